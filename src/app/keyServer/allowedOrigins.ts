/** Names of one's own machine; a browser calls the same page by any of them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Origins whose pages may ask the key server: the one of PUBLIC_URL, and its other names where that is one's own machine. */
export function allowedOrigins(publicUrl: string): readonly string[] {
  const url = new URL(publicUrl)
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  return LOOPBACK.map((hostname) => Object.assign(new URL(url), { hostname }).origin)
}
