import type { LocalText } from '#base/domain/locale.ts'

/** What the key server's process tells the one that started it. */
export type KeyServerMessage =
  | { kind: 'ready'; port: number }
  /** `sentences` where the reason was foreseen; the stack on standard error where it was not. */
  | { kind: 'failed'; sentences: LocalText | null }
