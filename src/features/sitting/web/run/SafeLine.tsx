import { useStore } from '#base/web/store.ts'
import { Icon } from './Icon.tsx'
import type { Running } from './running.ts'
import { useText } from './text.ts'

/**
 * How many answers are on this device's disk. The count itself is not announced, it would talk over every question; what changes the patient's
 * situation is: connection lost, back, answer not stored.
 */
export function SafeLine({ running, onRetry }: { running: Running; onRetry: () => void }) {
  const t = useText().safe
  const { storedAnswers, isReached, hasStorageFailed } = useStore(running.view)
  const count = storedAnswers === 0 ? t.none : isReached ? t.stored(storedAnswers) : t.onDevice(storedAnswers)
  if (hasStorageFailed) {
    return (
      <div className="safe col failed" role="alert">
        <Icon name="warning" />
        <p>
          {t.failed}{' '}
          <button type="button" className="inline" onClick={onRetry}>
            {t.tryAgain}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className="safe col">
      <Icon name="shield" />
      <p>
        {count}
        {isReached ? null : <span className="offline"> · {t.offline}</span>}
      </p>
      <p className="sr" role="status">
        {isReached ? '' : t.offline}
      </p>
    </div>
  )
}
