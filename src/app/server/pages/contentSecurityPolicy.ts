/**
 * No third party, no inline script, no unsafe-*. The nonce is for the style elements that Mantine writes. `connect-src` names the key server,
 * which runs on an origin of its own.
 */
export function contentSecurityPolicy(nonce: string, keyServerUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(keyServerUrl).origin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
