declare global {
  // Read by the style tags of Mantine's scroll lock (package get-nonce).
  var __webpack_nonce__: string | undefined
}

/**
 * The nonce of this page's Content-Security-Policy for styles that scripts add. The server writes `<meta property="csp-nonce" nonce="…">`;
 * browsers hide the attribute from style rules and give it to scripts only.
 */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  if (nonce !== '') globalThis.__webpack_nonce__ = nonce
  return nonce
}
