import type { LogLevel } from './log.ts'

/** Everything that can be set from outside, read once at the start. The README's table of settings is this list. */
export interface Settings {
  /** Address both servers listen on; this machine only unless told. `HOST` */
  host: string
  /** Port of the web app and the API. `PORT` */
  port: number
  /** Port of the key server. `KEY_SERVER_PORT` */
  keyServerPort: number
  /** Folder of the embedded database and the server's own secret. `DATA_DIR` */
  dataDir: string
  /** Folder of the built web app; `dist` in the checkout unless told. `WEB_DIR` */
  webDir: string
  /** PostgreSQL 15+; the embedded database where absent. `DATABASE_URL` */
  databaseUrl: string | null
  /** Address under which browsers reach the app, without a slash at the end. `PUBLIC_URL` */
  publicUrl: string
  /** Address under which browsers reach the key server. `KEY_SERVER_URL` */
  keyServerUrl: string
  /** `smtp://user:password@host:port`; without it mails stay in the development mailbox. `SMTP_URL` */
  smtpUrl: string | null
  /** Sender of mails. `MAIL_FROM` */
  mailFrom: string
  /** `PRODUCT_TITLE` */
  productTitle: string
  /** Operation modes of the spec. `B2C`, `B2B`, `DEMO`, `DEBUG` */
  b2c: boolean
  b2b: boolean
  demo: boolean
  debug: boolean
  /** Who may register. `REGISTRATION`: `closed` (default of the spec), `open`, `invitation`, `waitingList` */
  registration: 'closed' | 'open' | 'invitation' | 'waitingList'
  /** What is written to the log: this and what is graver. `LOG_LEVEL`: `info` (a line a request), `warn`, `error` */
  logLevel: LogLevel
  /** Longest text an input field takes. `FORM_INPUT_MAX_LENGTH` */
  formInputMaxLength: number
  /** Mixed into the stored password hashes and tokens; from DATA_DIR/server-secret or `SERVER_SECRET`. Never logged. */
  serverSecret: string
}
