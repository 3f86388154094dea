import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { callServer } from './callServer.ts'
import { ServerRefusal } from './ServerRefusal.ts'
import { showToast } from './showToast.ts'
import { callKey } from './useCall.ts'

export interface UseMutationCallOptions<C extends Contract> {
  /** Calls whose kept answers are no longer true afterwards. */
  outdates?: readonly Contract[]
  onSuccess?: (answer: OutputOf<C>, input: InputGivenOf<C>) => void | Promise<void>
  /** Shows refusals itself (a form does: at its fields). Otherwise a red toast does (Spec §8). */
  onRefusal?: (refusal: ServerRefusal) => void
}

/** Changes by contract: `const add = useMutationCall(addPatient, { outdates: [listPatients] })`, then `add.mutate(input)`. */
export function useMutationCall<C extends Contract>(
  contract: C,
  options: UseMutationCallOptions<C> = {},
): UseMutationResult<OutputOf<C>, Error, InputGivenOf<C>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputGivenOf<C>) => callServer(contract, input),
    onSuccess: async (answer, input) => {
      await Promise.all((options.outdates ?? []).map((call) => client.invalidateQueries({ queryKey: callKey(call) })))
      await options.onSuccess?.(answer, input)
    },
    onError: (error) => {
      if (error instanceof ServerRefusal && options.onRefusal) options.onRefusal(error)
      else showRefusal(error)
    },
  })
}

/** The red toast for an error; none where the refusal already moved the user to another page. */
export function showRefusal(error: unknown): void {
  const isMoved = error instanceof ServerRefusal && (error.redirectUrl !== null || error.statusCode === 401)
  if (!isMoved) showToast('danger', error instanceof Error ? error.message : String(error))
}
