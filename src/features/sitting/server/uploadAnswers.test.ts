import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prepareSitting, sameAnswers, saveInput, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { newLinkToken } from './linkToken.ts'
import { listSittings } from '../contract/listSittings.ts'
import { saveSitting } from '../contract/saveSitting.ts'
import { startSitting } from '../contract/startSitting.ts'
import { uploadAnswers } from '../contract/uploadAnswers.ts'
import type { RunStep } from '../domain/runStep.ts'
import { runStepRow } from './sitting.table.ts'

const server = useTestServer()

const answered = (itemID: string, value: number): RunStep => ({
  event: 'answered',
  page: 0,
  delta: 5,
  itemID,
  value,
  at: '2026-11-21T09:00:00.000Z',
})

async function running() {
  const prepared = await prepareSitting(server)
  const run = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
  const saveId = randomUUID()
  const { token, sittingID, patient } = prepared
  const { subSittingID } = run
  const upload = (sequence: number, entries: RunStep[]) =>
    server.call(patient, uploadAnswers, { token, sittingID, subSittingID, saveId, sequence, entries })
  return { prepared, run, saveId, upload }
}

describe('sitting/answers', () => {
  it('refuses a wrong token and a sub-sitting of another sitting', async () => {
    const { prepared, run, saveId } = await running()
    const other = await running()
    const entries = [answered('q1', 1)]
    const base = { token: prepared.token, sittingID: prepared.sittingID, saveId, sequence: 1, entries }
    const wrongToken = await server.call(prepared.patient, uploadAnswers, {
      ...base,
      token: newLinkToken(),
      subSittingID: run.subSittingID,
    })
    expect(wrongToken).toMatchObject({ status: 404, refusal: { code: 'sitting.link_unknown' } })
    const foreign = await server.call(prepared.patient, uploadAnswers, {
      ...base,
      subSittingID: other.run.subSittingID,
    })
    expect(foreign).toMatchObject({ status: 409, refusal: { code: 'sitting.not_running' } })
  })

  it('takes a batch twice and in any order, and answers up to where all steps are there', async () => {
    const { upload, run } = await running()
    expect(await upload(3, [answered('q3', 3)])).toMatchObject({ body: { received: 0 } })
    expect(await upload(1, [answered('q1', 1), answered('q2', 2)])).toMatchObject({ body: { received: 3 } })
    expect(await upload(1, [answered('q1', 0), answered('q2', 2)])).toMatchObject({ body: { received: 3 } })
    const rows = await server.db.select().from(runStepRow).where(eq(runStepRow.subSittingID, run.subSittingID))
    expect(rows).toHaveLength(3)
    expect(rows.find((row) => row.number === 1)?.content.value).toBe(1)
  })

  it('gives a second device all that arrived', async () => {
    const { prepared, upload, saveId } = await running()
    await upload(1, [{ event: 'shown', page: 1, delta: 0, at: '2026-11-21T09:00:00.000Z' }, answered('q1', 2)])
    const again = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    expect(again.stored).toMatchObject({ saveId, received: 2, page: 1, values: { q1: 2 } })
  })

  it('shows the practice how far the sitting is', async () => {
    const { prepared, upload } = await running()
    await upload(1, [answered('q1', 1), answered('q2', 1)])
    const { sittings } = await server.expectOk(prepared.staff, listSittings, {})
    expect(sittings[0]?.progress).toEqual({ answered: 2, total: 10 })
  })

  it('takes a late batch of a finished sitting without changing it', async () => {
    const { prepared, run, upload } = await running()
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, run, sameAnswers(run, 1)))
    expect(await upload(1, [answered('q1', 3)])).toMatchObject({ ok: true })
    const { sittings } = await server.expectOk(prepared.staff, listSittings, {})
    expect(sittings[0]).toMatchObject({ state: 'finished', progress: null })
  })
})
