import { expect, it } from 'vitest'
import { errorReportText } from './errorReportText.ts'

it.each([
  [`Unexpected token 'M', "Mir geht es schlecht" is not valid JSON`, 'Unexpected token "…", "…" is not valid JSON'],
  [
    'cannot load /sitting/0b6f7c1e-51a2-4d0a-9a53-3a1f5e2c7d10/run/Zm9vYmFyYmF6cXV4MTIzNDU2',
    'cannot load /sitting/…/run/…',
  ],
  ['value is not a function', 'value is not a function'],
])('keeps nothing of what a patient wrote or a link says: %s', (text, expected) => {
  expect(errorReportText(text, 2000)).toBe(expected)
})

it('is cut to the length the call takes', () => {
  expect(errorReportText('a b '.repeat(100), 10)).toBe('a b a b a ')
})
