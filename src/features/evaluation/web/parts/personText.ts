import type { EvaluationTexts } from './chartBands.ts'

/** `52 J., männlich`; what is not known is left out. */
export function personText(
  person: { age: number | null; gender: 'male' | 'female' | 'other' | null },
  t: EvaluationTexts,
): string {
  return [person.age === null ? '' : t.years(person.age), person.gender === null ? '' : t.gender[person.gender]]
    .filter((part) => part !== '')
    .join(', ')
}
