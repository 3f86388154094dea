/**
 * SHA-256 of a text's UTF-8 as lower-case hex. The one use of `crypto.subtle` outside the vault (declared exception): the patient's small entry
 * compares the receipt of its answers and must not carry the vault. It hashes, it keeps no key.
 */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
