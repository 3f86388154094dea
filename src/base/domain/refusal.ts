/**
 * A refusal that was foreseen and declared: it has a code in the catalogue, a status and a sentence in both languages.
 * Anything else that is thrown is a bug: the user gets a neutral sentence, we get the full report.
 */
export type RefusalData = Record<string, string | number | boolean>

export class Refusal extends Error {
  readonly code: string
  readonly data: RefusalData
  readonly validationErrors: { field: string; message: string }[]

  constructor(code: string, data: RefusalData = {}, validationErrors: { field: string; message: string }[] = []) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
    this.validationErrors = validationErrors
  }
}
