/** How a feature declares its refusals: code → status and both sentences. Each feature has one such catalogue in `contract/refusals.ts`. */
import type { LocalText } from '#base/domain/locale.ts'

export interface RefusalEntry extends LocalText {
  status: number
}

export type RefusalCatalogue = Record<string, RefusalEntry>

/** Refusals that any call may answer; a contract need not declare them. Texts literal from Spec §6 and §8 where it gives them. */
export const COMMON_REFUSALS = {
  'input.invalid': { status: 400, de: 'Bitte prüfen Sie Ihre Eingaben.', en: 'Please check your input' },
  'session.not_logged_in': { status: 401, de: 'Sie sind nicht angemeldet.', en: 'You are not logged in' },
  'session.already_logged_in': { status: 403, de: 'Sie sind bereits angemeldet.', en: 'You are already logged in' },
  'session.not_proved': {
    status: 403,
    de: 'Bitte melden Sie sich erneut mit Ihrem Passwort an, damit Ihr Schlüssel geöffnet werden kann.',
    en: 'Please log in again with your password so that your key can be opened.',
  },
  'csrf.invalid': {
    status: 403,
    de: 'Diese Seite ist zu lange offen gewesen. Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
    en: 'This page has been open for too long. Please reload it and try again.',
  },
  'permission.missing': {
    status: 403,
    de: 'Sie haben dafür nicht die nötigen Rechte.',
    en: 'You do not have the necessary permissions for this',
  },
  'page.not_found': { status: 404, de: 'Die Seite konnte nicht gefunden werden.', en: 'The page could not be found.' },
  'rate.limited': {
    status: 429,
    de: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  'body.too_large': { status: 413, de: 'Die Eingabe ist zu groß.', en: 'The input is too large.' },
  'server.unavailable': {
    status: 503,
    de: 'Der Dienst ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es gleich noch einmal.',
    en: 'The service cannot be reached at the moment. Your input is kept; please try again shortly.',
  },
  unexpected: {
    status: 500,
    de: 'Es ist ein unerwarteter Fehler aufgetreten. Wir sind benachrichtigt.',
    en: 'An unexpected error has occurred. We have been notified.',
  },
} as const satisfies RefusalCatalogue

export type CommonRefusal = keyof typeof COMMON_REFUSALS
