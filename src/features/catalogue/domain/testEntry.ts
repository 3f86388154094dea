import type { InstrumentMeta } from '#features/instrument/domain/instrumentMeta.ts'

/** A test or battery as the catalogue lists it, in ONE language (Spec §3 "Test list entry"). */
export interface TestEntry {
  _id: string
  name: string
  fullname: string
  type: InstrumentMeta['type']
  /** Names of the members of a battery; empty for a single test. */
  tests: string[]
  isBattery: boolean
  isFavorite: boolean
  isVariant: boolean
  category: InstrumentMeta['category']
  disorder: string[]
  guideline: string[]
  keywords: string[]
  author: string
  source: { authors: string }
  /** Expected minutes. */
  duration: number
  /** Cents. */
  price: { yourTotal: number }
  age: InstrumentMeta['age']
  tool: InstrumentMeta['tool']
  kind: InstrumentMeta['kind']
  survey: InstrumentMeta['survey']
  language: InstrumentMeta['language']
  description: string
  questions: number
  /** Psychometric rating 1 to 6; null until rated by someone qualified. */
  rating: number | null
  state: InstrumentMeta['state']
  license: InstrumentMeta['license']
  validationSufficient: boolean
}
