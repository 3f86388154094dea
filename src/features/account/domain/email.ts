/** What makes two spellings the same account: NFKC, no outer blanks, lower case. Used for the auth salt and the unique key alike. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/** One @, something before it, a dot behind it, no blanks. Whether it exists only the mail shows. */
export function looksLikeEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())
}
