export interface MailPart {
  text: string
  /** Null for plain text. */
  href: string | null
}

/** Cuts a text at its web addresses. Only http and https become links. */
export function linksIn(text: string): MailPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, href: /^https?:\/\//.test(part) ? part : null }))
}
