import type { RefusalCatalogue } from '#base/contract/refusals.ts'

export const catalogueRefusals = {
  'test.not_found': { status: 404, de: 'Diesen Test gibt es nicht.', en: 'There is no such test.' },
  'test.archived': {
    status: 409,
    de: 'Dieser Test ist archiviert und kann nicht mehr durchgeführt werden.',
    en: 'This test has been archived and can no longer be conducted.',
  },
} as const satisfies RefusalCatalogue
