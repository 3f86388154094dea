import type { BandSet, Cutoff, Evaluation, NodeResult } from '#features/instrument/domain/evaluation.ts'

/** The headline score of an evaluation; a stored evaluation always has it. */
export function mainNode(evaluation: Evaluation): NodeResult {
  const node = evaluation.nodes.find((one) => one.id === evaluation.mainNodeID) ?? evaluation.nodes[0]
  if (node === undefined) throw new Error(`The evaluation of ${evaluation.testID} has no score.`)
  return node
}

export function bandSetOf(evaluation: Evaluation, nodeID: string): BandSet | null {
  return evaluation.bandSets.find((set) => set.of === nodeID) ?? null
}

export function cutoffsOf(evaluation: Evaluation, nodeID: string): Cutoff[] {
  return evaluation.cutoffs.filter((cutoff) => cutoff.of === nodeID)
}

/** Higher is worse unless the ranges of the score say otherwise. */
export function isLowerWorse(evaluation: Evaluation, nodeID: string): boolean {
  return bandSetOf(evaluation, nodeID)?.direction === 'lowerWorse'
}

/** Whether a value counts as positive at a cut-off. */
export function reaches(value: number, cutoff: Cutoff, lowerWorse: boolean): boolean {
  return lowerWorse ? value <= cutoff.at : value >= cutoff.at
}
