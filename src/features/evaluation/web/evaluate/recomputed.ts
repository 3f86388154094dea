import { canonicalJson, type Json } from '#features/sitting/domain/canonicalJson.ts'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import type { EvaluatedSitting, PinnedTest, UserData } from '../../contract/resultShapes.ts'

/**
 * Whether the answers, scored again in this browser with the pinned definition, give the stored result to the letter. The stored one is shown
 * in any case; a difference means that one of the two programs is wrong, and the reader must know.
 */
export function agrees(sitting: EvaluatedSitting, userData: UserData, test: PinnedTest): boolean {
  try {
    const again = evaluate(test.definition, userData.values, { age: sitting.patient.age, gender: sitting.patient.gender })
    return canonicalJson(plain(again)) === canonicalJson(plain(sitting.evaluation))
  } catch {
    return false
  }
}

/** As it would come back from the wire. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}
