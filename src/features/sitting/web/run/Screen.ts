import type { OutputOf } from '#base/contract/call.ts'
import type { getInvitation } from '../../contract/getInvitation.ts'
import type { RefusalReason } from './refusalReason.ts'
import type { Running } from './running.ts'

export type Invitation = OutputOf<typeof getInvitation>

/** What the end page needs; kept in the history entry, so that a reload shows the same page and nothing else. */
export interface Ended {
  facility: Invitation['facility']
  /** The device belongs to the practice. */
  handBack: boolean
  /** `onDevice` until the receipt is there; `notTaken`: the practice has withdrawn the test meanwhile. */
  delivery: 'onDevice' | 'delivered' | 'notTaken'
}

/** What the patient sees. `elsewhere`: another tab runs the sitting; `between`: a test of a battery is saved, the next is not there yet. */
export type Screen =
  | { kind: 'loading' }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'elsewhere' }
  | { kind: 'landing'; invitation: Invitation; isStarting: boolean; hasFailed: boolean }
  | { kind: 'running'; running: Running }
  | { kind: 'between' }
  | { kind: 'ended'; ended: Ended }
  | { kind: 'cancelled' }
