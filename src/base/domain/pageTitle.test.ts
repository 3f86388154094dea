import { expect, test } from 'vitest'
import { pageTitle } from './pageTitle.ts'

test('joins prefix in brackets, title, pipe, product and suffix', () => {
  expect(pageTitle({ title: 'Übersicht', product: 'Befundo' })).toBe('Übersicht | Befundo')
  expect(pageTitle({ title: 'Übersicht', product: 'Befundo', prefix: '3', suffix: 'Demo' })).toBe(
    '[3] Übersicht | Befundo Demo',
  )
})
