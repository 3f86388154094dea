import { useState } from 'react'

/** The cut-off the page shows; a choice is remembered for this sitting. */
export function useCutoffChoice(
  remembered: string | null,
  remember: (cutoffID: string) => Promise<unknown>,
): [string | null, (cutoffID: string) => void] {
  const [cutoffID, setCutoffID] = useState(remembered)
  return [
    cutoffID,
    (chosen) => {
      setCutoffID(chosen)
      void remember(chosen)
    },
  ]
}
