import { describe, expect, it } from 'vitest'
import { keyAction, type KeyPress } from './keyAction.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasModifier: false,
  isRepeat: false,
  focus: 'page',
  ...more,
})

describe('leaves alone', () => {
  it.each([
    ['a number for which there is no option', press('5')],
    ['zero', press('0')],
    ['a key held down', press('1', { isRepeat: true })],
    ['a shortcut of the browser', press('1', { hasModifier: true })],
    ['a number typed into a field', press('1', { focus: 'field' })],
    ['Backspace in a field', press('Backspace', { focus: 'field' })],
    ['Enter on a button, which the browser presses', press('Enter', { focus: 'control' })],
    ['arrows inside the answers, which the browser moves', press('ArrowDown', { focus: 'answers' })],
    ['letters', press('x')],
    ['Tab', press('Tab')],
  ])('%s', (_what, given) => {
    expect(keyAction(given, 4)).toBeNull()
  })
})

it.each([
  ['1', { type: 'choose', index: 0 }],
  ['4', { type: 'choose', index: 3 }],
  ['ArrowDown', { type: 'move', by: 1 }],
  ['ArrowUp', { type: 'move', by: -1 }],
  ['Enter', { type: 'next' }],
  ['Backspace', { type: 'back' }],
])('%s on the page does %o', (key, action) => {
  expect(keyAction(press(key), 4)).toEqual(action)
})

it('chooses by number while the focus is among the answers', () => {
  expect(keyAction(press('2', { focus: 'answers' }), 4)).toEqual({ type: 'choose', index: 1 })
})

it('goes on with Enter from a field', () => {
  expect(keyAction(press('Enter', { focus: 'field' }), 0)).toEqual({ type: 'next' })
})
