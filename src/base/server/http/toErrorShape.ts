import type { ErrorShape } from '#base/contract/errorShape.ts'
import { COMMON_REFUSALS, type RefusalCatalogue } from '#base/contract/refusals.ts'
import type { Refusal } from '#base/domain/refusal.ts'
import type { Locale } from '#base/domain/locale.ts'

/** Puts a refusal into the one shape of Spec §8, in the language asked for. An unknown code is a fault of ours and looks like one. */
export function toErrorShape(refusal: Refusal, catalogue: RefusalCatalogue, locale: Locale): ErrorShape {
  const known = catalogue[refusal.code]
  const entry = known ?? COMMON_REFUSALS.unexpected
  const redirectUrl = refusal.data['redirectUrl']
  return {
    statusCode: entry.status,
    code: known ? refusal.code : 'unexpected',
    title: fill(entry[locale], refusal.data),
    message: fill(entry[locale], refusal.data),
    errors: [{ customerMessage: fill(entry[locale], refusal.data) }],
    validationErrors: refusal.validationErrors,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
    data: known ? refusal.data : {},
  }
}

/** 'Unknown feature {feature}' with `{feature: 'x'}` → 'Unknown feature x'. */
function fill(sentence: string, data: Record<string, string | number | boolean>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (key in data ? String(data[key]) : whole))
}
