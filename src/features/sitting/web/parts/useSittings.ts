import { useEffect } from 'react'
import { setMenuCount } from '#base/web/menuCounts.ts'
import { useCall } from '#base/web/useCall.ts'
import { useMutationCall } from '#base/web/useMutationCall.ts'
import { getSitting } from '../../contract/getSitting.ts'
import { listSittings } from '../../contract/listSittings.ts'
import { trashSitting } from '../../contract/trashSitting.ts'

const LIST_RHYTHM_MS = 20_000

/** Sittings of the selected facility (or of one patient), asked again while the page is open so that "running" is true. The menu tells how many are unread. */
export function useSittings(patient?: string) {
  const list = useCall(listSittings, patient === undefined ? {} : { patient }, {
    isList: true,
    everyMs: LIST_RHYTHM_MS,
  })
  const sittings = patient === undefined ? list.data?.sittings : undefined
  useEffect(() => {
    if (sittings === undefined) return
    const waiting = sittings.filter(({ unread, trash }) => unread && !trash)
    const isAlert = waiting.some(({ alerts }) => alerts.some((alert) => alert.acknowledgedAt === null))
    setMenuCount('sitting', waiting.length, isAlert)
  }, [sittings])
  return list
}

export function useTrash(onDone?: (trash: boolean, sittingIDs: readonly string[]) => void) {
  return useMutationCall(trashSitting, {
    outdates: [listSittings, getSitting],
    onSuccess: (_answer, { trash, sittingIDs }) => onDone?.(trash, sittingIDs),
  })
}
