import type { Locale } from '#base/domain/locale.ts'
import type { Instrument } from '#features/instrument/server/door.ts'
import type { TestEntry } from '../domain/testEntry.ts'

/** An instrument as the catalogue lists it, in one language. Instruments are single tests without variants. */
export function toTestEntry(instrument: Instrument, locale: Locale, favorites: ReadonlySet<string>): TestEntry {
  const { slug, meta, definition } = instrument
  const texts = instrument.texts[locale]
  return {
    _id: slug,
    name: texts.name,
    fullname: texts.fullname,
    type: meta.type,
    tests: [],
    isBattery: false,
    isFavorite: favorites.has(slug),
    isVariant: false,
    category: meta.category,
    disorder: meta.disorder,
    guideline: meta.guideline,
    keywords: meta.keywords[locale],
    author: meta.author,
    source: { authors: meta.source.authors },
    duration: meta.durationMinutes,
    price: { yourTotal: meta.price.exec + meta.price.license },
    age: meta.age,
    tool: meta.tool,
    kind: meta.kind,
    survey: meta.survey,
    language: meta.language,
    description: texts.description,
    questions: definition.items.length,
    rating: meta.rating,
    state: meta.state,
    license: meta.license,
    validationSufficient: meta.validationSufficient,
  }
}
