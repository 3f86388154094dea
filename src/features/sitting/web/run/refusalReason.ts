import { CallRefused, NotReached } from './call.ts'

/** Why the patient cannot go on, as the refusal page words it. */
export type RefusalReason =
  | 'unknown'
  | 'expired'
  | 'done'
  | 'withdrawn'
  | 'notRunning'
  | 'noLink'
  | 'unreachable'
  | 'unsupported'
  | 'storageBlocked'
  | 'fault'

const REASONS: Record<string, RefusalReason> = {
  'sitting.link_unknown': 'unknown',
  // Id or token that cannot be one: a link that was cut or typed.
  'input.invalid': 'unknown',
  'sitting.link_expired': 'expired',
  'sitting.already_done': 'done',
  'sitting.withdrawn': 'withdrawn',
  'sitting.not_running': 'notRunning',
  noLink: 'noLink',
  unsupported: 'unsupported',
  storageBlocked: 'storageBlocked',
}

export function refusalReason(error: unknown): RefusalReason {
  if (error instanceof NotReached) return 'unreachable'
  return error instanceof CallRefused ? (REASONS[error.code] ?? 'fault') : 'fault'
}
