/** Wire shape of the questionnaire that a patient runs; the type it must match is instrument's `Questionnaire`. It can carry no scoring. */
import * as z from 'zod/mini'
import { conditionShape as condition } from '#features/instrument/domain/conditionShape.ts'
import type { Questionnaire } from '#features/instrument/domain/questionnaire.ts'

const form = z.union([
  z.strictObject({
    type: z.literal('options'),
    options: z.array(z.strictObject({ value: z.number(), text: z.string() })),
  }),
  z.strictObject({
    type: z.literal('input'),
    input: z.enum(['text', 'number']),
    min: z.exactOptional(z.number()),
    max: z.exactOptional(z.number()),
  }),
])

export const questionnaireShape: z.ZodMiniType<Questionnaire> = z.strictObject({
  testID: z.string(),
  version: z.string(),
  language: z.enum(['de', 'en']),
  name: z.string(),
  fullname: z.string(),
  instructions: z.array(z.strictObject({ type: z.literal('text'), instructions: z.array(z.string()) })),
  modules: z.array(
    z.strictObject({
      id: z.string(),
      description: z.string(),
      condition: z.exactOptional(condition),
      timeoutMs: z.exactOptional(z.number()),
      itemIDs: z.array(z.string()),
    }),
  ),
  blocks: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(['closed', 'multiSelect', 'other']),
      description: z.string(),
      condition: z.exactOptional(condition),
    }),
  ),
  items: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      form,
      module: z.string(),
      block: z.string(),
      page: z.int(),
      condition: z.exactOptional(condition),
      optional: z.exactOptional(z.boolean()),
    }),
  ),
  totalPages: z.int(),
  notice: z.nullable(z.string()),
})
