import { createHash, hkdfSync, pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalEmail, deriveAuthKey } from './passwordSplit.ts'

/** The same rule once more with Node's own functions instead of WebCrypto. */
function authKeyByNode(email: string, password: string): string {
  const salt = createHash('sha256').update(`befundo/auth-salt/v1|${email}`).digest().subarray(0, 16)
  const stretched = pbkdf2Sync(password, salt, 600_000, 32, 'sha256')
  return Buffer.from(hkdfSync('sha256', stretched, '', 'befundo/auth/v1', 32)).toString('base64url')
}

describe('deriveAuthKey', () => {
  it('makes 43 base64url signs that an independent implementation makes too', async () => {
    const authKey = await deriveAuthKey('praxis@example.org', 'Grüner-Tee 1887!')
    expect(authKey).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(authKey).toBe(authKeyByNode('praxis@example.org', 'Grüner-Tee 1887!'))
  })

  it('does not depend on how the keyboard composes letters or writes the address', async () => {
    const one = await deriveAuthKey(' Praxis@Example.ORG ', 'Grüner-Tee 1887!'.normalize('NFD'))
    expect(one).toBe(authKeyByNode('praxis@example.org', 'Grüner-Tee 1887!'))
    expect(canonicalEmail(' Praxis@Example.ORG ')).toBe('praxis@example.org')
  })

  it('differs for another address and another password', async () => {
    const [one, two, three] = await Promise.all([
      deriveAuthKey('a@example.org', 'Grüner-Tee 1887!'),
      deriveAuthKey('b@example.org', 'Grüner-Tee 1887!'),
      deriveAuthKey('a@example.org', 'Grüner-Tee 1888!'),
    ])
    expect(new Set([one, two, three]).size).toBe(3)
  })
})
