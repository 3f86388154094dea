import { useEffect } from 'react'
import type { Flow } from './flow.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Notice } from './Notice.tsx'
import type { RefusalReason } from './refusalReason.ts'
import { useText } from './text.ts'

const TRY_AGAIN_MS = 10_000

/** Why it does not go on, and what to do instead. Without a network it tries again by itself. */
export function RefusedPage({ reason, flow }: { reason: RefusalReason; flow: Flow }) {
  const t = useText().refused
  const mayPass = reason === 'unreachable' || reason === 'fault'
  useEffect(() => {
    if (reason !== 'unreachable') return undefined
    const again = () => void flow.open()
    const timer = setTimeout(again, TRY_AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [reason, flow])
  return (
    <Notice heading={t[reason].heading} text={t[reason].text}>
      <div className="ways">
        {mayPass ? (
          <button type="button" className="b go" onClick={() => void flow.open()}>
            {t.tryAgain}
          </button>
        ) : null}
        <LanguageSwitch />
      </div>
    </Notice>
  )
}
