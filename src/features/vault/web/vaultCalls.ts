import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'

export type Call = <C extends Contract>(contract: C, input: InputGivenOf<C>) => Promise<OutputOf<C>>

/** The two servers the vault talks to. */
export interface VaultCalls {
  main: Call
  keyServer: Call
}

/** Code of a refusal or failure, whichever side it comes from. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
