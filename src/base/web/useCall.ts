import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { callServer } from './callServer.ts'

export interface UseCallOptions {
  /** How long an answer counts as fresh: `TEST_LIST_STALE_MS`, `USER_STALE_MS` or 0. */
  staleMs?: number
  /** False keeps the call back. */
  enabled?: boolean
  /** The answer is a list: it takes at least 200 ms (Spec §9). */
  isList?: boolean
  /** Asks again in this rhythm while the page is visible. */
  everyMs?: number
}

/** Reads by contract and keeps the answer: `const patients = useCall(listPatients, {})`. */
export function useCall<C extends Contract>(
  contract: C,
  input: InputGivenOf<C>,
  options: UseCallOptions = {},
): UseQueryResult<OutputOf<C>> {
  return useQuery({
    queryKey: callKey(contract, input),
    queryFn: ({ signal }) => callServer(contract, input, { signal, minimumDelay: options.isList === true }),
    staleTime: options.staleMs ?? 0,
    enabled: options.enabled ?? true,
    ...(options.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
  })
}

/** Key of a call in the query cache; without input, the beginning of all keys of that call (to invalidate). */
export function callKey<C extends Contract>(contract: C, input?: InputGivenOf<C>): readonly unknown[] {
  return input === undefined ? [contract.method, contract.path] : [contract.method, contract.path, input]
}
