/** What other features may use of the account in the browser. */
export {
  endSession,
  facilityOf,
  getSession,
  onSessionEnd,
  setSession,
  useSession,
  useUser,
  watchSession,
} from './session.ts'
export { wireAccountVault } from './accountVault.ts'
export { afterLoginAddress } from './afterLoginAddress.ts'
export { autologin } from './autologin.ts'
export { logOut } from './logOut.ts'
export { setLoginNotice } from './loginNotice.ts'
