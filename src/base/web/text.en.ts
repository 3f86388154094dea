import type { SameKeys } from './text.ts'
import type { de } from './text.de.ts'

export const en: SameKeys<typeof de> = {
  serverNotReached: 'The service cannot be reached at the moment. Your input is kept; please try again shortly.',
  genericError: 'An error has occurred. Please try again.',
  componentError: 'An unexpected error has occurred in this component',
  retry: 'Try again',
  redirected: 'You have been redirected.',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  saved: 'Successfully saved!',
  fillField: 'Please fill out this field',
  checkInput: 'Please check your input',
  noEntries: 'No entries available',
  noEntriesForFilter: 'No entries found for this filter search',
  unread: 'unread',
  notAvailable: 'not available',
  sortedAscending: 'sorted ascending',
  sortedDescending: 'sorted descending',
  sortBy: (column) => `Sort by ${column}`,
  typeNameToConfirm: (name) => `Type “${name}” to confirm`,
  toast: { danger: 'Error', info: 'Note', success: 'Done' },
}
