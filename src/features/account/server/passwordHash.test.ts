import { describe, expect, it } from 'vitest'
import { hashAuthKey, isAuthKeyOf } from './passwordHash.ts'

const authKey = 'A'.repeat(43)
const secret = 'a server secret of some length'

describe('password hash', () => {
  it('refuses another authKey, another server secret and a missing account', async () => {
    const stored = await hashAuthKey(authKey, secret)
    expect(await isAuthKeyOf('B'.repeat(43), stored, secret)).toBe(false)
    expect(await isAuthKeyOf(authKey, stored, 'another secret')).toBe(false)
    expect(await isAuthKeyOf(authKey, null, secret)).toBe(false)
  })

  it('accepts the authKey that was hashed', async () => {
    expect(await isAuthKeyOf(authKey, await hashAuthKey(authKey, secret), secret)).toBe(true)
  })

  it('is Argon2id with 64 MiB and 3 passes, salted each time', async () => {
    const [one, other] = await Promise.all([hashAuthKey(authKey, secret), hashAuthKey(authKey, secret)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(one).not.toBe(other)
  })

  it('takes about as long for an account that does not exist', async () => {
    const stored = await hashAuthKey(authKey, secret)
    await isAuthKeyOf(authKey, null, secret)
    const known = await durationMs(() => isAuthKeyOf('B'.repeat(43), stored, secret))
    const unknown = await durationMs(() => isAuthKeyOf('B'.repeat(43), null, secret))
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})

async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let round = 0; round < 3; round += 1) await work()
  return performance.now() - start
}
