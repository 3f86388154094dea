import { Button } from '@mantine/core'
import { errorSentence } from './errorSentence.ts'
import css from './states.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

/** A part that could not be loaded: the sentence of the refusal, and another try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTexts({ de, en })
  return (
    <div className={css.state} role="alert">
      <p className={css.title}>{errorSentence(null, '', error)}</p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}
