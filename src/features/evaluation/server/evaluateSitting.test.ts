import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildMember, signInAs } from '#db/seed/builders.ts'
import { finishAnother } from '#app/server/testCourse.ts'
import { finishSitting, prepareSitting, sameAnswers, saveInput, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { getSitting } from '#features/sitting/contract/getSitting.ts'
import { saveSitting } from '#features/sitting/contract/saveSitting.ts'
import { startSitting } from '#features/sitting/contract/startSitting.ts'
import { trashSitting } from '#features/sitting/contract/trashSitting.ts'
import { sitting, sittingResult, subSittingSave } from '#features/sitting/server/door.ts'
import { evaluateSitting } from '../contract/evaluateSitting.ts'
import { agrees } from '../domain/agrees.ts'

const server = useTestServer()

describe('sitting/evaluate', () => {
  it('refuses who is not logged in', async () => {
    const { sittingID } = await finishSitting(server)
    expect(await server.call(server.newClient(), evaluateSitting, { sittingID })).toMatchObject({
      status: 401,
      refusal: { code: 'session.not_logged_in' },
    })
  })

  it('refuses a sitting of another practice like one that does not exist', async () => {
    const [own, foreign] = [await finishSitting(server), await finishSitting(server)]
    for (const sittingID of [foreign.sittingID, crypto.randomUUID()]) {
      expect(await server.call(own.staff, evaluateSitting, { sittingID })).toMatchObject({
        status: 404,
        refusal: { code: 'sitting.not_found' },
      })
    }
    const rows = await server.db.select().from(sitting).where(eq(sitting.id, foreign.sittingID))
    expect(rows[0]).toMatchObject({ state: 'finished', evaluatedAt: null })
  })

  it('refuses a member who sees sittings but may not evaluate them', async () => {
    const { facilityID, sittingID } = await finishSitting(server)
    const member = await signInAs(server, await buildMember(server, facilityID, ['sitting.view']))
    expect(await server.call(member, evaluateSitting, { sittingID })).toMatchObject({
      status: 403,
      refusal: { code: 'permission.missing' },
    })
  })

  it('refuses to evaluate in the name of somebody else', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const answer = await server.call(staff, evaluateSitting, { sittingID, userID: crypto.randomUUID() })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
  })

  it('refuses a sitting that is not finished, and one in the trash', async () => {
    const waiting = await prepareSitting(server)
    expect(await server.call(waiting.staff, evaluateSitting, { sittingID: waiting.sittingID })).toMatchObject({
      status: 409,
      refusal: { code: 'evaluation.not_finished' },
    })
    const { staff, sittingID } = await finishSitting(server)
    await server.expectOk(staff, trashSitting, { sittingIDs: [sittingID], trash: true })
    expect(await server.call(staff, evaluateSitting, { sittingID })).toMatchObject({
      status: 409,
      refusal: { code: 'evaluation.in_trash' },
    })
  })

  it('refuses an unknown field', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const answer = await server.call(staff, evaluateSitting, { sittingID }, { unknownFields: { norm: 'x' } })
    expect(answer).toMatchObject({ status: 400 })
  })

  it('answers the stored score with everything that explains it, and no name', async () => {
    const { staff, adminID, patientID, sittingID } = await finishSitting(server)
    const answer = await server.expectOk(staff, evaluateSitting, { sittingID, userID: adminID })
    const main = answer.sitting.evaluation.nodes.find((node) => node.id === answer.sitting.evaluation.mainNodeID)
    expect(main).toMatchObject({ value: 9, min: 0, max: 27, band: { id: expect.any(String) } })
    expect(main?.trace.map((step) => step.kind)).toContain('source')
    expect(answer).toMatchObject({
      serverExec: true,
      battery: null,
      previous: null,
      test: { slug: 'phq-9', name: 'PHQ-9', head: { language: 'de' } },
      sitting: {
        patient: { _id: patientID, gender: 'female' },
        displayName: 'Dr. Ayşe Öztürk',
        userData: { values: { q1: 1 }, meta: { autoAdvance: true } },
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/e_lastName|token/i)
  })

  it('marks the sitting as evaluated once: opening it again changes neither time nor person', async () => {
    const { facilityID, staff, sittingID, adminID } = await finishSitting(server)
    const before = server.clock.now
    expect((await server.expectOk(staff, getSitting, { id: sittingID })).sitting).toMatchObject({
      state: 'finished',
      unread: true,
    })
    const first = await server.expectOk(staff, evaluateSitting, { sittingID })
    expect(first.sitting).toMatchObject({ state: 'evaluated', evaluatedAt: before.toISOString() })

    server.clock.now = new Date(before.getTime() + 60_000)
    const colleague = await signInAs(
      server,
      await buildMember(server, facilityID, ['sitting.view', 'sitting.evaluate']),
    )
    const second = await server.expectOk(colleague, evaluateSitting, { sittingID })
    expect(second.sitting.evaluatedAt).toBe(before.toISOString())
    const rows = await server.db.select().from(sitting).where(eq(sitting.id, sittingID))
    expect(rows[0]).toMatchObject({ evaluatedBy: adminID, seenAt: before })
    expect((await server.expectOk(staff, getSitting, { id: sittingID })).sitting.unread).toBe(false)
  })

  it('tells the alert of a risk item, still to be acknowledged', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const { sitting: opened } = await server.expectOk(staff, evaluateSitting, { sittingID })
    expect(opened.alerts).toMatchObject([
      { alertID: 'suicidality', itemID: 'q9', severity: 'critical', acknowledgedAt: null, acknowledgedBy: null },
    ])
  })

  it('brings the latest comparable sitting of the person before this one, and none of another person or test', async () => {
    const first = await finishSitting(server)
    const second = await finishAnother(server, first, 2)
    await finishAnother(server, first, 1, 'gad-7')
    const third = await finishAnother(server, first, 0)
    await finishAnother(server, first, 3)
    const { previous } = await server.expectOk(first.staff, evaluateSitting, { sittingID: third.sittingID })
    expect(previous?._id).toBe(second.sittingID)
    const other = await finishSitting(server)
    expect((await server.expectOk(other.staff, evaluateSitting, { sittingID: other.sittingID })).previous).toBeNull()
  })

  it('tells that there are earlier ones also where none can be compared', async () => {
    const first = await finishSitting(server, { q1: 1 })
    const second = await finishAnother(server, first, 2)
    const open = (sittingID: string) => server.expectOk(first.staff, evaluateSitting, { sittingID })
    expect(await open(first.sittingID)).toMatchObject({ previous: null, hasEarlier: false })
    expect(await open(second.sittingID)).toMatchObject({ previous: null, hasEarlier: true })
  })

  it('passes over an earlier sitting without a score', async () => {
    const first = await finishSitting(server)
    const empty = await finishAnother(server, first, {
      q1: 1,
      q2: null,
      q3: null,
      q4: null,
      q5: null,
      q6: null,
      q7: null,
      q8: null,
      q9: 0,
    })
    const last = await finishAnother(server, first, 2)
    const opened = await server.expectOk(first.staff, evaluateSitting, { sittingID: last.sittingID })
    expect(opened.previous?._id).toBe(first.sittingID)
    const without = await server.expectOk(first.staff, evaluateSitting, { sittingID: empty.sittingID })
    expect(without).toMatchObject({
      previous: null,
      sitting: { evaluation: { nodes: expect.arrayContaining([expect.objectContaining({ value: null })]) } },
    })
  })

  it('reads times, changes and interruptions from the log and keeps the log itself', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const [result] = await server.db.select().from(sittingResult).where(eq(sittingResult.sittingID, sittingID))
    const [save] = await server.db
      .select()
      .from(subSittingSave)
      .where(eq(subSittingSave.subSittingID, result?.subSittingID ?? ''))
    if (result === undefined || save === undefined) throw new Error('The sitting was not saved')
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds)).toISOString()
    const log = [
      { event: 'shown' as const, page: 0, delta: 0, at: at(0) },
      { event: 'focusLost' as const, page: 0, delta: 1000, at: at(1) },
      { event: 'focusBack' as const, page: 0, delta: 6000, at: at(6) },
      { event: 'changed' as const, page: 0, delta: 7000, itemID: 'q1', at: at(7) },
      { event: 'left' as const, page: 0, delta: 8000, at: at(8) },
    ]
    await server.db
      .update(subSittingSave)
      .set({ content: { ...save.content, log } })
      .where(eq(subSittingSave.hash, save.hash))
    const { sitting: opened } = await server.expectOk(staff, evaluateSitting, { sittingID })
    expect(opened.userData.facts).toMatchObject({
      activeMs: 3000,
      interruptions: [{ kind: 'away', itemID: 'q1', durationMs: 5000 }],
    })
    expect(opened.userData.facts.items[0]).toEqual({ itemID: 'q1', timeMs: 3000, before: [], changes: 1 })
    expect(JSON.stringify(opened)).not.toContain('focusLost')
  })

  it('scores the stored answers again to the same evaluation, to the letter', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const { sitting: opened, test } = await server.expectOk(staff, evaluateSitting, { sittingID })
    expect(agrees(opened, opened.userData.values, test.definition)).toBe(true)
    expect(agrees(opened, { ...opened.userData.values, q1: 3 }, test.definition)).toBe(false)
  })

  it('tells how often other answers came in after the ones that are scored', async () => {
    const prepared = await prepareSitting(server)
    const run = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    const save = async (value: number) =>
      server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, value)))
    const laterSaves = async () =>
      (await server.expectOk(prepared.staff, evaluateSitting, { sittingID: prepared.sittingID })).laterSaves
    await save(0)
    expect(await laterSaves()).toBe(0)
    await save(1)
    await save(2)
    expect(await laterSaves()).toBe(2)
  })
})
