import { useEffect, useState } from 'react'
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from '#base/domain/timing.ts'
import css from './LoadingBar.module.css'
import { callsUnderway } from './loading.ts'
import { useStore } from './store.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

/** The thin line at the top edge: appears after 200 ms of waiting and takes 5 s to cross the page (Spec §9). */
export function LoadingBar() {
  const t = useTexts({ de, en })
  const isBusy = useStore(callsUnderway) > 0
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isBusy), isBusy ? LOADING_BAR_THROTTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isBusy])

  if (!isShown) return null
  return (
    <div className={css.bar} role="progressbar" aria-label={t.loading}>
      <div className={css.fill} style={{ animationDuration: `${LOADING_BAR_DURATION_MS}ms` }} />
    </div>
  )
}
