import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { MiniTrend } from '#features/instrument/web/door.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { resultText } from './ResultLine.tsx'
import type { TestResults } from './resultsByTest.ts'
import { lastMoment } from './sittingAddress.ts'

/** The course of a test in the size of a word; nothing where there is only one value. */
export function Trend({ results }: { results: TestResults }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const points = results.all.flatMap((sitting) => {
    const value = sitting.headline?.value
    return typeof value === 'number' ? [{ at: Date.parse(lastMoment(sitting)), value }] : []
  })
  const oldest = results.all.at(-1)
  const max = results.latest.headline?.max ?? null
  if (points.length < 2 || oldest === undefined || max === null) return null
  const label = t.patient.trend(
    results.testname,
    resultText(oldest.headline, locale, t),
    resultText(results.latest.headline, locale, t),
  )
  return <MiniTrend points={points} min={0} max={max} label={label} />
}
