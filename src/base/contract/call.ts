/**
 * The contract of one call: everything browser and server must agree on, and nothing else.
 *
 * One file per call under `features/<feature>/contract/`, named like the call. The handler of the same name stands in the
 * feature's `server/`; `callServer(contract, input)` in the browser and OpenAPI are made from it.
 */
import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. The default is no: every call names one.
 *
 * - `public`: anyone. A mutating call still needs the csrf token of its own cookie.
 * - `loggedOut`: refuses who is already logged in.
 * - `signedIn`: a session after login (second factor passed).
 * - `proved`: a session that has shown it holds the private key (session challenge). Needed for sealed fields, secrets, exports.
 * - `sittingToken`: the patient's screen; the handler checks `token` against the sitting.
 * - `keyServer`: a call of the key server, opened by an access token.
 * - `development`: only where the server runs with debug on and no SMTP (the development mailbox).
 */
export type Access = 'public' | 'loggedOut' | 'signedIn' | 'proved' | 'sittingToken' | 'keyServer' | 'development'

export interface Contract<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Code extends string = string,
  Who extends Access = Access,
> {
  method: Method
  /** Under `/api/`, with the spec's braces: `facility/{facilityId}/iv`. A placeholder is a key of `input`. */
  path: string
  /** One sentence for the API reference. */
  summary: string
  access: Who
  /**
   * One object for path placeholders, query (GET, DELETE) and JSON body (POST, PUT, PATCH). Unknown keys are refused (400),
   * so it must be a `z.strictObject`.
   */
  input: Input
  /** Parsed too: a key that is not declared never leaves the server. */
  output: Output
  /** Codes of the catalogue that the handler may answer; the common ones (`COMMON_REFUSALS`) are always possible. */
  refuses: readonly Code[]
  /** Only for the call that gives a browser its cookie: there is no csrf token yet, the Origin is looked at all the same. */
  givesCookie?: true
  /** Largest body in bytes; 100 kB unless told. */
  bodyLimitBytes?: number
}

export type InputOf<C> = C extends Contract<infer Input> ? z.output<Input> : never
/** What a caller writes: fields with a default may be left out. */
export type InputGivenOf<C> = C extends Contract<infer Input> ? z.input<Input> : never
export type OutputOf<C> = C extends Contract<z.ZodMiniType, infer Output> ? z.output<Output> : never
export type RefusalsOf<C> = C extends Contract<z.ZodMiniType, z.ZodMiniType, infer Code> ? Code : never

/** Declares a call. It only returns what it was given; its types are its purpose. */
export function call<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Who extends Access,
  const Code extends string = never,
>(contract: Contract<Input, Output, Code, Who>): Contract<Input, Output, Code, Who> {
  return contract
}
