import type { LocalText } from '#base/domain/locale.ts'

/** Fields of a patient that leave the browser sealed only, as `e_` + name. */
export const SEALED_FIELDS = ['refName', 'firstName', 'lastName', 'birthDate', 'hl7'] as const

export type SealedField = (typeof SEALED_FIELDS)[number]

export interface ScopeRow {
  what: LocalText
  /** Whether only the members of the facility can read it. */
  sealed: boolean
}

/** What is sealed and what the server sees; shown to users as it stands (privacy and help pages) and never to be made to sound like more. */
export const ENCRYPTION_SCOPE: readonly ScopeRow[] = [
  {
    sealed: true,
    what: {
      de: 'Kürzel, Vorname und Nachname der Patientin oder des Patienten',
      en: 'Reference name, first name and last name of the patient',
    },
  },
  {
    sealed: true,
    what: {
      de: 'Geburtsdatum und weitere Angaben zur Person aus einer Schnittstelle (HL7)',
      en: 'Date of birth and other personal details brought by an interface (HL7)',
    },
  },
  { sealed: false, what: { de: 'Interne Nummer, Alter und Geschlecht', en: 'Internal number, age and gender' } },
  { sealed: false, what: { de: 'Zustände und Zeiten der Sitzungen', en: 'States and times of sittings' } },
  { sealed: false, what: { de: 'Antworten in den Tests', en: 'Answers given in tests' } },
  { sealed: false, what: { de: 'Namen der Tests und Batterien', en: 'Names of tests and batteries' } },
  {
    sealed: false,
    what: { de: 'Namen und E-Mail-Adressen der Mitarbeitenden', en: 'Names and e-mail addresses of staff' },
  },
  {
    sealed: false,
    what: {
      de: 'Die E-Mail-Adresse, an die eine Sitzung aus der Ferne geschickt wird',
      en: 'The e-mail address a remote sitting is sent to',
    },
  },
]
