import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const localText = z.strictObject({ de: text, en: text })
const cents = z.int().check(z.nonnegative())

/** The catalogue fields of a test that are not words of the questionnaire (Spec §3 "Test", enumerations literal). */
export const INSTRUMENT_META = z.strictObject({
  type: z.enum(['questionnaire', 'diagnostic', 'observation', 'neurocognitive', 'graphomotoric', 'anamnesis']),
  category: z.enum([
    'mentalDisorders',
    'physicalDisorders',
    'personality',
    'cognition',
    'profession',
    'wellBeing',
    'therapy',
    'gerontology',
  ]),
  /** Topic keys; their words are the catalogue's. */
  disorder: z.array(text),
  guideline: z.array(text),
  keywords: z.strictObject({ de: z.array(text), en: z.array(text) }),
  tool: z.array(z.enum(['diagnostics', 'intervention', 'prevention'])),
  kind: z.array(z.enum(['performance', 'personality', 'interests', 'clinical'])),
  survey: z.array(z.enum(['group', 'single', 'external', 'self'])),
  age: z.array(z.enum(['children', 'teenager', 'pupils', 'students', 'adults', 'elders', 'geriatrics'])),
  standards: z.enum(['standard', 'comparative', 'none']),
  /** Who built this edition for the product. */
  author: text,
  source: z.strictObject({
    authors: text,
    title: text,
    year: z.int(),
    /** Origin of wording, scoring and licence, and what was compared with what. */
    metaInfo: localText,
    link: z.nullable(z.url()),
  }),
  /** Psychometric rating 1 to 6; null until rated by someone qualified. */
  rating: z.nullable(z.int().check(z.gte(1), z.lte(6))),
  durationMinutes: z.int().check(z.positive()),
  /** Cents; `quota` counts sittings. */
  price: z.strictObject({ exec: cents, license: cents, quota: cents, addonQuota: cents }),
  /** Lifecycle (Spec §4). `review` waits for a legal or textual check and says why in `source.metaInfo`; `archived` can no longer be conducted. */
  state: z.enum(['definition', 'dev', 'review', 'testing', 'ready', 'live', 'archived']),
  license: z.enum([
    'CC BY',
    'BY-SA',
    'BY-ND',
    'BY-NC',
    'BY-NC-SA',
    'BY-NC-ND',
    'legalApproval',
    'publicDomain',
    'ownWork',
    'authorPermission',
  ]),
  language: z.array(z.enum(['de', 'en'])),
  countries: z.array(text),
  media: z.array(z.enum(['audio', 'optionalAudio', 'pen', 'writing', 'touch'])),
  /** False while validation of this edition is still going on. */
  validationSufficient: z.boolean(),
  isNew: z.boolean(),
  qualifications: z.array(text),
  addons: z.array(text),
  /** ISO date. */
  releasedAt: z.iso.date(),
  /** Whether the wording was compared word for word with the official form. Never shown as verified where false. */
  wordingVerified: z.strictObject({
    de: z.strictObject({ verified: z.boolean(), reason: text }),
    en: z.strictObject({ verified: z.boolean(), reason: text }),
  }),
})

export type InstrumentMeta = z.infer<typeof INSTRUMENT_META>
