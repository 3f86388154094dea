import { createStore } from '#base/web/store.ts'
import type { RunMeta } from '../../contract/runShapes.ts'

/** What a patient can set to read more easily, without leaving the item. */
export interface ReadingAids {
  textSize: 'normal' | 'large' | 'larger'
  contrast: boolean
  readAloud: boolean
  /** A tapped answer moves on by itself. */
  autoAdvance: boolean
}

export const readingAids = createStore<ReadingAids>({
  textSize: 'normal',
  contrast: false,
  readAloud: false,
  autoAdvance: true,
})

/** Puts size and contrast on the page; the style sheet reads them there. */
export function applyReadingAids(): void {
  const { textSize, contrast } = readingAids.get()
  document.documentElement.dataset['textSize'] = textSize
  document.documentElement.dataset['contrast'] = contrast ? 'strong' : 'normal'
}
readingAids.subscribe(applyReadingAids)

const SIZES = ['normal', 'large', 'larger'] as const

/** Adds the present aids to what is recorded with the result: an aid that was used once stays noted. */
export function metaWith(meta: RunMeta, aids: ReadingAids): RunMeta {
  const larger = SIZES.indexOf(aids.textSize) > SIZES.indexOf(meta.textSize)
  return {
    ...meta,
    textSize: larger ? aids.textSize : meta.textSize,
    contrast: meta.contrast || aids.contrast,
    readAloud: meta.readAloud || aids.readAloud,
    autoAdvance: meta.autoAdvance && aids.autoAdvance,
  }
}
