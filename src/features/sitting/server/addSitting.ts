import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { patient } from '#features/patient/server/door.ts'
import { addSitting } from '../contract/addSitting.ts'
import { LINK_LIFETIME_MS, linkTokenHash, newLinkToken } from './linkToken.ts'
import { sitting } from './sitting.table.ts'
import { findListedRow } from './sittingQueries.ts'
import { pinTestVersion } from './testVersion.ts'
import { toSittingOnWire } from './toSittingOnWire.ts'

/** Prepares a sitting in the patient's practice. The same `_id` twice is one sitting: the second is told that it is prepared already. */
export default handle(addSitting, async ({ input, context, actor, fail }) => {
  const people = await context.db
    .select({ facilityID: patient.facilityID })
    .from(patient)
    .where(and(eq(patient.id, input.patient), isNull(patient.trashAt)))
  const facilityID = people[0]?.facilityID
  if (facilityID === undefined || !may(actor, 'patient.view', facilityID)) return fail('patient.not_found')
  if (!may(actor, 'sitting.create', facilityID)) return fail('permission.missing')
  const instrument = findInstrument(input.testID)
  if (!instrument) return fail('test.not_found')
  if (instrument.meta.state === 'archived') return fail('test.archived')

  const token = newLinkToken()
  const now = context.now()
  const added = await context.db.transaction(async (tx) => {
    const version = await pinTestVersion(tx, instrument, now)
    const rows = await tx
      .insert(sitting)
      .values({
        id: input._id,
        facilityID,
        patientID: input.patient,
        state: input.place === 'device' ? 'pending' : 'patient',
        testID: input.testID,
        testVersion: version,
        language: input.language,
        place: input.place,
        createdBy: actor.userID,
        tokenHash: linkTokenHash(token),
        tokenExpiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: sitting.id })
    return rows.length > 0
  })
  const row = added ? await findListedRow(context.db, input._id) : null
  if (!row) return fail('sitting.already_prepared')
  return { sitting: toSittingOnWire(row, [], actor, context.locale), token }
})
