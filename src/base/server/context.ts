import type { Locale } from '#base/domain/locale.ts'
import type { Db } from './database/db.ts'
import type { Settings } from './settings.ts'
import type { Log } from './log.ts'

/** What a handler may use. Made once a request by `app/server`; in jobs and seeds by hand. */
export interface Context {
  db: Db
  settings: Settings
  log: Log
  /** Language of the answer, from Accept-Language. */
  locale: Locale
  /** The clock; a fixed one in tests. */
  now: () => Date
  /** Value of the session cookie as sent, or null. Never logged. */
  cookie: string | null
  /** Sets, replaces or (null) clears the session cookie of this answer. */
  setCookie: (value: string | null) => void
  userAgent: string
  /** Address of the caller, shortened to its network; for rate limits and the list of sessions. */
  network: string
}
