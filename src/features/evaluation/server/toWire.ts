import type { Definition } from '#features/instrument/domain/definition.ts'
import type { InstrumentTexts } from '#features/instrument/domain/instrumentTexts.ts'
import type { AlertOnWire, EvaluatedSitting, PinnedTest } from '../contract/resultShapes.ts'
import type { AlertRow } from './evaluationQueries.ts'
import type { ReadyRow } from './getEvaluated.ts'

/** The only ways out: what is not named here never leaves. */
export function toEvaluatedSitting({ sitting, createdByName, result }: ReadyRow): EvaluatedSitting {
  return {
    _id: sitting.id,
    state: sitting.state === 'evaluated' ? 'evaluated' : 'finished',
    patient: { _id: sitting.patientID, age: result.age, gender: genderOf(result.gender) },
    facility: sitting.facilityID,
    testID: sitting.testID,
    testVersion: sitting.testVersion,
    language: sitting.language,
    place: sitting.place,
    displayName: createdByName,
    createdAt: sitting.createdAt.toISOString(),
    startedAt: sitting.startedAt?.toISOString() ?? null,
    finishedAt: (sitting.finishedAt ?? result.createdAt).toISOString(),
    evaluatedAt: sitting.evaluatedAt?.toISOString() ?? null,
    updatedAt: sitting.updatedAt.toISOString(),
    evaluation: result.evaluation,
  }
}

export function toPinnedTest(
  sitting: { testID: string; testVersion: string; language: 'de' | 'en' },
  content: { definition: Definition; texts: { de: InstrumentTexts; en: InstrumentTexts } },
): PinnedTest {
  return {
    _id: sitting.testID,
    name: content.texts[sitting.language].name,
    slug: sitting.testID,
    version: sitting.testVersion,
    head: { language: sitting.language },
    definition: content.definition,
    texts: content.texts,
  }
}

export function toAlertOnWire(row: AlertRow): AlertOnWire {
  return {
    alertID: row.alertID,
    itemID: row.itemID,
    severity: row.severity,
    text: row.text,
    raisedAt: row.raisedAt.toISOString(),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: row.acknowledgedByName,
  }
}

function genderOf(gender: string | null): 'male' | 'female' | 'other' | null {
  return gender === 'male' || gender === 'female' || gender === 'other' ? gender : null
}
