import * as z from 'zod/mini'
import { INSTRUMENT_META } from '#features/instrument/domain/instrumentMeta.ts'

const { type, category, disorder, guideline, age, tool, kind, survey, language, rating, state, license } =
  INSTRUMENT_META.shape

/** Fields of a catalogue entry on the wire (Spec §3 "Test list entry"), in the language asked for. */
export const testEntryFields = {
  _id: z.string(),
  name: z.string(),
  fullname: z.string(),
  type,
  tests: z.array(z.string()),
  isBattery: z.boolean(),
  isFavorite: z.boolean(),
  isVariant: z.boolean(),
  category,
  disorder,
  guideline,
  keywords: z.array(z.string()),
  author: z.string(),
  source: z.strictObject({ authors: z.string() }),
  duration: z.int(),
  price: z.strictObject({ yourTotal: z.int() }),
  age,
  tool,
  kind,
  survey,
  language,
  description: z.string(),
  questions: z.int(),
  rating,
  state,
  license,
  validationSufficient: z.boolean(),
}

export const testEntryShape = z.strictObject(testEntryFields)
