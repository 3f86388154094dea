/**
 * What scoring yields (design: a graph of named nodes, pure and deterministic). The evaluation page shows exactly this, number for number.
 */
import type { LocalText } from '#base/domain/locale.ts'

export type NodeStatus = 'ok' | 'prorated' | 'incomplete' | 'notApplicable' | 'invalid'

/** One step of how a number came about, shown as a row of "So kam der Wert zustande". */
export interface TraceStep {
  kind: 'answers' | 'recode' | 'missing' | 'combine' | 'transform' | 'decide' | 'band' | 'norm' | 'error' | 'source'
  /** False where the step did nothing and says so ("nicht angewandt"). */
  applied: boolean
  /** The calculation as written, e.g. `2 + 2 + 3 + 2 = 9`; language-neutral numbers with `.` as decimal point. */
  calculation: string
  /** The rule in words. */
  rule: LocalText
  /** The result as text, e.g. `14` or `10.7–17.3`; '' where the step was not applied. */
  result: string
  /** The result in words, where it is not a number: name of the band, outcome of a decision. */
  resultText?: LocalText
}

export interface BandStep {
  id: string
  /** Inclusive bounds in the node's unit. */
  from: number
  to: number
  label: LocalText
  /** 1–7, the colour ramp's step; only severity is coloured. */
  severity: number
}

export interface BandSet {
  id: string
  of: string
  direction: 'higherWorse' | 'lowerWorse' | 'neutral'
  steps: BandStep[]
  source: string
}

export interface Cutoff {
  id: string
  of: string
  /** Smallest value counted as positive for `higherWorse`; largest for `lowerWorse`. */
  at: number
  label: LocalText
  source: string
}

export interface NodeResult {
  id: string
  label: LocalText
  /** null where it cannot be given: see status. */
  value: number | string | null
  /** What a text value means, for decisions. */
  valueLabel?: LocalText
  status: NodeStatus
  /** Answered items that went in, and items missing (structural skips are not missing). */
  n: number
  missing: number
  /** Range of possible values where the node is a number. */
  min: number | null
  max: number | null
  /** Band reached, where the definition has a band set for this node. */
  band: BandStep | null
  /** Confidence interval of an observed value (value ± 1.96 · SEM), where reliability and SD are confirmed at their source. */
  interval: { low: number; high: number; level: 0.95; sem: number } | null
  trace: TraceStep[]
}

export interface ItemResult {
  id: string
  /** 1-based number as printed. */
  number: number
  /** Raw answer as given. */
  raw: number | string | number[] | null
  /** Value after recoding; null where missing or not scored. */
  value: number | null
  scored: boolean
  inverted: boolean
  state: 'answered' | 'missing' | 'skipped'
}

export interface Alert {
  id: string
  itemID: string
  severity: 'critical' | 'warning'
  text: LocalText
}

export interface Evaluation {
  testID: string
  version: string
  /** The node that carries the headline score. */
  mainNodeID: string
  nodes: NodeResult[]
  items: ItemResult[]
  alerts: Alert[]
  bandSets: BandSet[]
  cutoffs: Cutoff[]
  /** Said in words where no norm is confirmed. */
  normStatus: 'none' | 'confirmed'
  source: LocalText
  /** What a usual run looks like, for the page's section on validity. Never part of the score. */
  usualDurationMs: { low: number; high: number; basis: LocalText }
}

/** How two values of the same node differ (Jacobson & Truax 1991). `unknown`: no reliability confirmed, so no verdict is given. */
export interface Change {
  from: number
  to: number
  difference: number
  /** Difference ÷ (SD · √2 · √(1 − r)), or null. */
  reliableChangeIndex: number | null
  /** Smallest difference in points that measurement error hardly explains (1.96 · SD · √2 · √(1 − r)), or null. */
  criticalDifference: number | null
  verdict: 'improved' | 'unchanged' | 'deteriorated' | 'unknown'
  /** Smallest difference patients notice, where confirmed at its source, and whether this change reaches it. */
  minimalImportantDifference?: { points: number; reached: boolean; source: string }
}
