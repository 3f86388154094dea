import { to } from '#base/web/to.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'

/** Where a sitting opens: its result once there is one, else itself. */
export function sittingAddress({ _id, actions }: Pick<SittingOnWire, '_id' | 'actions'>): string {
  return actions.includes('evaluate') ? to('/sitting/{id}/evaluate', { id: _id }) : to('/sitting/{id}', { id: _id })
}

/** When it last moved. */
export function lastMoment(sitting: SittingOnWire): string {
  return sitting.trashAt ?? sitting.finishedAt ?? sitting.startedAt ?? sitting.createdAt
}
