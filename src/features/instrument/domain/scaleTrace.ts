import type { LocalText } from '#base/domain/locale.ts'
import type { MissingPolicy } from './definition.ts'
import type { TraceStep } from './evaluation.ts'
import { itemNumbers } from './itemNumbers.ts'
import type { ScoredItem } from './itemResults.ts'
import { numberText } from './numberText.ts'

/** Row "Antworten": the raw answers in the order of the items; – is missing, · was not asked. */
export function answersStep(items: ScoredItem[]): TraceStep {
  const numbers = items.map((item) => item.number)
  return {
    kind: 'answers',
    applied: true,
    calculation: items.map((item) => rawText(item)).join(' '),
    rule: {
      de: `Items ${itemNumbers(numbers, 'bis', 'und')}, wie gegeben`,
      en: `Items ${itemNumbers(numbers, 'to', 'and')}, as given`,
    },
    result: String(items.filter((item) => item.state === 'answered').length),
  }
}

/** Row "Umpolung": which answers count as other points. */
export function recodeStep(items: ScoredItem[]): TraceStep {
  const recoded = items.filter((item) => item.recoded)
  const numbers = recoded.map((item) => item.number)
  const changed = recoded.filter((item) => item.state === 'answered' && item.value !== null)
  if (recoded.length === 0) {
    return notApplied('recode', {
      de: 'Alle Items zählen in dieselbe Richtung',
      en: 'All items count in the same direction',
    })
  }
  const some = recoded.length < items.length || recoded.some((item) => item.inverted)
  return {
    kind: 'recode',
    applied: changed.length > 0,
    calculation: changed.map((item) => `${item.number}: ${rawText(item)} → ${numberText(item.value ?? 0)}`).join(', '),
    rule: some
      ? {
          de: `Umgekehrt gezählt: Items ${itemNumbers(numbers, 'bis', 'und')}`,
          en: `Counted in reverse: items ${itemNumbers(numbers, 'to', 'and')}`,
        }
      : { de: 'Antworten in Punkte übertragen', en: 'Answers turned into points' },
    result: changed.map((item) => numberText(item.value ?? 0)).join(' '),
  }
}

/** Row "Fehlende Werte": how many are missing, what the rule allows, what was done. */
export function missingStep(items: ScoredItem[], policy: MissingPolicy, prorated: TraceStep | null): TraceStep {
  const missing = items.filter((item) => item.state === 'missing').length
  const count: LocalText = { de: `${missing} von ${items.length} fehlend`, en: `${missing} of ${items.length} missing` }
  const allowed = allowance(policy)
  const rule = { de: `${count.de}; ${allowed.de}`, en: `${count.en}; ${allowed.en}` }
  return prorated ? { ...prorated, rule } : notApplied('missing', rule)
}

/** Row for items the instructions skip; null where none was skipped. */
export function skippedStep(items: ScoredItem[]): TraceStep | null {
  const skipped = items.filter((item) => item.state === 'skipped')
  if (skipped.length === 0) return null
  const numbers = skipped.map((item) => item.number)
  const counted = skipped.filter((item) => item.value !== null)
  const de = itemNumbers(numbers, 'bis', 'und')
  const en = itemNumbers(numbers, 'to', 'and')
  const points = [...new Set(counted.map((item) => numberText(item.value ?? 0)))].join(', ')
  return {
    kind: 'missing',
    applied: true,
    calculation: skipped
      .map((item) => `${item.number}: ${item.value === null ? '·' : numberText(item.value)}`)
      .join(', '),
    rule:
      counted.length === 0
        ? {
            de: `Laut Anleitung nicht gestellt: ${de}; sie gehören hier nicht zur Skala und gelten nicht als fehlend`,
            en: `Not asked, as instructed: ${en}; they leave the scale and do not count as missing`,
          }
        : {
            de: `Laut Anleitung nicht gestellt: ${de}; sie zählen ${points} und gelten nicht als fehlend`,
            en: `Not asked, as instructed: ${en}; they count ${points} and are not missing`,
          },
    result: counted.length === 0 ? '' : points,
  }
}

/** A step that did nothing, and says so. */
export function notApplied(kind: TraceStep['kind'], rule: LocalText, calculation = ''): TraceStep {
  return { kind, applied: false, calculation, rule, result: '' }
}

function allowance(policy: MissingPolicy): LocalText {
  if (policy.policy === 'complete') return { de: 'alle Items sind nötig', en: 'all items are needed' }
  if (policy.policy === 'minimum') {
    return { de: `nötig sind mindestens ${policy.count}`, en: `at least ${policy.count} are needed` }
  }
  if (policy.maximum === 1) {
    return {
      de: 'erlaubt ist 1, ersetzt durch den Mittelwert der übrigen',
      en: '1 is allowed, replaced by the mean of the rest',
    }
  }
  return {
    de: `erlaubt sind bis zu ${policy.maximum}, ersetzt durch den Mittelwert der übrigen`,
    en: `up to ${policy.maximum} are allowed, replaced by the mean of the rest`,
  }
}

function rawText(item: ScoredItem): string {
  if (item.state === 'skipped') return '·'
  return typeof item.raw === 'number' ? numberText(item.raw) : item.state === 'missing' ? '–' : '?'
}
