import { useCall } from '#base/web/useCall.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { getSitting } from '../../contract/getSitting.ts'
import { listSittings } from '../../contract/listSittings.ts'
import { trashSitting } from '../../contract/trashSitting.ts'

const LIST_RHYTHM_MS = 20_000

/** Sittings of the selected facility (or of one patient), asked again while the page is open so that "running" is true. */
export function useSittings(patient?: string) {
  return useCall(listSittings, patient === undefined ? {} : { patient }, { isList: true, everyMs: LIST_RHYTHM_MS })
}

export function useTrash(onDone?: (trash: boolean, sittingIDs: readonly string[]) => void) {
  return useMutationCall(trashSitting, {
    outdates: [listSittings, getSitting],
    onSuccess: (_answer, { trash, sittingIDs }) => onDone?.(trash, sittingIDs),
  })
}
