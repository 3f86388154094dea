import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, usePatientFacts, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { ResultLine } from '../parts/ResultLine.tsx'
import { lastMoment, sittingAddress } from '../parts/sittingAddress.ts'
import { whenLines } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

interface Props {
  sitting: SittingOnWire
  patients: Patients
  nowMs: number
}

/** An alert (triangle, red sentence, the only red button) or a result nobody has looked at (dot). */
export function NeedRow({ sitting, patients, nowMs }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const nameOf = useNameOf(patients)
  const factsOf = usePatientFacts()
  const patient = patients.byID.get(sitting.patient) ?? null
  const alert = sitting.alerts.find((one) => one.acknowledgedAt === null)
  const [first, second] = whenLines(lastMoment(sitting), nowMs, t)
  const href = sittingAddress(sitting)
  return (
    <li className={`${css.row} ${css.need} ${alert === undefined ? css.unread : css.risk}`}>
      {alert !== undefined && <IconAlertTriangle className={css.triangle} size={18} stroke={1.75} aria-hidden />}
      <div className={css.who}>
        <Link className={css.name} to={href}>
          {nameOf(patient)}
          <span className="visuallyHidden">, {alert === undefined ? t.unread : t.alertUnread}</span>
        </Link>
        <p className="quiet">{patient === null ? '' : factsOf(patient)}</p>
      </div>
      <div className={css.say}>
        {alert === undefined ? (
          <p>
            <ResultLine sitting={sitting} withTest />
          </p>
        ) : (
          <>
            <p className={css.alert}>{alert.text[locale]}</p>
            <p className="quiet">
              <ResultLine sitting={sitting} withTest />
            </p>
          </>
        )}
      </div>
      <p className={`quiet ${css.source}`}>{t.placeShort[sitting.place]}</p>
      <p className={`quiet figures ${css.when}`}>
        <span>{first}</span> <span>{second}</span>
      </p>
      <div className={css.act}>
        {alert === undefined ? (
          <Button component={Link} to={href} variant="default" fullWidth>
            {t.evaluate}
          </Button>
        ) : (
          <Button component={Link} to={href} color="red" fullWidth>
            {t.evaluateNow}
          </Button>
        )}
      </div>
    </li>
  )
}
