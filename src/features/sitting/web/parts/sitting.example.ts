import type { SittingOnWire } from '../../contract/sittingShape.ts'

/** A sitting as it comes from the server, for tests; what a test does not mention is filled in. */
export function sittingOf(given: Partial<SittingOnWire>): SittingOnWire {
  return {
    _id: 'sitting',
    state: 'pending',
    testID: 'phq-9',
    testname: 'PHQ-9',
    batteryID: null,
    batteryname: null,
    language: 'de',
    place: 'link',
    createdBy: 'user',
    displayName: 'Dr. Ayşe Öztürk',
    startedBy: '',
    createdAt: '2026-11-01T09:00:00Z',
    updatedAt: '2026-11-01T09:00:00Z',
    startedAt: null,
    finishedAt: null,
    evaluatedAt: null,
    trashAt: null,
    expiresAt: '2026-12-24T09:00:00Z',
    facility: 'facility',
    patient: 'patient',
    actions: [],
    trash: false,
    unread: false,
    progress: null,
    headline: null,
    alerts: [],
    ...given,
  }
}
