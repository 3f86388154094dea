import { expect, test } from 'vitest'
import { framesOf } from './framesOf.ts'

test('keeps nothing of a message, also where one of its lines reads like a frame', () => {
  const error = new Error('Failed query\nparams: Jördis\n    at home I feel worse (q9:1:2)\n at 3')
  expect(framesOf(error)).not.toMatch(/Jördis|home|at 3/)
  expect(framesOf(error)).toMatch(/^ {4}at .*framesOf\.test\.ts:\d+:\d+/)
})

test('keeps nothing of a message that was changed after the stack was made', () => {
  const error = new Error('first\n    at home')
  error.message = 'second'
  expect(framesOf(error)).not.toContain('home')
})
