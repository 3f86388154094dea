import { Button, Progress } from '@mantine/core'
import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import css from './NamesLocked.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import type { Patients } from './usePatients.ts'

/** Says why names cannot be read right now and what helps; nothing where they can. */
export function NamesLocked({ patients }: { patients: Patients }) {
  const t = useTexts({ de, en })
  if (patients.status === 'open') return null
  if (patients.status === 'opening') {
    const { progress } = patients
    if (progress === null || progress.total < 500) return null
    const words = t.opening(progress.done, progress.total)
    return (
      <div className={css.notice} role="status">
        <p className="quiet">{words}</p>
        <Progress value={(100 * progress.done) / progress.total} aria-label={words} size="sm" />
      </div>
    )
  }
  return (
    <div className={css.locked}>
      <p>
        <strong>{t.lockedTitle}.</strong> {patients.status === 'notActivated' ? t.notActivated : t.locked}
      </p>
      {patients.status === 'locked' && (
        <Button component={Link} to={to('/login')} variant="default">
          {t.logIn}
        </Button>
      )}
    </div>
  )
}
