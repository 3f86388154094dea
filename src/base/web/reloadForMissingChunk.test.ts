// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { isMissingChunk, reloadForMissingChunk } from './reloadForMissingChunk.ts'
import { hasUnsavedWork, holdUnsavedWork } from './unsavedWork.ts'

beforeEach(() => sessionStorage.clear())

test('never reloads while answers are unsaved', () => {
  const reload = vi.fn()
  const release = holdUnsavedWork()
  expect(reloadForMissingChunk(0, reload)).toBe(false)
  release()
  expect(hasUnsavedWork()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('reloads at most once a minute', () => {
  const reload = vi.fn()
  expect(reloadForMissingChunk(1_000_000, reload)).toBe(true)
  expect(reloadForMissingChunk(1_059_999, reload)).toBe(false)
  expect(reloadForMissingChunk(1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('asks before the page is left with unsaved work, and no longer afterwards', () => {
  const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const [first, second] = [holdUnsavedWork(), holdUnsavedWork()]
  first()
  expect(leave()).toBe(false)
  second()
  expect(leave()).toBe(true)
})

test('knows a missing part by the words of each browser', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: https://x/a.js'))).toBe(true)
  expect(isMissingChunk(new TypeError('error loading dynamically imported module: https://x/a.js'))).toBe(true)
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false)
})
