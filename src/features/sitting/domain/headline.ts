import type { LocalText } from '#base/domain/locale.ts'
import type { Evaluation } from '#features/instrument/domain/evaluation.ts'

/** The one number a list shows of a result, with its band. */
export interface Headline {
  value: number | string | null
  max: number | null
  /** `index` is 0-based among `steps` bands from mild to severe, whichever way the scale runs; `severity` is the step of the colour ramp. */
  band: { label: LocalText; severity: number; steps: number; index: number } | null
  status: string
}

export function headlineOf(evaluation: Evaluation): Headline {
  const node = evaluation.nodes.find((one) => one.id === evaluation.mainNodeID)
  if (!node) return { value: null, max: null, band: null, status: 'incomplete' }
  const steps = evaluation.bandSets.find((set) => set.of === node.id)?.steps ?? []
  const index = steps
    .toSorted((one, other) => one.severity - other.severity)
    .findIndex((step) => step.id === node.band?.id)
  return {
    value: node.value,
    max: node.max,
    band: node.band ? { label: node.band.label, severity: node.band.severity, steps: steps.length, index } : null,
    status: node.status,
  }
}
