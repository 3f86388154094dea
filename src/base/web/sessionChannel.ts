/**
 * What the tabs of one browser tell each other about who works here. A tab that is not told would go on showing names after the device was
 * given to a patient in another one.
 */
export type SessionNews =
  /** Logged out, or handed over to a patient. */
  | { kind: 'ended' }
  /** Somebody has logged in. */
  | { kind: 'begun'; userID: string }
  /** Somebody is typing or pointing. */
  | { kind: 'active' }

const CHANNEL = 'befundo-session'

let channel: BroadcastChannel | null = null

/** Null in a browser that has no channels: there each tab ends for itself, at its next call. */
function opened(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells all other tabs; this one does not hear itself. */
export function tellTabs(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  opened()?.postMessage(news)
}

export function onTabNews(listen: (news: SessionNews) => void): void {
  opened()?.addEventListener('message', (event: MessageEvent<SessionNews>) => listen(event.data))
}
