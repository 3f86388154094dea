import type { CommonRefusal } from '#base/contract/refusals.ts'
import type { Contract, InputOf, OutputOf, RefusalsOf } from '#base/contract/call.ts'
import { Refusal, type RefusalData } from '#base/domain/refusal.ts'
import type { Actor } from '#base/domain/actor.ts'
import type { Context } from './context.ts'

/** What the access word of a contract promises the handler: an actor where someone must be signed in. */
type ActorOf<C> = C extends { access: 'signedIn' | 'proved' } ? Actor : Actor | null

/** Throws; typed so that only codes the contract declares (and the common ones) can be answered. */
export type Fail<C> = (code: RefusalsOf<C> | CommonRefusal, data?: RefusalData) => never

export interface Handled<C extends Contract = Contract> {
  input: InputOf<C>
  context: Context
  actor: ActorOf<C>
  fail: Fail<C>
}

export interface Handler {
  contract: Contract
  run(request: { input: unknown; context: Context; actor: Actor | null }): Promise<unknown>
}

/** Joins a contract with what answers it. The body goes: load, refuse, act, answer. */
export function handle<C extends Contract>(
  contract: C,
  answer: (handled: Handled<C>) => Promise<OutputOf<C>>,
): Handler {
  const fail: Fail<C> = (code, data) => {
    throw new Refusal(code, data)
  }
  return {
    contract,
    run: ({ input, context, actor }) =>
      answer({ input: input as InputOf<C>, context, actor: actor as ActorOf<C>, fail }),
  }
}
