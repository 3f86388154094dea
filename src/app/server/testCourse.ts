/** A person's course for call tests: further sittings of a practice that `finishSitting` began. */
import { randomUUID } from 'node:crypto'
import { saveInput, sameAnswers, startInput, type PreparedSitting } from '#app/server/testPatient.ts'
import type { TestServer } from '#app/server/testServer.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { addSitting } from '#features/sitting/contract/addSitting.ts'
import { saveSitting } from '#features/sitting/contract/saveSitting.ts'
import { startSitting } from '#features/sitting/contract/startSitting.ts'

/** Another sitting of the same person, a minute later, answered with the same value throughout or with `values`. */
export async function finishAnother(
  server: TestServer,
  of: PreparedSitting,
  answers: number | ItemValues,
  testID = 'phq-9',
  patientID = of.patientID,
): Promise<PreparedSitting> {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  const sittingID = randomUUID()
  const input = { _id: sittingID, patient: patientID, testID, language: 'de', place: 'link' } as const
  const { token } = await server.expectOk(of.staff, addSitting, input)
  const prepared: PreparedSitting = { ...of, patientID, sittingID, token, patient: server.newClient() }
  const started = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
  const values = typeof answers === 'number' ? sameAnswers(started, answers) : answers
  await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, started, values))
  return prepared
}
