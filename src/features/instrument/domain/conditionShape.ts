import * as z from 'zod/mini'
import type { Condition } from './condition.ts'

const literal = z.strictObject({ value: z.union([z.string(), z.number()]) })
const operand = z.union([z.number(), z.string().check(z.minLength(1)), literal])
const pair = z.tuple([operand, operand])

/** The schema of `Condition`, for definitions and for what goes over the wire. */
export const conditionShape: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ and: z.array(conditionShape) }),
    z.strictObject({ or: z.array(conditionShape) }),
    z.strictObject({ not: conditionShape }),
    z.strictObject({ '>=': pair }),
    z.strictObject({ '>': pair }),
    z.strictObject({ '<=': pair }),
    z.strictObject({ '<': pair }),
    z.strictObject({ '==': pair }),
    z.strictObject({ '!=': pair }),
    z.strictObject({ answered: z.string().check(z.minLength(1)) }),
  ]),
)
