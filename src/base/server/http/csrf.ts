import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The csrf token of a cookie: HMAC over the cookie's value, so it is bound to the session without a row of its own and
 * changes whenever the cookie is rotated (Spec §7, header `csrf-token`).
 */
export function csrfTokenOf(cookie: string, serverSecret: string): string {
  return createHmac('sha256', serverSecret).update(`befundo/csrf/v1|${cookie}`).digest('base64url')
}

export function isCsrfTokenOf(token: string | undefined, cookie: string | null, serverSecret: string): boolean {
  if (!token || !cookie) return false
  const expected = Buffer.from(csrfTokenOf(cookie, serverSecret))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
