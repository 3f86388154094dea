import { Progress } from '@mantine/core'
import { Link } from 'react-router'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { sittingAddress } from '../parts/sittingAddress.ts'
import { minutesSince } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

/** After this long without a sign it counts as a pause. */
const PAUSE_MINUTES = 5

export function RunningRow({
  sitting,
  patients,
  nowMs,
}: {
  sitting: SittingOnWire
  patients: Patients
  nowMs: number
}) {
  const t = useTexts({ de, en })
  const nameOf = useNameOf(patients)
  const quietMinutes = minutesSince(sitting.updatedAt, nowMs)
  const isPaused = quietMinutes >= PAUSE_MINUTES
  const { progress } = sitting
  const name = nameOf(patients.byID.get(sitting.patient) ?? null)
  return (
    <li className={`${css.row} ${css.running}`}>
      <div className={css.who}>
        <Link className={css.name} to={sittingAddress(sitting)}>
          {name}
        </Link>
        <p className="quiet">
          {sitting.batteryname ?? sitting.testname}, {t.place[sitting.place]}
        </p>
      </div>
      <div>
        <p className={isPaused ? css.paused : 'quiet'}>
          {isPaused ? t.dashboard.pausedSince(quietMinutes) : t.dashboard.lastSign(quietMinutes)}
        </p>
        {progress !== null && progress.total > 0 && (
          <>
            <Progress
              className={css.progress}
              size={4}
              value={(100 * progress.answered) / progress.total}
              color={isPaused ? 'var(--warn)' : 'var(--accent)'}
              aria-label={name}
            />
            <p className={css.pages}>{t.answered(progress.answered, progress.total)}</p>
          </>
        )}
      </div>
    </li>
  )
}
