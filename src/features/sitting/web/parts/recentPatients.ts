/** Ids of the patients a user opened last, newest first; ids only, in this browser, so that the dashboard leads back to them. */
const LARGEST_COUNT = 8
const keyOf = (userID: string) => `befundo-recent-patients-${userID}`

export function recentPatients(userID: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userID)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberPatient(userID: string, patientID: string): void {
  const next = [patientID, ...recentPatients(userID).filter((one) => one !== patientID)].slice(0, LARGEST_COUNT)
  try {
    localStorage.setItem(keyOf(userID), JSON.stringify(next))
  } catch (error) {
    console.warn('The patient could not be remembered as opened', error)
  }
}
