import type { RefusalCatalogue } from '#base/contract/refusals.ts'

/** Sentences literal from Spec §6 and §8. */
export const facilityRefusals = {
  'facility.required': {
    status: 403,
    de: 'Diese Funktion setzt eine Praxis voraus',
    en: 'This feature requires a practice',
  },
  'facility.feature_missing': {
    status: 403,
    de: 'Diese Funktion ist für diese Praxis nicht verfügbar',
    en: 'This feature is not available for this practice',
  },
  'facility.feature_unknown': { status: 400, de: 'Unbekannte Funktion {feature}', en: 'Unknown feature {feature}' },
} as const satisfies RefusalCatalogue
