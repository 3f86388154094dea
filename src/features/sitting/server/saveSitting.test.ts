import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prepareSitting, sameAnswers, saveInput, startInput, type PreparedSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import type { OutputOf } from '#base/contract/call.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { listSittings } from '../contract/listSittings.ts'
import { saveSitting } from '../contract/saveSitting.ts'
import { startSitting } from '../contract/startSitting.ts'
import { trashSitting } from '../contract/trashSitting.ts'
import { sitting, sittingAlert, sittingResult, subSittingSave } from './sitting.table.ts'

const server = useTestServer()

async function started(given: Parameters<typeof prepareSitting>[1] = {}) {
  const prepared = await prepareSitting(server, given)
  return { prepared, run: await server.expectOk(prepared.patient, startSitting, startInput(prepared)) }
}

const stateOf = async (prepared: PreparedSitting) =>
  (await server.db.select().from(sitting).where(eq(sitting.id, prepared.sittingID)))[0]?.state
const savesOf = (run: OutputOf<typeof startSitting>) =>
  server.db.select().from(subSittingSave).where(eq(subSittingSave.subSittingID, run.subSittingID))
const resultOf = async (prepared: PreparedSitting) =>
  (await server.db.select().from(sittingResult).where(eq(sittingResult.sittingID, prepared.sittingID)))[0]
const alertsOf = (prepared: PreparedSitting) =>
  server.db.select().from(sittingAlert).where(eq(sittingAlert.sittingID, prepared.sittingID))

describe('sitting/save', () => {
  it('refuses a save for a sitting that was never started', async () => {
    const { run } = await started()
    const other = await prepareSitting(server)
    const answer = await server.call(other.patient, saveSitting, await saveInput(other, run, {}))
    expect(answer).toMatchObject({
      ok: false,
      status: 409,
      refusal: { code: 'sitting.not_running', title: 'Diese Sitzung läuft nicht!' },
    })
  })

  it("says 'sitting is not running!' in English", async () => {
    const { run } = await started()
    const other = await prepareSitting(server)
    const answer = await server.call(other.patient, saveSitting, await saveInput(other, run, {}), { language: 'en' })
    expect(answer).toMatchObject({ refusal: { message: 'sitting is not running!' } })
  })

  it('refuses content that is not what its hash says, and stores nothing', async () => {
    const { prepared, run } = await started()
    const input = await saveInput(prepared, run, sameAnswers(run, 1))
    const answer = await server.call(prepared.patient, saveSitting, { ...input, values: sameAnswers(run, 2) })
    expect(answer).toMatchObject({ ok: false, status: 422, refusal: { code: 'sitting.hash_mismatch' } })
    expect(await savesOf(run)).toEqual([])
    expect(await stateOf(prepared)).toBe('running')
  })

  it('refuses an unknown field and a missing csrf token', async () => {
    const { prepared, run } = await started()
    const input = await saveInput(prepared, run, sameAnswers(run, 1))
    const unknown = await server.call(prepared.patient, saveSitting, input, { unknownFields: { lastName: 'Müller' } })
    expect(unknown).toMatchObject({ status: 400, refusal: { validationErrors: [{ field: 'lastName' }] } })
    const forged = await server.call(prepared.patient, saveSitting, input, { headers: { 'csrf-token': 'x' } })
    expect(forged).toMatchObject({ status: 403, refusal: { code: 'csrf.invalid' } })
  })

  it('stores, finishes, scores and answers the hash it computed', async () => {
    const { prepared, run } = await started()
    const input = await saveInput(prepared, run, { ...sameAnswers(run, 1), q9: 0 })
    const receipt = await server.expectOk(prepared.patient, saveSitting, input)
    expect(receipt).toMatchObject({ hash: input.hash, remainingSittings: 0, next: 'end' })
    expect(await stateOf(prepared)).toBe('finished')
    const result = await resultOf(prepared)
    expect(result).toMatchObject({
      age: 52,
      gender: 'female',
      headline: { value: 8, max: 27, band: { index: 1, steps: 5 } },
    })
    expect(await alertsOf(prepared)).toEqual([])
  })

  it('answers the same receipt to the same save again, also when three come at once, and stores it once', async () => {
    const { prepared, run } = await started()
    const input = await saveInput(prepared, run, sameAnswers(run, 1))
    const receipts = await Promise.all([1, 2, 3].map(() => server.expectOk(prepared.patient, saveSitting, input)))
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    receipts.push(await server.expectOk(prepared.patient, saveSitting, input))
    expect(new Set(receipts.map((one) => one.savedAt)).size).toBe(1)
    expect(await savesOf(run)).toHaveLength(1)
  })

  it('keeps other answers for a finished sitting as a further revision and leaves the result as it was', async () => {
    const { prepared, run } = await started()
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 1)))
    const before = await resultOf(prepared)
    const late = await saveInput(prepared, run, sameAnswers(run, 3))
    expect((await server.expectOk(prepared.patient, saveSitting, late)).hash).toBe(late.hash)
    expect((await savesOf(run)).map((save) => save.revision).toSorted((one, other) => one - other)).toEqual([1, 2])
    expect(await resultOf(prepared)).toEqual(before)
  })

  it('raises the alert of a risk item that stands only in the answers of a second device', async () => {
    const { prepared, run } = await started()
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 0)))
    expect(await alertsOf(prepared)).toEqual([])
    const late = await saveInput(prepared, run, { ...sameAnswers(run, 0), q9: 2 })
    await server.expectOk(prepared.patient, saveSitting, late)
    expect(await alertsOf(prepared)).toMatchObject([{ itemID: 'q9', severity: 'critical', acknowledgedAt: null }])
    // Once more, and in a third form: one alert.
    await server.expectOk(prepared.patient, saveSitting, late)
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 3)))
    expect(await alertsOf(prepared)).toHaveLength(1)
  })

  it('raises the alert of PHQ-9 item 9 in the moment of saving, and the practice sees it in the list', async () => {
    const { prepared, run } = await started()
    await server.expectOk(
      prepared.patient,
      saveSitting,
      await saveInput(prepared, run, { ...sameAnswers(run, 0), q9: 1 }),
    )
    const alerts = await alertsOf(prepared)
    expect(alerts).toMatchObject([{ itemID: 'q9', severity: 'critical', acknowledgedAt: null }])
    const { sittings } = await server.expectOk(prepared.staff, listSittings, {})
    expect(sittings.find((one) => one._id === prepared.sittingID)).toMatchObject({
      unread: true,
      alerts: [{ itemID: 'q9' }],
    })
  })

  it('takes answers of a device whose link was replaced meanwhile', async () => {
    const { prepared, run } = await started()
    await server.expectOk(prepared.staff, initiateSitting, { id: prepared.sittingID, place: 'link' })
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 2)))
    expect(await stateOf(prepared)).toBe('finished')
  })

  it('takes answers of a sitting that was put into the trash meanwhile, so that restoring it brings them back', async () => {
    const { prepared, run } = await started()
    await server.expectOk(prepared.staff, trashSitting, { sittingIDs: [prepared.sittingID], trash: true })
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 2)))
    expect(await stateOf(prepared)).toBe('finished')
    expect(await resultOf(prepared)).toMatchObject({ headline: { value: 18 } })
  })

  it('closes a skipped test without a result', async () => {
    const { prepared, run } = await started()
    const input = await saveInput(prepared, run, {})
    await server.expectOk(prepared.patient, saveSitting, { ...input, skip: true })
    expect(await stateOf(prepared)).toBe('skipped')
    expect(await resultOf(prepared)).toBeUndefined()
  })

  it('scores without an age where the year of birth is unknown', async () => {
    const { prepared, run } = await started({ birthYear: null })
    await server.expectOk(
      prepared.patient,
      saveSitting,
      await saveInput(prepared, run, sameAnswers(run, 1), randomUUID()),
    )
    expect(await resultOf(prepared)).toMatchObject({ age: null })
  })

  it('writes neither answer nor token into the log', async () => {
    const { prepared, run } = await started()
    await server.expectOk(
      prepared.patient,
      saveSitting,
      await saveInput(prepared, run, { ...sameAnswers(run, 1), q1: 'unverwechselbar' }),
    )
    expect(server.logLines.join('\n')).not.toContain(prepared.token)
    expect(server.logLines.join('\n')).not.toContain('unverwechselbar')
  })
})
