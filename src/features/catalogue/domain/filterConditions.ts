import type { Condition } from '#features/instrument/domain/condition.ts'

export interface ConditionValue {
  value: string
  /** Asked of the one number the filter is about (Spec §5: evaluated as formula expressions against the value). */
  condition: Condition
}

/** Filters that are formulas: duration in minutes (buckets of Spec §3), price in cents. */
export const CONDITION_FILTERS: Record<'duration' | 'price', readonly ConditionValue[]> = {
  duration: [
    { value: 'under5', condition: { '<': ['value', 5] } },
    { value: 'under10', condition: { '<': ['value', 10] } },
    { value: 'under15', condition: { '<': ['value', 15] } },
    { value: 'under30', condition: { '<': ['value', 30] } },
    { value: 'over30', condition: { '>': ['value', 30] } },
  ],
  price: [
    { value: 'free', condition: { '==': ['value', 0] } },
    { value: 'charged', condition: { '>': ['value', 0] } },
  ],
}
