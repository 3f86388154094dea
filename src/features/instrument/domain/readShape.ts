import type * as z from 'zod/mini'
import { DefinitionRefused } from './definitionProblem.ts'

/** Checks unknown data against a schema; refuses with the path of every fault. */
export function readShape<Schema extends z.ZodMiniType>(schema: Schema, data: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  throw new DefinitionRefused(
    result.error.issues.map((issue) => ({
      code: 'shape',
      place: [file, ...issue.path.map(String)].join(' › '),
      reason: issue.message || issue.code,
    })),
  )
}
