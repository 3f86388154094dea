import * as z from 'zod/mini'

const base64 = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** base64 of the spki of an RSA-4096 key: 550 bytes. */
export const publicKeyShape = base64(700, 800)

/** "Encrypted key bundle" of Spec §3: a private key that only its owner's password opens. All base64. */
export const keyBundleShape = z.strictObject({
  /** 12 bytes. */
  initializationVector: base64(16, 16),
  /** 16 bytes. */
  salt: base64(24, 24),
  /** AES-GCM of the pkcs8 of an RSA-4096 key: about 2,400 bytes. */
  privateKey: base64(3000, 3600),
  publicKey: publicKeyShape,
  /** How the wrapping key was made, e.g. `pbkdf2-sha512-100000`. */
  kdf: z.string().check(z.maxLength(40)),
})

export type KeyBundle = z.output<typeof keyBundleShape>
