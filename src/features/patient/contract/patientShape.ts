import * as z from 'zod/mini'
import { SEALED_NAME_MAX_LENGTH, SEALED_NAME_PATTERN } from '#features/vault/domain/nameFormat.ts'

/** `iv-data` as sealed in the browser (docs/security/encryption.md). A plain name cannot have this form. */
export const sealedName = z.string().check(z.maxLength(SEALED_NAME_MAX_LENGTH), z.regex(SEALED_NAME_PATTERN))

export const gender = z.nullable(z.enum(['male', 'female', 'other']))
/** Year of birth: enough for age and norms; the exact day would have to be sealed. */
export const birthYear = z.nullable(z.int().check(z.gte(1880), z.lte(2200)))

/** A patient as the server knows one (Spec §3): sealed names, age and gender. */
export const patientShape = z.strictObject({
  _id: z.uuid(),
  facility: z.uuid(),
  e_refName: sealedName,
  e_firstName: sealedName,
  e_lastName: sealedName,
  birthYear,
  /** Whole years reached for certain in this year at the latest: this year − birthYear. */
  age: z.nullable(z.int()),
  gender,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})

export type PatientOnWire = z.output<typeof patientShape>
