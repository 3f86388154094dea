import { useId } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Cutoff } from '#features/instrument/domain/evaluation.ts'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Choice.module.css'

/** Which cut-off the scale shows, where a test has several. In print the choice is plain text. */
export function CutoffChoice({
  cutoffs,
  chosen,
  onChoose,
}: {
  cutoffs: readonly Cutoff[]
  chosen: Cutoff
  onChoose: (id: string) => void
}) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const id = useId()
  return (
    <span className={css.choice}>
      <label htmlFor={id}>{t.result.cutoff}</label>
      <select id={id} value={chosen.id} onChange={(event) => onChoose(event.currentTarget.value)}>
        {cutoffs.map((cutoff) => (
          <option key={cutoff.id} value={cutoff.id}>
            {scoreText(cutoff.at, locale)}: {cutoff.label[locale]}
          </option>
        ))}
      </select>
    </span>
  )
}
