import type { Contract, InputOf, OutputOf } from '#base/contract/call.ts'
import type { Db } from '#base/server/database/db.ts'

/** What a handler of the key server may use. It knows neither sessions nor the main database. */
export interface KeyServerContext {
  db: Db
  /** The secret shared with the main server, only to read access tokens. */
  tokenKey: Buffer
  now: () => Date
}

export interface KeyServerHandler {
  contract: Contract
  run(input: unknown, context: KeyServerContext): Promise<unknown>
}

/** Joins a contract of the key server with what answers it. */
export function answerKeyCall<C extends Contract>(
  contract: C,
  answer: (input: InputOf<C>, context: KeyServerContext) => Promise<OutputOf<C>>,
): KeyServerHandler {
  return { contract, run: (input, context) => answer(input as InputOf<C>, context) }
}
