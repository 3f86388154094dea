import { describe, expect, test } from 'vitest'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

const rows: readonly Screen[] = screens

describe('the table of screens', () => {
  test('names every page and every address once', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(new Set(rows.map(({ path }) => path.replaceAll(/\{\w+\??\}/g, '{}'))).size).toBe(rows.length)
  })

  test.each(rows.map((row) => [row.path, row] as const))(
    '%s has titles in both languages, and its guard where it has a layout of the practice',
    (_path, row) => {
      expect(row.title.de).not.toBe('')
      expect(row.title.en).not.toBe('')
      const isInside = row.layout === 'default' || row.layout === 'boss'
      const guarded = row.guards.some((guard) => guard === 'loggedIn' || guard === 'feature' || guard === 'isBoss')
      expect(guarded || !isInside).toBe(true)
    },
  )

  test('asks for a screen of every row but those of the sitting’s entry', () => {
    for (const row of rows) expect(row.load === undefined, row.path).toBe(row.layout === 'sitting')
  })

  test('puts only addresses into the menu that can be opened without a placeholder', () => {
    for (const row of rows.filter(({ menu }) => menu !== undefined)) expect(row.path).not.toMatch(/\{\w+\}/)
  })

  test('describes to search engines only what anyone may read', () => {
    for (const row of rows.filter(({ description }) => description !== undefined)) {
      expect(row.guards.filter((guard) => guard !== 'landingSwitch' && guard !== 'loggedOut')).toEqual([])
    }
  })
})
