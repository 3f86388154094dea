import { isSingleCharacter } from '../domain/searchTests.ts'
import css from './Highlighted.module.css'

/** A text with every place marked where the searched words stand. A single character marks only the beginning, as the search does. */
export function Highlighted({ text, wanted }: { text: string; wanted: string }) {
  return splitAtMatches(text, wanted.trim()).map((part, index) =>
    index % 2 === 1 ? (
      <mark className={css.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Parts of the text; every second one is a match. */
export function splitAtMatches(text: string, wanted: string): string[] {
  if (wanted === '') return [text]
  const isSingle = isSingleCharacter(wanted)
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return text.split(new RegExp(isSingle ? `^(${escaped})` : `(${escaped})`, 'iu'))
}
