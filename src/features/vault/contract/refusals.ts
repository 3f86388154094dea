import type { RefusalCatalogue } from '#base/contract/refusals.ts'

const ENCRYPTION_FAILED = {
  de: 'Fehler bei der Ver- oder Entschlüsselung von Daten, bitte kontaktieren Sie unseren Support',
  en: 'Errors during the encryption or decryption of data, please contact our support',
}

/** Everything the vault may refuse, on either side of the wire. English texts literal from Spec §5 and §8 where it gives them. */
export const vaultRefusals = {
  'vault.encryption_failed': { status: 500, ...ENCRYPTION_FAILED },
  'vault.session_restore_failed': {
    status: 401,
    de: 'Beim Wiederherstellen Ihrer Sitzung ist ein Fehler aufgetreten! Bitte melden Sie sich erneut an.',
    en: 'An error occurred while restoring your session! Please log in again.',
  },
  'vault.not_activated': {
    status: 403,
    de: 'Ihre Praxis wurde zurzeit noch nicht von Ihrer Praxisleitung freigeschaltet.',
    en: 'At this time, your practice has not been activated by your practice manager.',
  },
  'vault.secrets_incomplete': {
    status: 403,
    de: 'Es konnte nicht für jede Praxis ein Schlüssel gefunden werden',
    en: 'Could not find a secret for every facility',
  },
  'vault.key_missing': {
    status: 404,
    de: 'Für Ihr Konto ist noch kein Schlüssel eingerichtet.',
    en: 'No key has been set up for your account yet.',
  },
  'vault.public_key_exists': {
    status: 409,
    de: 'Für Ihr Konto ist bereits ein anderer Schlüssel hinterlegt. Bitte melden Sie sich neu an.',
    en: 'Another key is already on file for your account. Please log in again.',
  },
  'vault.public_key_invalid': {
    status: 400,
    de: 'Der übermittelte öffentliche Schlüssel ist ungültig.',
    en: 'The public key that was sent is not valid.',
  },
  'vault.password_login_needed': {
    status: 403,
    de: 'Aus Sicherheitsgründen brauchen wir noch einmal Ihr Passwort. Bitte melden Sie sich neu an.',
    en: 'For security we need your password once more. Please log in again.',
  },
  'vault.access_token_invalid': {
    status: 401,
    de: 'Die Freigabe für den Schlüsselserver ist abgelaufen oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
    en: 'The pass for the key server has expired or was already used. Please try again.',
  },
  'vault.key_server_unreachable': {
    status: 503,
    de: 'Der Schlüsselserver ist gerade nicht erreichbar. Ihre Daten sind unverändert; bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The key server cannot be reached at the moment. Your data is unchanged; please try again in a few minutes.',
  },
  'vault.bundle_invalid': {
    status: 500,
    de: 'Ihr Schlüssel ließ sich mit diesem Passwort nicht öffnen. Bitte melden Sie sich neu an oder kontaktieren Sie unseren Support.',
    en: 'Your key could not be opened with this password. Please log in again or contact our support.',
  },
  'vault.kdf_refused': {
    status: 500,
    de: 'Der Schlüsselserver verlangt ein unsicheres Verfahren. Zu Ihrem Schutz wurde abgebrochen; bitte kontaktieren Sie unseren Support.',
    en: 'The key server asks for an insecure procedure. We stopped for your protection; please contact our support.',
  },
  'vault.secret_invalid': {
    status: 500,
    de: 'Der Schlüssel Ihrer Praxis ließ sich nicht öffnen. Bitte wenden Sie sich an Ihre Praxisleitung oder unseren Support.',
    en: 'The key of your practice could not be opened. Please turn to your practice manager or our support.',
  },
  'vault.facility_key_exists': {
    status: 409,
    de: 'Für diese Praxis gibt es bereits einen Schlüssel. Bitte laden Sie die Seite neu.',
    en: 'This practice already has a key. Please reload the page.',
  },
  'vault.challenge_failed': {
    status: 403,
    de: 'Ihr Schlüssel konnte nicht nachgewiesen werden. Bitte melden Sie sich neu an.',
    en: 'Your key could not be proved. Please log in again.',
  },
  'vault.session_secret_missing': {
    status: 404,
    de: 'Für diese Sitzung ist kein Schlüssel hinterlegt. Bitte melden Sie sich neu an.',
    en: 'No key is kept for this session. Please log in again.',
  },
  'vault.recovery_code_invalid': {
    status: 400,
    de: 'Der Code stimmt nicht. Bitte vergleichen Sie ihn Gruppe für Gruppe mit Ihrem Notfallblatt.',
    en: 'The code is not right. Please compare it group by group with your recovery kit.',
  },
} as const satisfies RefusalCatalogue

export type VaultCode = keyof typeof vaultRefusals
