import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Names of the set-up steps and what stands on the recovery kit, for `useTexts`. */
export const vaultTexts = { de, en }
