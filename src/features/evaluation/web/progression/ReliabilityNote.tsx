import { formatNumber } from '#base/domain/formatNumber.ts'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { change } from '#features/instrument/domain/change.ts'
import type { Definition } from '#features/instrument/domain/definition.ts'
import { confirmedError } from '#features/instrument/domain/measurementError.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './ReliabilityNote.module.css'

/** What the judgement of a change rests on, or that there is nothing to rest it on. */
export function ReliabilityNote({ definition, nodeID }: { definition: Definition; nodeID: string }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const error = confirmedError(definition, nodeID)
  const critical = change(definition, nodeID, 0, 0).criticalDifference
  if (error === null || critical === null) return <p className={css.note}>{t.progression.noteNone}</p>
  const source = t.progression.reliability(
    formatNumber(error.reliability, locale, 2),
    formatNumber(error.standardDeviation, locale, 2),
    error.source,
  )
  return <p className={css.note}>{t.progression.note(formatNumber(critical, locale, 1), source)}</p>
}
