import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const byID = z.record(z.string(), z.string())

/** The words of an instrument in one language: the items verbatim, everything else in our own words. */
export const INSTRUMENT_TEXTS = z.strictObject({
  name: text,
  fullname: text,
  /** One or two sentences for the catalogue. */
  description: text,
  /** Whom it is for (Spec §3 `application`). */
  application: text,
  background: text,
  manual: text,
  /** Paragraphs before the first item. */
  instructions: z.array(text),
  /** Credit and licence line to be shown with the test, or null. */
  notice: z.nullable(text),
  modules: byID,
  /** Stem above the items of a block. */
  blocks: byID,
  /** Option set id → value → wording. */
  options: z.record(z.string(), z.record(z.string(), text)),
  items: z.record(z.string(), text),
})

export type InstrumentTexts = z.infer<typeof INSTRUMENT_TEXTS>
