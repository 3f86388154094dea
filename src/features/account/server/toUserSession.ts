import type { Db } from '#base/server/database/db.ts'
import type { UserSession } from '../contract/userSession.ts'
import { selectedFilter } from '../domain/selectedFilter.ts'
import { getAccount } from './accountQueries.ts'
import { accountNeighbours } from './neighbours.ts'

/**
 * The user session as the browser may know it (Spec §3). `mustPickSubscription` is false, because nothing is sold yet: without a
 * subscription to pick, the rule of Spec §4 would lock every practice out. `permissions` and `root` belong to the boss area, which
 * this product does not have yet; what a user may do in a facility stands with the facility.
 */
export async function toUserSession(db: Db, userID: string, proved: boolean, now: Date): Promise<UserSession> {
  const account = await getAccount(db, userID)
  const facilities = await accountNeighbours().listFacilitiesOf(db, userID)
  return {
    userID,
    email: account.email,
    displayName: account.displayName,
    firstName: account.firstName,
    lastName: account.lastName,
    permissions: [],
    root: false,
    facilities,
    filter: selectedFilter(
      account.filter,
      facilities.map((one) => one._id),
    ),
    emailVerified: account.emailVerifiedAt !== null,
    enabled2FA: false,
    useCase: account.useCase,
    deletionAt: account.deletionAt?.toISOString() ?? null,
    waiting: account.waiting,
    language: account.language,
    tos: account.tosAcceptedAt !== null,
    dismissedBanners: account.dismissedBanners,
    lastUpdate: now.toISOString(),
    mustPickSubscription: false,
    hasKey: await accountNeighbours().hasKey(db, userID),
    secured: proved,
  }
}
