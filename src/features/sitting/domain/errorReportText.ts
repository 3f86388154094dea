/** Cuts from a fault's message or stack what could be an answer, a name or a token: everything in quotes, ids and long secrets. */
export function errorReportText(text: string, maxLength: number): string {
  return text
    .replaceAll(/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|„[^“\n]*“|“[^”\n]*”/g, '"…"')
    .replaceAll(/[A-Za-z0-9_-]{20,}/g, '…')
    .slice(0, maxLength)
}
