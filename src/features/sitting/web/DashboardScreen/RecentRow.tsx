import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, usePatientFacts, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { ResultLine } from '../parts/ResultLine.tsx'
import { resultsByTest } from '../parts/resultsByTest.ts'
import { lastMoment } from '../parts/sittingAddress.ts'
import { Trend } from '../parts/Trend.tsx'
import { whenLine } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

interface Props {
  patientID: string
  sittings: readonly SittingOnWire[]
  patients: Patients
  nowMs: number
}

export function RecentRow({ patientID, sittings, patients, nowMs }: Props) {
  const t = useTexts({ de, en })
  const nameOf = useNameOf(patients)
  const factsOf = usePatientFacts()
  const patient = patients.byID.get(patientID) ?? null
  const [results] = resultsByTest(sittings.filter((sitting) => sitting.patient === patientID))
  return (
    <li className={`${css.row} ${css.recent}`}>
      <div className={css.who}>
        <Link className={css.name} to={to('/patient/{id}/view', { id: patientID })}>
          {nameOf(patient)}
        </Link>
        <p className="quiet">{patient === null ? '' : factsOf(patient)}</p>
      </div>
      <p className={css.say}>
        {results === undefined ? t.notSavedYet : <ResultLine sitting={results.latest} withTest />}
      </p>
      <div className={css.trend}>{results !== undefined && <Trend results={results} />}</div>
      <p className={`quiet ${css.when}`}>{results !== undefined && whenLine(lastMoment(results.latest), nowMs, t)}</p>
      <Link className={`link ${css.act}`} to={to('/test', undefined, { patient: patientID })}>
        {t.newTest}
      </Link>
    </li>
  )
}
