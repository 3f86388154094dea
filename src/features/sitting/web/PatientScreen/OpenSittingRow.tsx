import { Link } from 'react-router'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { ResultLine } from '../parts/ResultLine.tsx'
import { lastMoment, sittingAddress } from '../parts/sittingAddress.ts'
import { StateIcon } from '../parts/StateIcon.tsx'
import { whenLine } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './PatientScreen.module.css'

export function OpenSittingRow({ sitting }: { sitting: SittingOnWire }) {
  const t = useTexts({ de, en })
  const nowMs = useNow()
  const { progress } = sitting
  return (
    <li className={`${css.sitting} ${sitting.unread ? css.unread : ''}`}>
      <div className={css.title}>
        <Link className={css.link} to={sittingAddress(sitting)}>
          {sitting.batteryname ?? sitting.testname}
          {sitting.unread && <span className="visuallyHidden">, {t.unread}</span>}
        </Link>
        <p className="quiet">{whenLine(lastMoment(sitting), nowMs, t)}</p>
      </div>
      <p className={css.result}>
        {sitting.headline === null ? (
          <span className={css.state}>
            <StateIcon state={sitting.state} />
            {t.state[sitting.state]}
            {sitting.state === 'running' && progress !== null && `, ${t.answered(progress.answered, progress.total)}`}
          </span>
        ) : (
          <ResultLine sitting={sitting} />
        )}
      </p>
      <p className={`quiet ${css.place}`}>{t.place[sitting.place]}</p>
    </li>
  )
}
