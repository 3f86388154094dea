import * as z from 'zod/mini'
import { conditionShape as condition } from './conditionShape.ts'

/** Ids are used in file names, addresses and exports: lower case first, no spaces. */
const id = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9-]*$/))
const text = z.string().check(z.minLength(1))
const localText = z.strictObject({ de: text, en: text })
const finite = z.number()
const count = z.int().check(z.nonnegative())

/** What becomes of missing answers of a scale. Structurally skipped items are not missing. */
const complete = z.strictObject({ policy: z.literal('complete') })
/** Combine what is there, if at least `count` items have a value. */
const minimum = z.strictObject({ policy: z.literal('minimum'), count })
/** Sum ÷ answered × items, if at most `maximum` are missing; rounded half away from zero, or not. */
const prorate = z.strictObject({
  policy: z.literal('prorate'),
  maximum: count,
  round: z.enum(['halfAwayFromZero', 'none']),
})
const missing = z.discriminatedUnion('policy', [complete, minimum, prorate])
const missingUnprorated = z.discriminatedUnion('policy', [complete, minimum])

const named = { id, label: localText }
const names = z.array(id).check(z.minLength(1))

/** A step of the calculation. A further operation is a further member here, a case in `scaleNode.ts` or `derivedNode.ts` and in `nodeReach.ts`. */
const node = z.discriminatedUnion('op', [
  z.strictObject({ ...named, op: z.literal('sum'), of: names, missing }),
  z.strictObject({
    ...named,
    op: z.literal('mean'),
    of: names,
    missing: missingUnprorated,
    decimals: z.exactOptional(count),
  }),
  z.strictObject({ ...named, op: z.literal('minimum'), of: names, missing: missingUnprorated }),
  z.strictObject({ ...named, op: z.literal('maximum'), of: names, missing: missingUnprorated }),
  /** Items for which `where` holds; `$` names the item's value. */
  z.strictObject({ ...named, op: z.literal('count'), of: names, where: condition, missing }),
  /** Sum of other nodes; each must have a value. */
  z.strictObject({ ...named, op: z.literal('add'), of: names }),
  /** factor × value + offset. */
  z.strictObject({ ...named, op: z.literal('linear'), of: id, factor: finite, offset: finite }),
  /** First rule that holds decides; conditions name nodes and items (recoded values). */
  z.strictObject({
    ...named,
    op: z.literal('decide'),
    rules: z.array(z.strictObject({ if: condition, result: id, rule: localText })).check(z.minLength(1)),
    else: id,
    results: z.record(z.string(), localText),
  }),
])

const bandSet = z.strictObject({
  id,
  of: id,
  direction: z.enum(['higherWorse', 'lowerWorse', 'neutral']),
  steps: z
    .array(
      z.strictObject({ id, from: finite, to: finite, label: localText, severity: z.int().check(z.gte(1), z.lte(7)) }),
    )
    .check(z.minLength(1)),
  source: text,
})

/** One value for everyone, or one by the person's gender; without a gender given, `other` counts. */
const cutoffAt = z.union([finite, z.strictObject({ male: finite, female: finite, other: finite })])

/** A number from a publication. It is used only where `confirmed`, i.e. read at its source. */
const published = z.strictObject({ value: finite, source: text, confirmed: z.boolean() })

const measurement = z.strictObject({
  of: id,
  direction: z.enum(['higherWorse', 'lowerWorse']),
  reliability: z.exactOptional(z.extend(published, { kind: z.enum(['retest', 'alpha']) })),
  standardDeviation: z.exactOptional(published),
  /** Smallest difference patients notice, in points. */
  minimalImportantDifference: z.exactOptional(published),
})

/** A definition: everything about a questionnaire but its words. */
export const DEFINITION = z.strictObject({
  schema: z.literal('scoring/1'),
  id,
  version: text,
  languages: z.array(z.enum(['de', 'en'])).check(z.minLength(1)),
  /** The edition and authors, last row of how a value came about. */
  source: localText,
  /** Sets of option values by id; their words are in the texts. */
  optionSets: z.record(z.string(), z.array(finite).check(z.minLength(2))),
  modules: z
    .array(z.strictObject({ id, condition: z.exactOptional(condition), timeoutMs: z.exactOptional(count) }))
    .check(z.minLength(1)),
  blocks: z
    .array(
      z.strictObject({ id, type: z.enum(['closed', 'multiSelect', 'other']), condition: z.exactOptional(condition) }),
    )
    .check(z.minLength(1)),
  items: z
    .array(
      z.strictObject({
        id,
        /** As printed, 1-based. */
        number: z.int().check(z.positive()),
        module: id,
        block: id,
        optionSet: id,
        /** Unscored items go into no node. */
        scored: z.boolean(),
        /** Counts in the opposite direction: lowest + highest option − answer. */
        inverted: z.exactOptional(z.boolean()),
        /** Answer to points, where points are not the answer's value. */
        recode: z.exactOptional(z.record(z.string(), finite)),
        /** Items with the same mark stand on one page; else one item a page. */
        pageMark: z.exactOptional(text),
        condition: z.exactOptional(condition),
        /** Points of the item while its condition does not hold. Absent: it then leaves its scales. */
        whenSkipped: z.exactOptional(finite),
        optional: z.exactOptional(z.boolean()),
      }),
    )
    .check(z.minLength(1)),
  nodes: z.array(node).check(z.minLength(1)),
  mainNodeID: id,
  bandSets: z.array(bandSet),
  cutoffs: z.array(z.strictObject({ id, of: id, at: cutoffAt, label: localText, source: text })),
  measurements: z.array(measurement),
  alerts: z.array(
    z.strictObject({
      id,
      itemID: id,
      if: condition,
      severity: z.enum(['critical', 'warning']),
      /** When the answers are saved, not when the report is opened. */
      when: z.literal('onSave'),
      text: localText,
    }),
  ),
  /** What a usual run looks like; a hint beside the result, never part of it. */
  validity: z.strictObject({ usualDurationMs: z.strictObject({ low: count, high: count }), basis: localText }),
  /** No norm is built in: sample, n, year and source would have to be confirmed first. */
  normStatus: z.literal('none'),
})

export type Definition = z.infer<typeof DEFINITION>
export type ItemDefinition = Definition['items'][number]
export type NodeDefinition = Definition['nodes'][number]
export type MissingPolicy = z.infer<typeof missing>
/** Nodes made from items; the others are made from nodes. */
export type ScaleNode = Extract<NodeDefinition, { missing: MissingPolicy }>
export type DerivedNode = Exclude<NodeDefinition, ScaleNode>
export type MeasurementDefinition = Definition['measurements'][number]
