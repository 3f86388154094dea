import type { UseFormReturnType } from '@mantine/form'
import { getLocale } from './locale.ts'
import type { ServerRefusal } from './ServerRefusal.ts'
import { showRefusal } from './useMutationCall.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { textsIn } from './useTexts.ts'

/** A rule of `useForm({ validate })`: the sentence, or null where the value is fine. */
export type FormRule<Value> = (value: Value) => string | null

/** 'Please fill out this field' (Spec §5). */
export function required(value: unknown): string | null {
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return isEmpty ? textsIn({ de, en }, getLocale()).fillField : null
}

/** Makes a rule from a question of the domain; without a sentence, 'Please check your input' (Spec §5). */
export function must<Value>(isFine: (value: Value) => boolean, sentence?: string): FormRule<Value> {
  return (value) => (isFine(value) ? null : (sentence ?? textsIn({ de, en }, getLocale()).checkInput))
}

/** The first rule that has something to say. */
export function rules<Value>(...all: FormRule<Value>[]): FormRule<Value> {
  return (value) => all.map((rule) => rule(value)).find((sentence) => sentence !== null) ?? null
}

/** Puts the server's validation errors to their fields; what belongs to no field of the form becomes a toast. */
export function showRefusalInForm<Values extends object>(
  form: UseFormReturnType<Values>,
  refusal: ServerRefusal,
): void {
  const known = refusal.validationErrors.filter(({ field }) => field in form.getValues())
  form.setErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])))
  if (known.length === 0) showRefusal(refusal)
}
