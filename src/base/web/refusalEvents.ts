import type { ServerRefusal } from './ServerRefusal.ts'

/** What the app does about refusals that concern the whole page; set once by its entry. */
export interface RefusalEvents {
  /** 401: to the login, the target kept. */
  notLoggedIn: (refusal: ServerRefusal) => void
  /** The answer names another page of ours to go to. */
  redirect: (url: string, refusal: ServerRefusal) => void
  /** The csrf token is no longer valid: register again. Resolves to whether it is worth to try once more. */
  renewToken: () => Promise<boolean>
}

let events: RefusalEvents | null = null

export function onRefusals(handlers: RefusalEvents): void {
  events = handlers
}

export function refusalEvents(): RefusalEvents | null {
  return events
}

/** Only addresses of our own origin are followed; anything else would let a forged answer send people away. */
export function ownPathOf(redirectUrl: string): string | null {
  try {
    const url = new URL(redirectUrl, location.origin)
    // `/.//evil.example` is of our origin, but its path alone would be read as another host.
    if (url.origin !== location.origin || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
