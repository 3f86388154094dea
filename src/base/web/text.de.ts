/** Sentences of the kit: what every screen needs and no feature owns. */
export const de = {
  serverNotReached:
    'Der Dienst ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es gleich noch einmal.',
  genericError: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  componentError: 'In diesem Bereich ist ein unerwarteter Fehler aufgetreten',
  retry: 'Noch einmal versuchen',
  redirected: 'Sie wurden weitergeleitet.',
  loading: 'Wird geladen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  saved: 'Erfolgreich gespeichert!',
  fillField: 'Bitte füllen Sie dieses Feld aus',
  checkInput: 'Bitte prüfen Sie Ihre Eingaben',
  noEntries: 'Keine Einträge vorhanden',
  noEntriesForFilter: 'Keine Einträge zu dieser Filtersuche gefunden',
  unread: 'ungelesen',
  notAvailable: 'nicht verfügbar',
  sortedAscending: 'aufsteigend sortiert',
  sortedDescending: 'absteigend sortiert',
  sortBy: (column: string) => `Nach „${column}“ sortieren`,
  typeNameToConfirm: (name: string) => `Geben Sie zur Bestätigung „${name}“ ein`,
  toast: { danger: 'Fehler', info: 'Hinweis', success: 'Erledigt' },
}
