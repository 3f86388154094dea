import type { RefusalCatalogue } from '#base/contract/refusals.ts'

export const evaluationRefusals = {
  'evaluation.not_finished': {
    status: 409,
    de: 'Diese Sitzung ist noch nicht abgeschlossen. Ein Ergebnis gibt es, sobald alle Antworten gespeichert sind.',
    en: 'This sitting is not finished yet. There will be a result as soon as all answers have been saved.',
  },
  'evaluation.in_trash': {
    status: 409,
    de: 'Diese Sitzung liegt im Papierkorb. Holen Sie sie zurück, um das Ergebnis zu sehen.',
    en: 'This sitting is in the trash. Take it out to see its result.',
  },
  'evaluation.alert_not_found': {
    status: 404,
    de: 'Diesen Hinweis gibt es nicht.',
    en: 'There is no such alert.',
  },
} as const satisfies RefusalCatalogue
