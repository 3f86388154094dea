import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a new link works: 14 days. Once the sitting has begun it can be taken up again after that. */
export const LINK_LIFETIME_MS = 14 * 24 * 3_600_000

/** Secret of a link: 32 random bytes, base64url, 43 characters. Shown once. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: lower-case hex of its SHA-256. A token has 256 random bits, so no salt is needed. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isTokenOfHash(token: string, hash: string): boolean {
  const given = Buffer.from(linkTokenHash(token))
  const stored = Buffer.from(hash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}
