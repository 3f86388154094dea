import { Button } from '@mantine/core'
import css from '../states.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { useTexts } from '../useTexts.ts'

export function ComponentError({ isHeading, onRetry }: { isHeading: boolean; onRetry: () => void }) {
  const t = useTexts({ de, en })
  return (
    <div className={css.state} role="alert">
      {isHeading ? <h1 className={css.heading}>{t.componentError}</h1> : <p>{t.componentError}</p>}
      <Button variant="default" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  )
}
