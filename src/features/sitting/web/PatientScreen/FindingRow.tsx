import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { ResultLine } from '../parts/ResultLine.tsx'
import type { TestResults } from '../parts/resultsByTest.ts'
import { lastMoment, sittingAddress } from '../parts/sittingAddress.ts'
import { Trend } from '../parts/Trend.tsx'
import { whenLine } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './PatientScreen.module.css'

/** The latest result of a test, its course, and the two next steps. */
export function FindingRow({ results, patientID }: { results: TestResults; patientID: string }) {
  const t = useTexts({ de, en })
  const nowMs = useNow()
  const { latest, testID, testname } = results
  return (
    <li className={css.finding}>
      <div className={css.title}>
        <Link className={css.link} to={sittingAddress(latest)}>
          {testname}
        </Link>
        <p className="quiet">{whenLine(lastMoment(latest), nowMs, t)}</p>
      </div>
      <p className={css.result}>
        <ResultLine sitting={latest} />
      </p>
      <div className={css.trend}>
        <Trend results={results} />
      </div>
      <p className={css.steps}>
        {latest.actions.includes('progression') && results.all.length > 1 && (
          <Link className="link" to={to('/sitting/{id}/progression', { id: latest._id })}>
            {t.patient.progression}
          </Link>
        )}
        <Link
          className="link"
          aria-label={t.patient.repeatOf(testname)}
          to={to('/test/{id}/prepare', { id: testID }, { patient: patientID })}
        >
          {t.patient.repeat}
        </Link>
      </p>
    </li>
  )
}
