import type { ErrorShape } from '#base/contract/errorShape.ts'

/** What the server (or the way to it) answered instead of a result. `message` is the sentence for the user. */
export class ServerRefusal extends Error {
  readonly statusCode: number
  readonly code: string
  readonly title: string
  readonly errors: ErrorShape['errors']
  readonly validationErrors: ErrorShape['validationErrors']
  readonly redirectUrl: string | null
  readonly data: ErrorShape['data']

  constructor(sentence: string, answer: Partial<ErrorShape> & { statusCode: number }) {
    super(sentence)
    this.name = 'ServerRefusal'
    this.statusCode = answer.statusCode
    this.code = answer.code ?? 'unexpected'
    this.title = answer.title ?? sentence
    this.errors = answer.errors ?? []
    this.validationErrors = answer.validationErrors ?? []
    this.redirectUrl = answer.redirectUrl ?? null
    this.data = answer.data ?? {}
  }
}
