import type { Definition } from '#features/instrument/domain/definition.ts'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import type { Evaluation } from '#features/instrument/domain/evaluation.ts'
import type { Person } from '#features/instrument/domain/person.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { canonicalJson, type Json } from '#features/sitting/domain/canonicalJson.ts'

/**
 * Whether the answers, scored again here with the pinned definition, give the stored result to the letter. The stored one is shown in any case;
 * a difference means that one of the two programs is wrong, and the reader must know.
 */
export function agrees(
  stored: { patient: Person; evaluation: Evaluation },
  values: ItemValues,
  definition: Definition,
): boolean {
  try {
    const { age, gender } = stored.patient
    return (
      canonicalJson(plain(evaluate(definition, values, { age, gender }))) === canonicalJson(plain(stored.evaluation))
    )
  } catch {
    return false
  }
}

/** As it would come back from the wire. */
function plain(value: Evaluation): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}
