import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { listGroup } from '../../domain/sittingState.ts'
import { daysUntil } from '../parts/when.ts'
import { lastMoment } from '../parts/sittingAddress.ts'

/** A link that ends within this many days is due. */
const DUE_DAYS = 7

/** Sorts sittings by what they want from a practice now; trash wants nothing. */
export function waiting(sittings: readonly SittingOnWire[], nowMs: number) {
  const kept = sittings.filter((sitting) => !sitting.trash)
  const hasAlert = (sitting: SittingOnWire) => sitting.alerts.some((alert) => alert.acknowledgedAt === null)
  const newestFirst = (one: SittingOnWire, other: SittingOnWire) => lastMoment(other).localeCompare(lastMoment(one))
  return {
    alerts: kept.filter(hasAlert).toSorted(newestFirst),
    unread: kept.filter((sitting) => sitting.unread && !hasAlert(sitting)).toSorted(newestFirst),
    running: kept.filter((sitting) => listGroup(sitting) === 'running').toSorted(newestFirst),
    due: kept
      .filter((sitting) => sitting.state === 'pending' || sitting.state === 'patient')
      .filter((sitting) => daysUntil(sitting.expiresAt, nowMs) <= DUE_DAYS)
      .toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt)),
  }
}
