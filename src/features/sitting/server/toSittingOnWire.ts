import type { Actor } from '#base/domain/actor.ts'
import type { Locale } from '#base/domain/locale.ts'
import { instrumentName } from '#features/instrument/server/door.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { sittingActions } from '../domain/sittingActions.ts'
import type { sittingAlert } from './sitting.table.ts'
import type { ListedRow } from './sittingQueries.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** The only way out: what is not named here never leaves. */
export function toSittingOnWire(
  row: ListedRow,
  alerts: (typeof sittingAlert.$inferSelect)[],
  actor: Actor,
  locale: Locale,
): SittingOnWire {
  const { sitting } = row
  return {
    _id: sitting.id,
    state: sitting.state,
    testID: sitting.testID,
    testname: instrumentName(sitting.testID, locale),
    batteryID: null,
    batteryname: null,
    language: sitting.language,
    place: sitting.place,
    createdBy: sitting.createdBy,
    displayName: row.createdByName,
    startedBy: sitting.startedBy,
    createdAt: sitting.createdAt.toISOString(),
    updatedAt: sitting.updatedAt.toISOString(),
    startedAt: iso(sitting.startedAt),
    finishedAt: iso(sitting.finishedAt),
    evaluatedAt: iso(sitting.evaluatedAt),
    trashAt: iso(sitting.trashAt),
    expiresAt: sitting.tokenExpiresAt.toISOString(),
    facility: sitting.facilityID,
    patient: sitting.patientID,
    actions: sittingActions(actor, sitting),
    trash: sitting.trashAt !== null,
    unread: sitting.state === 'finished' && sitting.seenAt === null,
    progress: sitting.state === 'running' ? { answered: sitting.progressAnswered, total: sitting.progressTotal } : null,
    headline: row.headline,
    alerts: alerts
      .filter((alert) => alert.sittingID === sitting.id)
      .map((alert) => ({
        alertID: alert.alertID,
        itemID: alert.itemID,
        severity: alert.severity,
        text: alert.text,
        acknowledgedAt: iso(alert.acknowledgedAt),
      })),
  }
}
