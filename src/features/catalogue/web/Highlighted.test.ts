import { expect, test } from 'vitest'
import { splitAtMatches } from './Highlighted.tsx'

test.each([
  ['nothing searched', 'PHQ-9', '', ['PHQ-9']],
  ['not there', 'PHQ-9', 'gad', ['PHQ-9']],
  [
    'every place, whatever its case',
    'Depression und depressiv',
    'depress',
    ['', 'Depress', 'ion und ', 'depress', 'iv'],
  ],
  ['a single character marks the beginning only', 'PHQ-P', 'p', ['', 'P', 'HQ-P']],
  ['signs of expressions are plain text', 'a(b)c', '(b', ['a', '(b', ')c']],
])('%s', (_title, text, wanted, parts) => expect(splitAtMatches(text, wanted)).toEqual(parts))
