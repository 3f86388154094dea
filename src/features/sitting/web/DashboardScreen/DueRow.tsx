import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { sittingAddress } from '../parts/sittingAddress.ts'
import { daysUntil } from '../parts/when.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './DashboardScreen.module.css'

/** A prepared sitting whose link ends soon or has ended. */
export function DueRow({ sitting, patients, nowMs }: { sitting: SittingOnWire; patients: Patients; nowMs: number }) {
  const t = useTexts({ de, en })
  const nameOf = useNameOf(patients)
  const isExpired = Date.parse(sitting.expiresAt) <= nowMs
  const test = sitting.batteryname ?? sitting.testname
  return (
    <li className={`${css.row} ${css.due}`}>
      <p className={isExpired ? css.paused : css.day}>
        {isExpired ? t.expired : t.inDays(daysUntil(sitting.expiresAt, nowMs))}
      </p>
      <div className={css.who}>
        <Link className={css.name} to={sittingAddress(sitting)}>
          {nameOf(patients.byID.get(sitting.patient) ?? null)}
        </Link>
        <p className="quiet">{t.dashboard.linkEnds(test)}</p>
      </div>
      {sitting.actions.includes('initiate') && (
        <Link
          className={`link ${css.act}`}
          aria-label={t.dashboard.renewOf(test)}
          to={to('/sitting/{id}/initiate', { id: sitting._id })}
        >
          {t.dashboard.renew}
        </Link>
      )}
    </li>
  )
}
