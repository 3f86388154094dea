import { useState } from 'react'
import { showRefusal } from '#base/web/useMutationCall.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { handOver } from './handOver.ts'
import { runAddress } from './runAddress.ts'

/** Hands the device over; busy until the patient's page replaces this one. */
export function useHandOver() {
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    handOver: async (sitting: SittingOnWire, token: string) => {
      setIsBusy(true)
      try {
        await handOver(runAddress(sitting, token))
      } catch (error) {
        setIsBusy(false)
        showRefusal(error)
      }
    },
  }
}
