import type { LocalText } from '#base/domain/locale.ts'
import type { NodeStatus, TraceStep } from './evaluation.ts'

/** What one node yields before bands, error and norm are looked at. */
export interface NodeOutcome {
  value: number | string | null
  valueLabel?: LocalText
  status: NodeStatus
  n: number
  missing: number
  trace: TraceStep[]
}
