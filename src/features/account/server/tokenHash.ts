import { createHash } from 'node:crypto'

/** What the database keeps of a cookie or of the code in a mailed link: SHA-256, hex. Both have 256 random bits, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
