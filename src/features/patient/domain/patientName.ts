/** A patient's name as opened in the browser. It exists only there (docs/security/encryption.md). */
export interface PatientName {
  /** The practice's own sign for the patient, e.g. a file number. */
  refName: string
  firstName: string
  lastName: string
}

/** `Björn Haßlacher`; the practice's sign where there is no name. */
export function fullName(name: PatientName): string {
  const given = [name.firstName, name.lastName].filter((part) => part !== '').join(' ')
  return given === '' ? name.refName : given
}

/** `Haßlacher, Björn`: how lists are ordered. */
export function sortName(name: PatientName): string {
  const given = [name.lastName, name.firstName].filter((part) => part !== '').join(', ')
  return given === '' ? name.refName : given
}

/** Whether every word of the text stands in the name, as a person at a keyboard would type it: "muller" and "mueller" find Müller. */
export function matchesName(name: PatientName, text: string): boolean {
  const whole = `${name.firstName} ${name.lastName} ${name.refName}`
  const candidates = [fold(whole), fold(spellOut(whole))]
  return fold(text)
    .split(/\s+/)
    .every((word) => candidates.some((candidate) => candidate.includes(word)))
}

function spellOut(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ø', 'oe')
}

/** Lower case without marks; letters that Unicode does not take apart are named. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .trim()
}
