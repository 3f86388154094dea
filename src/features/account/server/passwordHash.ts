import { hash, verify, type Options } from '@node-rs/argon2'
import { hkdfSync } from 'node:crypto'

/**
 * Argon2id, 64 MiB and 3 passes (RFC 9106 §4, second recommended option, with one lane because logins share the cores).
 * What is hashed is the authKey of the browser (32 bytes), never the password. The package's default algorithm is Argon2id.
 */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } satisfies Options

/** Keyed Argon2: without the server's secret a stolen table of hashes cannot even be attacked. */
function withPepper(serverSecret: string): Options {
  return { ...COST, secret: new Uint8Array(hkdfSync('sha256', serverSecret, '', 'befundo/password-pepper/v1', 32)) }
}

export async function hashAuthKey(authKey: string, serverSecret: string): Promise<string> {
  return await hash(authKey, withPepper(serverSecret))
}

const dummies = new Map<string, Promise<string>>()

/** Whether the authKey is the one that was hashed. Without a hash (no such account) it works as long and answers no. */
export async function isAuthKeyOf(authKey: string, storedHash: string | null, serverSecret: string): Promise<boolean> {
  const options = withPepper(serverSecret)
  if (storedHash !== null) return await verify(storedHash, authKey, options)
  let dummy = dummies.get(serverSecret)
  if (!dummy) {
    dummy = hash('an account that does not exist', options)
    dummies.set(serverSecret, dummy)
  }
  await verify(await dummy, authKey, options)
  return false
}
