/** Shapes that several account calls share. */
import * as z from 'zod/mini'
import { looksLikeEmail } from '../domain/email.ts'

export const emailField = z.string().check(z.maxLength(254), z.refine(looksLikeEmail))

/**
 * base64url of the 32-byte authKey, never the password: 43 characters. Anything else is refused, so that a client bug cannot leak a
 * typed password (docs/security/encryption.md).
 */
export const authKeyField = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

export const nameField = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
export const localeField = z.enum(['de', 'en'])
export const idField = z.uuid()
