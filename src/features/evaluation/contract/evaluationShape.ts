/** Wire shape of a stored evaluation; the type it must match is instrument's `Evaluation`. */
import * as z from 'zod/mini'
import type { Evaluation } from '#features/instrument/domain/evaluation.ts'

export const localText = z.strictObject({ de: z.string(), en: z.string() })

const traceStep = z.strictObject({
  kind: z.enum(['answers', 'recode', 'missing', 'combine', 'transform', 'decide', 'band', 'norm', 'error', 'source']),
  applied: z.boolean(),
  calculation: z.string(),
  rule: localText,
  result: z.string(),
  resultText: z.exactOptional(localText),
})

const bandStep = z.strictObject({
  id: z.string(),
  from: z.number(),
  to: z.number(),
  label: localText,
  severity: z.number(),
})

const value = z.nullable(z.union([z.number(), z.string()]))

const node = z.strictObject({
  id: z.string(),
  label: localText,
  value,
  valueLabel: z.exactOptional(localText),
  status: z.enum(['ok', 'prorated', 'incomplete', 'notApplicable', 'invalid']),
  n: z.number(),
  missing: z.number(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  band: z.nullable(bandStep),
  interval: z.nullable(z.strictObject({ low: z.number(), high: z.number(), level: z.literal(0.95), sem: z.number() })),
  trace: z.array(traceStep),
})

const item = z.strictObject({
  id: z.string(),
  number: z.number(),
  raw: z.nullable(z.union([z.number(), z.string(), z.array(z.number())])),
  value: z.nullable(z.number()),
  scored: z.boolean(),
  inverted: z.boolean(),
  state: z.enum(['answered', 'missing', 'skipped']),
})

export const evaluationShape: z.ZodMiniType<Evaluation> = z.strictObject({
  testID: z.string(),
  version: z.string(),
  mainNodeID: z.string(),
  nodes: z.array(node),
  items: z.array(item),
  alerts: z.array(
    z.strictObject({ id: z.string(), itemID: z.string(), severity: z.enum(['critical', 'warning']), text: localText }),
  ),
  bandSets: z.array(
    z.strictObject({
      id: z.string(),
      of: z.string(),
      direction: z.enum(['higherWorse', 'lowerWorse', 'neutral']),
      steps: z.array(bandStep),
      source: z.string(),
    }),
  ),
  cutoffs: z.array(
    z.strictObject({ id: z.string(), of: z.string(), at: z.number(), label: localText, source: z.string() }),
  ),
  normStatus: z.enum(['none', 'confirmed']),
  source: localText,
  usualDurationMs: z.strictObject({ low: z.number(), high: z.number(), basis: localText }),
})
