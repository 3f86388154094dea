import type { CookieSerializeOptions } from '@fastify/cookie'
import { randomBytes } from 'node:crypto'

/** `__Host-` binds the cookie to this very host and to https; without https (a trial on one machine) browsers would not take it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-befundo' : 'befundo'
}

export function sessionCookieOptions(publicUrl: string): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }
}

/** A new cookie value: 32 random bytes, base64url. Only its hash ever lies in the database. */
export function newCookieValue(): string {
  return randomBytes(32).toString('base64url')
}

export const COOKIE_VALUE = /^[A-Za-z0-9_-]{43}$/
