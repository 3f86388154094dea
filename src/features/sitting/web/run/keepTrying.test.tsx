import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTrying } from './keepTrying.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An attempt that succeeds from the n-th time on and counts how often it ran. */
function succeedsAtAttempt(n: number) {
  const count = { attempts: 0 }
  const attempt = () => {
    count.attempts += 1
    return count.attempts < n ? Promise.reject(new Error('no network')) : Promise.resolve(true)
  }
  return { count, attempt }
}

it('does not try again after it was stopped', async () => {
  const { count, attempt } = succeedsAtAttempt(9)
  const trying = keepTrying(attempt)
  trying.now()
  await vi.advanceTimersByTimeAsync(600)
  trying.stop()
  const before = count.attempts
  await vi.advanceTimersByTimeAsync(600_000)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(count.attempts).toBe(before)
})

it('tries again until it succeeds, then rests', async () => {
  const { count, attempt } = succeedsAtAttempt(4)
  keepTrying(attempt).now()
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000)
  expect(count.attempts).toBe(4)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(count.attempts).toBe(4)
})

it('tries at once when the network is back', async () => {
  const { count, attempt } = succeedsAtAttempt(20)
  const trying = keepTrying(attempt)
  trying.now()
  await vi.advanceTimersByTimeAsync(120_000)
  const before = count.attempts
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(count.attempts).toBe(before + 1)
  trying.stop()
})

it('runs one attempt at a time, and once more for what came meanwhile', async () => {
  let running = 0
  let most = 0
  let attempts = 0
  const trying = keepTrying(async () => {
    attempts += 1
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    running -= 1
    return true
  })
  trying.now()
  trying.now()
  trying.now()
  await vi.advanceTimersByTimeAsync(1000)
  expect([attempts, most]).toEqual([2, 1])
})
