// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { errorSentence } from './errorSentence.ts'
import { setLocale } from './locale.ts'

afterEach(() => setLocale('de'))

describe('the sentence of an error (Spec §8)', () => {
  test.each([
    ['title', { title: 'a', message: 'b', error: 'c' }, 'a'],
    ['message', { title: '', message: 'b', error: 'c' }, 'b'],
    ['error', { error: 'c', errors: [{ customerMessage: 'd' }] }, 'c'],
    ['first customerMessage', { errors: [{ customerMessage: 'd' }, { customerMessage: 'x' }] }, 'd'],
    ['the data itself', 'e', 'e'],
    ['status message', null, 'f'],
  ])('takes the %s before what comes later', (_name, body, sentence) => {
    expect(errorSentence(body, 'f', new Error('g'))).toBe(sentence)
  })

  test('takes the own message of the error last', () => {
    expect(errorSentence(null, '', new Error('g'))).toBe('g')
  })

  test('has a sentence of its own where nobody else has one', () => {
    expect(errorSentence({ errors: 'none' })).toBe('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.')
  })

  test('does not show the German sentence for an unknown page to who reads English', () => {
    setLocale('en')
    expect(errorSentence({ title: 'Die Seite konnte nicht gefunden werden.' })).toBe(
      'An error has occurred. Please try again.',
    )
  })
})
