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
export type { Session, SessionStatus } from './session.ts'
