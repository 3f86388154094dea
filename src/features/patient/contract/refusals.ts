import type { RefusalCatalogue } from '#base/contract/refusals.ts'

export const patientRefusals = {
  'patient.not_found': { status: 404, de: 'Diesen Patienten gibt es nicht.', en: 'There is no such patient.' },
  'patient.id_taken': {
    status: 409,
    de: 'Diese Patientin oder dieser Patient ist bereits gespeichert.',
    en: 'This patient has already been saved.',
  },
  'patient.changed_meanwhile': {
    status: 412,
    de: 'Jemand hat diese Daten inzwischen geändert. Bitte laden Sie die Seite neu; Ihre Eingaben sehen Sie noch hier.',
    en: 'Someone has changed these data in the meantime. Please reload the page; you can still see your input here.',
  },
  'patient.kit_missing': {
    status: 409,
    de: 'Bitte sichern Sie zuerst das Notfallblatt Ihrer Praxis. Ohne dieses Blatt wären Namen nach einem vergessenen Passwort verloren.',
    en: 'Please save your practice’s recovery kit first. Without it, names would be lost after a forgotten password.',
  },
} as const satisfies RefusalCatalogue
