import { useEffect, useState } from 'react'

/** The time for "8 min ago" and the like, in milliseconds since 1970; moves on by itself while the page is open. */
export function useNow(everyMs = 30_000): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
