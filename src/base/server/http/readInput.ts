import type * as z from 'zod/mini'
import type { Contract } from '#base/contract/call.ts'
import { FIELD_SENTENCES } from '#base/contract/fieldSentences.ts'
import { Refusal } from '#base/domain/refusal.ts'
import type { Locale } from '#base/domain/locale.ts'

interface RawRequest {
  params: unknown
  query: unknown
  body: unknown
}

/** Joins placeholders, query and body into the one input of the contract and parses it; refuses with the fields named. */
export function readInput(contract: Contract, request: RawRequest, locale: Locale): unknown {
  const carried = contract.method === 'GET' || contract.method === 'DELETE' ? request.query : request.body
  if (carried !== undefined && carried !== null && (typeof carried !== 'object' || Array.isArray(carried))) {
    throw new Refusal('input.invalid')
  }
  const raw = { ...carried, ...(request.params as object) }
  if (!isStorable(raw)) throw new Refusal('input.invalid')
  const parsed = contract.input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new Refusal(
    'input.invalid',
    {},
    parsed.error.issues.flatMap((issue) => fieldErrors(issue, locale)),
  )
}

function fieldErrors(issue: z.core.$ZodIssue, locale: Locale): { field: string; message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      message: FIELD_SENTENCES.unknown[locale],
    }))
  }
  const isMissing = issue.input === undefined || (issue.code === 'too_small' && issue.minimum === 1)
  const sentence = isMissing ? FIELD_SENTENCES.required : FIELD_SENTENCES.general
  return [{ field: issue.path.join('.'), message: sentence[locale] }]
}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair; both would come back as a fault of ours. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member))
}
