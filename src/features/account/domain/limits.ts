/** Lifetimes and limits of account calls. Shaped like base's `AttemptLimit`, which the server counts with. */

/** A link that confirms an address works for a day. */
export const VERIFY_LINK_MS = 24 * 3_600_000

const MINUTES_15_MS = 15 * 60_000
const HOUR_MS = 3_600_000

/** Five attempts in 15 minutes and account; a successful login starts the count anew. */
export const LOGIN_LIMIT = { name: 'login', attempts: 5, windowMs: MINUTES_15_MS }
/** One network trying one password on many accounts. Wide enough for a clinic behind one address. */
export const LOGIN_NETWORK_LIMIT = { name: 'login-network', attempts: 200, windowMs: MINUTES_15_MS }
/** Mails to one address, whoever asks for them: nobody's mailbox is flooded from here. */
export const ACCOUNT_MAIL_LIMIT = { name: 'account-mail', attempts: 5, windowMs: HOUR_MS }
export const REGISTER_NETWORK_LIMIT = { name: 'register-network', attempts: 100, windowMs: HOUR_MS }
/** Guesses at the code of a mailed link; it has 256 bits, the limit only spares the database. */
export const LINK_NETWORK_LIMIT = { name: 'link-network', attempts: 200, windowMs: MINUTES_15_MS }
