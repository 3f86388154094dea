import type { Db } from '#base/server/database/db.ts'
import type { SessionFacility } from '../contract/userSession.ts'

/**
 * What account asks of features that stand above it in the order of features (facility, vault), so that it need not import them.
 * `app/server/wireFeatures.ts` fills it once before the first request.
 */
export interface AccountNeighbours {
  /** Makes a facility with the user as its admin and only member; answers its id. */
  addFacility(tx: Db, facility: { name: string; adminUserID: string; demo: boolean }, now: Date): Promise<string>
  /** Removes the facilities of a user who never confirmed the address, hence never logged in. */
  removeFacilitiesOf(tx: Db, userID: string): Promise<void>
  /** Facilities a user works in, with what they may do there. */
  listFacilitiesOf(db: Db, userID: string): Promise<SessionFacility[]>
  /** Whether the user's key pair is set up. */
  hasKey(db: Db, userID: string): Promise<boolean>
  /**
   * Called in the transaction of a login by password, never by autologin. `authKey` is the 43 characters as sent; it is needed to derive
   * the key under which the key server keeps the bundle, and must not be stored.
   */
  afterPasswordLogin(
    tx: Db,
    login: { sessionID: string; authKey: string },
    now: Date,
    serverSecret: string,
  ): Promise<void>
  /** Called in the transaction that ends a session. */
  afterLogout(tx: Db, sessionID: string): Promise<void>
}

let wired: AccountNeighbours | null = null

export function wireAccount(neighbours: AccountNeighbours): void {
  wired = neighbours
}

/** The neighbours; throws where the app was put together wrongly. */
export function accountNeighbours(): AccountNeighbours {
  if (!wired) throw new Error('account is not wired: call wireFeatures() before the first request')
  return wired
}
