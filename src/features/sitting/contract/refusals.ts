import type { RefusalCatalogue } from '#base/contract/refusals.ts'

/** Refusals of sittings. The patient's screen shows its own, longer sentences for `sitting.*` of a link (web/run). */
export const sittingRefusals = {
  /** Literal of Spec §8; the browser discards its local copy on it. */
  'sitting.not_running': { status: 409, de: 'Diese Sitzung läuft nicht!', en: 'sitting is not running!' },
  'sitting.link_unknown': {
    status: 404,
    de: 'Dieser Link ist nicht bekannt. Bitte öffnen Sie ihn noch einmal aus Ihrer Nachricht.',
    en: 'This link is not known. Please open it again from your message.',
  },
  'sitting.link_expired': {
    status: 410,
    de: 'Dieser Link ist abgelaufen. Bitte fragen Sie Ihre Praxis nach einem neuen.',
    en: 'This link has expired. Please ask your practice for a new one.',
  },
  'sitting.already_done': {
    status: 410,
    de: 'Dieser Test ist schon ausgefüllt. Sie müssen nichts weiter tun.',
    en: 'This test has already been completed. There is nothing more for you to do.',
  },
  /** The practice has put the sitting into the trash or taken the link back. */
  'sitting.withdrawn': {
    status: 410,
    de: 'Ihre Praxis hat diesen Test zurückgenommen. Sie müssen nichts weiter tun.',
    en: 'Your practice has withdrawn this test. There is nothing more for you to do.',
  },
  /** The content hash of a save is not the hash of what arrived: nothing is stored, the browser keeps its copy and sends again. */
  'sitting.hash_mismatch': {
    status: 422,
    de: 'Die Antworten sind nicht vollständig angekommen. Sie werden noch einmal gesendet.',
    en: 'The answers did not arrive completely. They will be sent again.',
  },
  'sitting.not_found': { status: 404, de: 'Diese Sitzung gibt es nicht.', en: 'There is no such sitting.' },
  'sitting.already_prepared': {
    status: 409,
    de: 'Diese Sitzung ist schon vorbereitet. Sie finden sie in der Liste der Sitzungen.',
    en: 'This sitting has already been prepared. You will find it in the list of sittings.',
  },
  'sitting.already_finished': {
    status: 409,
    de: 'Diese Sitzung ist abgeschlossen oder im Papierkorb; sie braucht keinen neuen Link.',
    en: 'This sitting is finished or in the trash; it needs no new link.',
  },
} as const satisfies RefusalCatalogue
