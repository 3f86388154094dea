import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '#base/server/database/db.ts'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import type { Definition } from '#features/instrument/domain/definition.ts'
import { findInstrument, type Instrument } from '#features/instrument/server/door.ts'
import { ageInYear } from '#features/patient/domain/ageInYear.ts'
import { headlineOf } from '#features/sitting/domain/headline.ts'
import { sittingContentHash } from '#features/sitting/domain/sittingContentHash.ts'
import {
  linkTokenHash,
  newLinkToken,
  pinTestVersion,
  sitting,
  sittingAlert,
  sittingResult,
  subSitting,
  subSittingSave,
} from '#features/sitting/server/door.ts'
import { answerAs } from './answerAs.ts'
import type { PlannedSitting } from './courses.ts'
import { DEMO_PEOPLE } from './people.ts'
import type { Random } from './random.ts'
import { runLog } from './runLog.ts'

const sha256Hex = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

const DAY_MS = 24 * 3_600_000
/** Results younger than this are not looked at yet. */
const UNREAD_MS = 2 * DAY_MS

interface Writing {
  db: Db
  facilityID: string
  adminID: string
  patientIDs: readonly string[]
  planned: readonly PlannedSitting[]
  random: Random
  now: Date
}

type Rows = {
  sittings: (typeof sitting.$inferInsert)[]
  subs: (typeof subSitting.$inferInsert)[]
  saves: (typeof subSittingSave.$inferInsert)[]
  results: (typeof sittingResult.$inferInsert)[]
  alerts: (typeof sittingAlert.$inferInsert)[]
}

/** Writes the year: answered sittings with results and alerts, and a handful that wait, run, were skipped or lie in the trash. */
export async function writeSittings(writing: Writing): Promise<void> {
  const { db, planned, now } = writing
  const rows: Rows = { sittings: [], subs: [], saves: [], results: [], alerts: [] }
  for (const one of planned) await addDone(rows, writing, one)
  addOpen(rows, writing)
  await db.transaction(async (tx) => {
    for (const testID of new Set(rows.sittings.map((row) => row.testID)))
      await pinTestVersion(tx, instrumentOf(testID), now)
    for (const [table, values] of [
      [sitting, rows.sittings],
      [subSitting, rows.subs],
      [subSittingSave, rows.saves],
      [sittingResult, rows.results],
      [sittingAlert, rows.alerts],
    ] as const) {
      for (let at = 0; at < values.length; at += 50) await tx.insert(table).values(values.slice(at, at + 50))
    }
  })
}

async function addDone(rows: Rows, writing: Writing, planned: PlannedSitting): Promise<void> {
  const { facilityID, adminID, random, now } = writing
  const { definition } = instrumentOf(planned.testID)
  const person = DEMO_PEOPLE[planned.person]
  const id = randomUUID()
  const subSittingID = randomUUID()
  const place = random.pick(['device', 'device', 'qr', 'link'] as const)
  const createdAt = new Date(planned.at.getTime() - random.between(4, place === 'link' ? 4000 : 40) * 60_000)
  const values = answerAs(definition, planned.burden, random)
  const { log, durationMs } = runLog(definition, values, planned.at, random)
  const content = {
    sittingID: id,
    subSittingID,
    testID: definition.id,
    version: definition.version,
    values,
    moduleValues: {},
    log,
  }
  const hash = await sittingContentHash(content, sha256Hex)
  const finishedAt = new Date(planned.at.getTime() + durationMs)
  const isLookedAt = now.getTime() - finishedAt.getTime() > UNREAD_MS
  const evaluatedAt = isLookedAt ? new Date(finishedAt.getTime() + random.between(10, 300) * 60_000) : null
  const age = ageInYear(person?.birthYear ?? null, finishedAt.getUTCFullYear())
  const gender = person?.gender ?? null
  const evaluation = evaluate(definition, values, { age, gender })
  rows.sittings.push({
    ...baseRow(writing, definition, planned.person, createdAt),
    id,
    state: isLookedAt ? 'evaluated' : 'finished',
    place,
    startedBy: place === 'device' ? 'staff' : 'patient',
    startedAt: planned.at,
    firstItemAt: planned.at,
    progressAnswered: Object.keys(values).length,
    progressTotal: definition.items.length,
    finishedAt,
    updatedAt: evaluatedAt ?? finishedAt,
    evaluatedAt,
    evaluatedBy: isLookedAt ? adminID : null,
    seenAt: evaluatedAt,
    trashAt: random.next() < 0.015 ? finishedAt : null,
  })
  rows.subs.push({
    id: subSittingID,
    sittingID: id,
    testID: definition.id,
    testVersion: definition.version,
    startedAt: planned.at,
  })
  rows.saves.push({
    subSittingID,
    saveID: randomUUID(),
    revision: 1,
    hash,
    content: { values, moduleValues: {}, log, meta: metaOf(random, place) },
    savedAt: finishedAt,
  })
  rows.results.push({
    subSittingID,
    sittingID: id,
    revision: 1,
    age,
    gender,
    evaluation,
    headline: headlineOf(evaluation),
    createdAt: finishedAt,
  })
  for (const alert of evaluation.alerts) {
    rows.alerts.push({
      id: randomUUID(),
      sittingID: id,
      facilityID,
      alertID: alert.id,
      itemID: alert.itemID,
      severity: alert.severity,
      text: alert.text,
      raisedAt: finishedAt,
      acknowledgedAt: evaluatedAt,
      acknowledgedBy: isLookedAt ? adminID : null,
    })
  }
}

/** What is on today's desk: some wait for the patient, three run, one was skipped. */
function addOpen(rows: Rows, writing: Writing): void {
  const { now, random } = writing
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const open = [
    { person: 6, testID: 'phq-9', state: 'running', minutes: 4, answered: 6 },
    { person: 7, testID: 'gds-15', state: 'running', minutes: 9, answered: 13 },
    { person: 8, testID: 'gad-7', state: 'running', minutes: 26, answered: 2 },
    { person: 9, testID: 'phq-9', state: 'patient', minutes: 4 * 1440, answered: 0 },
    { person: 10, testID: 'gds-15', state: 'pending', minutes: 50, answered: 0 },
    { person: 11, testID: 'who-5', state: 'patient', minutes: 13 * 1440, answered: 0 },
    { person: 17, testID: 'phq-9', state: 'patient', minutes: 1440, answered: 0 },
    { person: 19, testID: 'audit', state: 'patient', minutes: 2 * 1440, answered: 0 },
    { person: 24, testID: 'rses', state: 'pending', minutes: 15, answered: 0 },
    { person: 29, testID: 'gad-7', state: 'skipped', minutes: 6 * 1440, answered: 0 },
  ] as const
  for (const one of open) {
    const { definition } = instrumentOf(one.testID)
    const id = randomUUID()
    const createdAt = minutesAgo(one.minutes + 6)
    const isBegun = one.state === 'running'
    rows.sittings.push({
      ...baseRow(writing, definition, one.person, createdAt),
      id,
      state: one.state,
      place: one.state === 'pending' ? 'device' : random.pick(['qr', 'link'] as const),
      startedBy: isBegun ? 'patient' : '',
      startedAt: isBegun ? minutesAgo(one.minutes) : null,
      progressAnswered: one.answered,
      progressTotal: isBegun ? definition.items.length : 0,
      updatedAt: minutesAgo(isBegun ? Math.floor(one.minutes / 3) : one.minutes),
    })
    if (isBegun) {
      rows.subs.push({
        id: randomUUID(),
        sittingID: id,
        testID: definition.id,
        testVersion: definition.version,
        startedAt: minutesAgo(one.minutes),
      })
    }
  }
}

function baseRow(writing: Writing, definition: Definition, person: number, createdAt: Date) {
  const patientID = writing.patientIDs[person]
  if (patientID === undefined) throw new Error(`The demo has no person ${person}`)
  return {
    facilityID: writing.facilityID,
    patientID,
    testID: definition.id,
    testVersion: definition.version,
    language: 'de' as const,
    createdBy: writing.adminID,
    tokenHash: linkTokenHash(newLinkToken()),
    tokenExpiresAt: new Date(createdAt.getTime() + 14 * DAY_MS),
    createdAt,
  }
}

function metaOf(random: Random, place: 'device' | 'qr' | 'link') {
  const isPhone = place === 'link'
  return {
    textSize: random.next() < 0.12 ? 'large' : 'normal',
    contrast: random.next() < 0.03,
    readAloud: random.next() < 0.04,
    autoAdvance: true,
    language: 'de',
    reloads: random.next() < 0.04 ? 1 : 0,
    device: {
      platform: isPhone ? 'mobile' : 'desktop',
      screenWidthPx: isPhone ? 390 : 1024,
      screenHeightPx: isPhone ? 844 : 768,
      pixelRatio: isPhone ? 3 : 2,
      browser: isPhone ? 'Safari' : 'Chrome',
      timeZone: 'Europe/Berlin',
    },
  }
}

function instrumentOf(testID: string): Instrument {
  const instrument = findInstrument(testID)
  if (!instrument) throw new Error(`The demo needs the test ${testID}`)
  return instrument
}
