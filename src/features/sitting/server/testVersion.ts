import { and, eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import {
  findInstrument,
  readInstrumentContent,
  type Instrument,
  type InstrumentContent,
} from '#features/instrument/server/door.ts'
import { testVersion } from './sitting.table.ts'

/** Versions read back from the database once; they never change. */
const known = new Map<string, InstrumentContent>()

/**
 * Keeps a test as it is now, before the first sitting uses it, and answers its version. The same version with other content is a mistake of
 * whoever changed the definition: it must get a new version number.
 */
export async function pinTestVersion(tx: Db, instrument: Instrument, now: Date): Promise<string> {
  const { definition, contentHash } = instrument
  await tx
    .insert(testVersion)
    .values({
      testID: definition.id,
      version: definition.version,
      contentHash,
      definition,
      texts: instrument.texts,
      createdAt: now,
    })
    .onConflictDoNothing()
  const rows = await tx
    .select({ contentHash: testVersion.contentHash })
    .from(testVersion)
    .where(and(eq(testVersion.testID, definition.id), eq(testVersion.version, definition.version)))
  if (rows[0]?.contentHash !== contentHash) {
    throw new Error(`The test ${definition.id} was changed without a new version (still ${definition.version}).`)
  }
  return definition.version
}

/** The test exactly as the sitting pinned it: from the folder where it is still current, else from the database. */
export async function getInstrumentVersion(db: Db, testID: string, version: string): Promise<InstrumentContent> {
  const current = findInstrument(testID)
  if (current?.definition.version === version) return current
  const key = `${testID}@${version}`
  const before = known.get(key)
  if (before) return before
  const rows = await db
    .select()
    .from(testVersion)
    .where(and(eq(testVersion.testID, testID), eq(testVersion.version, version)))
  const row = rows[0]
  if (!row) throw new Error(`The test ${key} is pinned by a sitting but was never kept.`)
  const content = readInstrumentContent(row.definition, row.texts)
  known.set(key, content)
  return content
}
