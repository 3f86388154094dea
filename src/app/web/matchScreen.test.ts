import { expect, test } from 'vitest'
import { matchScreen } from './matchScreen.ts'

test.each(['/nope', '/help/nope', '/en/nope', '/en/en', '/sitting/1/compare/2/3'])('knows no page at %s', (path) => {
  expect(matchScreen(path)).toBeNull()
})

test.each([
  ['/', 'index', 'de', {}],
  ['/en', 'index', 'en', {}],
  ['/en/', 'index', 'en', {}],
  ['/legal/privacy', 'legal-privacy', 'de', {}],
  ['/en/sitting/7/evaluate', 'sitting-evaluate', 'en', { id: '7' }],
  ['/sitting/7/compare', 'sitting-compare', 'de', { id: '7' }],
  ['/sitting/7/compare/%C3%A4', 'sitting-compare', 'de', { id: '7', otherId: 'ä' }],
  ['/sitting/7/compare/%', 'sitting-compare', 'de', { id: '7', otherId: '%' }],
])('leads %s to %s', (path, name, locale, params) => {
  const match = matchScreen(path)
  expect(match).toMatchObject({ locale, params, screen: { name } })
})
