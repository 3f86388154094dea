import { onSessionEnd } from '#features/account/web/door.ts'

/** Tokens of links made in this tab, by sitting. The server keeps only their hash, so a link is shown from here or not at all. Memory only. */
const tokens = new Map<string, string>()
onSessionEnd(() => tokens.clear())

export function rememberToken(sittingID: string, token: string): void {
  tokens.set(sittingID, token)
}

export function rememberedToken(sittingID: string): string | null {
  return tokens.get(sittingID) ?? null
}
