import type { Db } from '#base/server/database/db.ts'

/** What the vault asks of features that stand above it in the order of features. `app/server/wireFeatures.ts` fills it once. */
export interface VaultNeighbours {
  /** Facilities a user works in. */
  listFacilitiesOf(db: Db, userID: string): Promise<readonly { _id: string }[]>
}

let wired: VaultNeighbours | null = null

export function wireVault(neighbours: VaultNeighbours): void {
  wired = neighbours
}

export function vaultNeighbours(): VaultNeighbours {
  if (!wired) throw new Error('vault is not wired: call wireFeatures() before the first request')
  return wired
}
