/** The words of the screens in one language, straight from the features: a journey presses what a person reads. */
import type { Locale } from '#base/domain/locale.ts'
import { de as accountDe } from '#features/account/web/text.de.ts'
import { en as accountEn } from '#features/account/web/text.en.ts'
import { de as catalogueDe } from '#features/catalogue/web/text.de.ts'
import { en as catalogueEn } from '#features/catalogue/web/text.en.ts'
import { de as evaluationDe } from '#features/evaluation/web/text.de.ts'
import { en as evaluationEn } from '#features/evaluation/web/text.en.ts'
import { de as facilityDe } from '#features/facility/web/text.de.ts'
import { en as facilityEn } from '#features/facility/web/text.en.ts'
import { de as patientDe } from '#features/patient/web/text.de.ts'
import { en as patientEn } from '#features/patient/web/text.en.ts'
import { de as sittingDe } from '#features/sitting/web/text.de.ts'
import { en as sittingEn } from '#features/sitting/web/text.en.ts'
import { de as runDe } from '#features/sitting/web/run/text.de.ts'
import { en as runEn } from '#features/sitting/web/run/text.en.ts'

const WORDS = {
  de: {
    account: accountDe,
    catalogue: catalogueDe,
    evaluation: evaluationDe,
    facility: facilityDe,
    patient: patientDe,
    sitting: sittingDe,
    run: runDe,
  },
  en: {
    account: accountEn,
    catalogue: catalogueEn,
    evaluation: evaluationEn,
    facility: facilityEn,
    patient: patientEn,
    sitting: sittingEn,
    run: runEn,
  },
}

export type Words = (typeof WORDS)['de']

export function wordsIn(locale: Locale): Words {
  return WORDS[locale]
}

/** German without prefix, English under /en. */
export function address(url: string, locale: Locale, path: string): string {
  return `${url}${locale === 'de' ? '' : '/en'}${path === '/' && locale === 'en' ? '' : path}`
}
