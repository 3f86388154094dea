/** The numbers of the encryption. Spec §9 fixes them unless another source stands beside; docs/security/encryption.md tells what they are for. */

/** RSA-OAEP key pair of a user (Spec §9). */
export const RSA_MODULUS_BITS = 4096
export const RSA_PUBLIC_EXPONENT = 65537
export const RSA_HASH = 'SHA-512'

/** AES-GCM (Spec §9). */
export const AES_KEY_BITS = 256
export const IV_BYTES = 12
export const SALT_BYTES = 16
/** What AES-GCM adds to a text. */
export const GCM_TAG_BYTES = 16

/** Between the iv and the data of an `e_…` field (Spec §9). */
export const IV_SEPARATOR = '-'

/** PBKDF2-HMAC-SHA-512 for the key that wraps the private key (Spec §9). Also the least a browser accepts from a key server. */
export const WRAP_ITERATIONS = 100_000
/** The most a browser accepts, so that a hostile key server cannot make it compute for hours. */
export const WRAP_ITERATIONS_CEILING = 5_000_000

/** PBKDF2-HMAC-SHA-256 for the key that logs in: OWASP Password Storage Cheat Sheet (2023), 600,000 for SHA-256. */
export const AUTH_ITERATIONS = 600_000
export const AUTH_KEY_BYTES = 32

/** Random bytes of a facility secret, of a session secret, of a challenge and of a recovery key. */
export const SECRET_BYTES = 32
/** First bytes of the hash of a facility secret that name it. */
export const KEY_ID_BYTES = 8
/** Salt of one sealed name; a sub-key per write makes a repeated iv harmless. */
export const NAME_SALT_BYTES = 24
/** Names are padded to whole steps of this size, so that the length of a sealed field does not tell the name. */
export const NAME_PADDING_STEP_BYTES = 32
/** First byte of a sealed name. */
export const NAME_VERSION = 1

/** Retries of the key set-up after the first attempt (Spec §9). */
export const KEY_SETUP_RETRIES = 5

/** An access token opens the key server once, this long. */
export const ACCESS_TOKEN_LIFETIME_MS = 60_000
/** So long after a login with the password access tokens are given out. */
export const PASSWORD_LOGIN_FRESH_MS = 5 * 60_000
/** A session challenge must be answered within. */
export const CHALLENGE_LIFETIME_MS = 60_000
