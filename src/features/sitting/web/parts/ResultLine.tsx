import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { SeverityCells } from '#features/instrument/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

type Headline = SittingOnWire['headline']

/** The result in one line: cells of the range reached, value, word. `withTest` puts the test's name before it. */
export function ResultLine({ sitting, withTest = false }: { sitting: SittingOnWire; withTest?: boolean }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { headline } = sitting
  const band = headline?.band ?? null
  const words = resultText(headline, locale, t)
  return (
    <>
      {band !== null && <SeverityCells reached={band.index + 1} of={band.steps} severity={band.severity} />}
      {withTest ? `${sitting.testname}: ${words}` : words}
    </>
  )
}

/** `16 von 27, ausgeprägt`; what stands in for it where there is no value. */
export function resultText(headline: Headline, locale: Locale, t: typeof de): string {
  if (headline === null) return t.notSavedYet
  if (headline.value === null) return t.incomplete
  const value =
    typeof headline.value === 'number' ? formatNumber(Math.round(headline.value * 10) / 10, locale) : headline.value
  const score = headline.max === null ? value : t.score(value, formatNumber(headline.max, locale))
  return headline.band === null ? score : `${score}, ${headline.band.label[locale]}`
}
