import type { Locale } from '#base/domain/locale.ts'
import type { Column } from '#base/web/DataTable.tsx'
import { sortName } from '#features/patient/domain/patientName.ts'
import type { NamedPatient } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import type { de } from '../text.de.ts'
import { resultText, ResultLine } from './ResultLine.tsx'
import { lastMoment } from './sittingAddress.ts'
import css from './SittingTable.module.css'
import { StateIcon } from './StateIcon.tsx'
import { TrashButton } from './TrashButton.tsx'
import { whenLines } from './when.ts'

interface Setting {
  t: typeof de
  locale: Locale
  nowMs: number
  withPatient: boolean
  patientOf: (sitting: SittingOnWire) => NamedPatient | null
  nameOf: (patient: NamedPatient | null) => string
  onTrash: (sitting: SittingOnWire, trash: boolean) => void
}

/** Columns of the table of sittings. */
export function sittingColumns(setting: Setting): Column<SittingOnWire>[] {
  const { t, locale, nowMs, withPatient, patientOf, nameOf, onTrash } = setting
  const who: Column<SittingOnWire> = {
    key: 'patient',
    header: t.list.columnPatient,
    cell: (sitting) => (
      <>
        {nameOf(patientOf(sitting))}
        <span className={css.onPhone}>
          {sitting.batteryname ?? sitting.testname}: {shortFinding(sitting, t, locale)}
        </span>
        {hasAlert(sitting) && <span className={`${css.onPhone} ${css.alert}`}>{t.alertUnread}</span>}
      </>
    ),
    sortBy: (sitting) => {
      const name = patientOf(sitting)?.name
      return name ? sortName(name) : null
    },
  }
  return [
    ...(withPatient ? [who] : []),
    {
      key: 'test',
      header: t.list.columnTest,
      ...(withPatient ? { hideOn: 'phone' as const, width: '17%' } : {}),
      cell: (sitting) => (
        <>
          {sitting.batteryname ?? sitting.testname}
          <span className={css.onTablet}>
            {withPatient ? stateWords(sitting, t) : shortFinding(sitting, t, locale)}
          </span>
        </>
      ),
      sortBy: (sitting) => sitting.batteryname ?? sitting.testname,
    },
    {
      key: 'state',
      header: t.list.columnState,
      hideOn: 'tablet',
      width: '21%',
      cell: (sitting) => (
        <span className={css.state}>
          <StateIcon state={sitting.state} />
          <span>
            {stateWords(sitting, t)}
            <span className={css.line}>{t.placeShort[sitting.place]}</span>
          </span>
        </span>
      ),
      sortBy: (sitting) => t.state[sitting.state],
    },
    {
      key: 'result',
      header: t.list.columnResult,
      hideOn: 'phone',
      width: '24%',
      cell: (sitting) => (
        <>
          {hasAlert(sitting) && <span className={css.alert}>{t.alertUnread}</span>}
          {sitting.headline !== null && <ResultLine sitting={sitting} />}
        </>
      ),
      sortBy: (sitting) => (sitting.headline === null ? null : resultText(sitting.headline, locale, t)),
    },
    {
      key: 'time',
      header: t.list.columnTime,
      isNumber: true,
      width: '104px',
      cell: (sitting) => {
        const [first, second] = whenLines(lastMoment(sitting), nowMs, t)
        return (
          <>
            {first}
            <span className={css.line}>{second}</span>
          </>
        )
      },
      sortBy: (sitting) => new Date(lastMoment(sitting)),
    },
    {
      key: 'action',
      header: t.list.columnAction,
      isAction: true,
      width: '48px',
      hideOn: 'phone',
      cell: (sitting) => <TrashButton sitting={sitting} name={nameOf(patientOf(sitting))} onTrash={onTrash} />,
    },
  ]
}

function hasAlert({ alerts }: SittingOnWire): boolean {
  return alerts.some((alert) => alert.acknowledgedAt === null)
}

/** The result where there is one, else the state: for where there is no room for both. */
function shortFinding(sitting: SittingOnWire, t: typeof de, locale: Locale): string {
  return sitting.headline === null ? stateWords(sitting, t) : resultText(sitting.headline, locale, t)
}

function stateWords({ state, progress }: SittingOnWire, t: typeof de): string {
  const words = t.state[state]
  return progress === null || state !== 'running' ? words : `${words}, ${t.answered(progress.answered, progress.total)}`
}
