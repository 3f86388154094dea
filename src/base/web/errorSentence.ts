import { getLocale } from './locale.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { textsIn } from './useTexts.ts'

/** Replaced by a translated sentence of ours wherever it comes from (Spec §8). */
const GERMAN_NOT_FOUND = 'Die Seite konnte nicht gefunden werden'

/**
 * The sentence for the user, chosen in the order of Spec §8: response title, message, error, the first errors[].customerMessage,
 * the data itself, the status message, the error's own message.
 */
export function errorSentence(body: unknown, statusMessage = '', error?: unknown): string {
  const t = textsIn({ de, en }, getLocale())
  const own = error instanceof Error ? error.message : ''
  const candidates = [...sentencesIn(body), statusMessage, own]
  const sentence = candidates.find((candidate) => candidate !== '') ?? t.genericError
  return sentence.startsWith(GERMAN_NOT_FOUND) && getLocale() !== 'de' ? t.genericError : sentence
}

function sentencesIn(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  const answer = fieldsOf(body)
  const first: unknown = Array.isArray(answer.errors) ? answer.errors[0] : undefined
  return [answer.title, answer.message, answer.error, fieldsOf(first).customerMessage].filter(
    (value) => typeof value === 'string',
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
