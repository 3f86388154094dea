import { useRevalidator } from 'react-router'
import { useNetwork } from '#base/web/network.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './NetworkNotice.module.css'

/** The offline state and its sentence (Spec §4). Stays until the network or the server is back. */
export function NetworkNotice() {
  const t = useTexts({ de, en })
  const { isOnline, startError } = useNetwork()
  const { revalidate } = useRevalidator()
  const sentence = isOnline ? startError : t.offline
  return (
    <div role="status" aria-live="polite">
      {sentence !== null && (
        <div className={css.notice}>
          {sentence}
          {isOnline && (
            <button className={css.retry} type="button" onClick={() => void revalidate()}>
              {t.retry}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
