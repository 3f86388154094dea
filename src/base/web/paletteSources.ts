import type { LocalText } from '#base/domain/locale.ts'
import { createStore, useStore } from './store.ts'

export interface PaletteEntry {
  id: string
  label: string
  description?: string
  /** Address made by `to()`. */
  href: string
}

/** Something that can be found from anywhere with Ctrl/⌘ K: patients, tests. */
export interface PaletteSource {
  id: string
  group: LocalText
  /** What fits the text; empty text may give the most recent ones. Runs in the browser: names are decrypted in memory only. */
  find: (text: string) => Promise<PaletteEntry[]> | PaletteEntry[]
}

const sources = createStore<readonly PaletteSource[]>([])

/** Adds a source, or replaces the one of the same id; the returned function takes it away. */
export function addPaletteSource(source: PaletteSource): () => void {
  sources.set([...sources.get().filter(({ id }) => id !== source.id), source])
  return () => sources.set(sources.get().filter((kept) => kept !== source))
}

export function usePaletteSources(): readonly PaletteSource[] {
  return useStore(sources)
}
