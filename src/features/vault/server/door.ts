/** What other features and the app may use of the vault on the server. */
export { accessTokenKey } from './accessToken.ts'
export { dropStaleSecrets } from './dropStaleSecrets.ts'
export { hasKey } from './hasKey.ts'
export { isRecoveryKitConfirmed } from './isRecoveryKitConfirmed.ts'
export { wireVault } from './neighbours.ts'
export { rememberPasswordLogin } from './rememberPasswordLogin.ts'
export { removeSessionVault as forgetSession } from './sessionVaultQueries.ts'
