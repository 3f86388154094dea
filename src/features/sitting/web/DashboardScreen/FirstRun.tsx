import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

/** A practice without a sitting: the one next step. */
export function FirstRun({ hasPatients }: { hasPatients: boolean }) {
  const t = useTexts({ de, en })
  return (
    <div className={css.first}>
      <h2>{t.dashboard.firstTitle}</h2>
      <p>{hasPatients ? t.dashboard.firstTest : t.dashboard.first}</p>
      {hasPatients ? (
        <Button component={Link} to={to('/test')}>
          {t.conduct}
        </Button>
      ) : (
        <Button component={Link} to={to('/patient/add/{facilityId?}')}>
          {t.dashboard.addFirst}
        </Button>
      )}
    </div>
  )
}
