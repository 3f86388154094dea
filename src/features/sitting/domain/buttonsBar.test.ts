import { expect, it } from 'vitest'
import { CONTROL_KEYS, createButtonsBar, type ControlKey } from './buttonsBar.ts'

function bar() {
  const acted: ControlKey[] = []
  const rejected: string[] = []
  return {
    acted,
    rejected,
    bar: createButtonsBar(
      (key) => acted.push(key),
      (message) => rejected.push(message),
    ),
  }
}

it.each(['', 'forward', 'Next', 'toString'])('rejects the invalid key "%s" and does nothing', (key) => {
  const it = bar()
  it.bar.press(key)
  expect(it.rejected).toEqual(['invalid key'])
  expect(it.acted).toEqual([])
})

it('does nothing for a locked key and leaves the others free', () => {
  const it = bar()
  it.bar.lock('next')
  it.bar.press('next')
  it.bar.press('back')
  expect(it.acted).toEqual(['back'])
  expect(it.rejected).toEqual([])
})

it('stays locked until every part has given its lock back', () => {
  const it = bar()
  const first = it.bar.lock('next')
  const second = it.bar.lock('next')
  first()
  first()
  expect(it.bar.isLocked('next')).toBe(true)
  second()
  expect(it.bar.isLocked('next')).toBe(false)
})

it('acts on each key of the spec', () => {
  const it = bar()
  for (const key of CONTROL_KEYS) it.bar.press(key)
  expect(it.acted).toEqual(['next', 'back', 'cancel', 'ff', 'custom'])
})
