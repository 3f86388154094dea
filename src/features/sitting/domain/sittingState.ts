/** States of a sitting (Spec §4), their groups in the list and the allowed steps between them. */
export const SITTING_STATES = ['paying', 'pending', 'patient', 'running', 'finished', 'evaluated', 'skipped'] as const
export type SittingState = (typeof SITTING_STATES)[number]

export type ListGroup = 'pending' | 'running' | 'done' | 'trash'
export const LIST_GROUPS: readonly ListGroup[] = ['pending', 'running', 'done', 'trash']

/** Which tab a sitting is listed under (Spec §4). Trash is asked first: it hides every state. */
export function listGroup(sitting: { state: SittingState; trashAt: string | null }): ListGroup {
  if (sitting.trashAt !== null) return 'trash'
  switch (sitting.state) {
    case 'paying':
    case 'pending':
    case 'patient':
    case 'skipped':
      return 'pending'
    case 'running':
      return 'running'
    case 'finished':
    case 'evaluated':
      return 'done'
  }
}

/**
 * From which states a step may be made. The server moves a sitting only by an UPDATE that names these states. `inTrash`: the step is made even
 * where the practice has trashed the sitting meanwhile, because answers that a person gave are kept and can be restored.
 */
export const STEPS = {
  /** Staff hands over the link or the device: the patient may begin. */
  handOver: { from: ['pending'], to: 'patient', inTrash: false },
  /** The patient presses start. A running sitting is resumed, not started again. */
  start: { from: ['pending', 'patient'], to: 'running', inTrash: false },
  /** From `patient` too: a person may finish here after cancelling on another device. */
  save: { from: ['running', 'patient'], to: 'finished', inTrash: true },
  skip: { from: ['running', 'patient'], to: 'skipped', inTrash: true },
  /** The patient cancels: what was answered stays, and the link can be used again. */
  cancel: { from: ['running'], to: 'patient', inTrash: true },
  evaluate: { from: ['finished'], to: 'evaluated', inTrash: false },
} as const satisfies Record<string, { from: readonly SittingState[]; to: SittingState; inTrash: boolean }>

export type Step = keyof typeof STEPS

export function mayStep(state: SittingState, step: Step): boolean {
  const from: readonly SittingState[] = STEPS[step].from
  return from.includes(state)
}
