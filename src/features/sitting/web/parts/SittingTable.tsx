import { Button } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { DataTable, type Column } from '#base/web/DataTable.tsx'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { ReactNode } from 'react'
import { sortName } from '#features/patient/domain/patientName.ts'
import { useNameOf, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { resultText, ResultLine } from './ResultLine.tsx'
import { lastMoment, sittingAddress } from './sittingAddress.ts'
import { StateIcon } from './StateIcon.tsx'
import css from './SittingTable.module.css'
import { whenLines } from './when.ts'

interface Props {
  label: string
  sittings: readonly SittingOnWire[]
  patients: Patients
  /** Left out on the page of one patient. */
  withPatient?: boolean
  isLoading: boolean
  isFiltered?: boolean
  empty: ReactNode
  onTrash: (sitting: SittingOnWire, trash: boolean) => void
}

/** Sittings as a real table; only what is seen is drawn. */
export function SittingTable({ label, sittings, patients, withPatient = true, isLoading, isFiltered = false, empty, onTrash }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const nameOf = useNameOf(patients)
  const nowMs = Date.now()
  const patientOf = (sitting: SittingOnWire) => patients.byID.get(sitting.patient) ?? null

  const who: Column<SittingOnWire> = {
    key: 'patient',
    header: t.list.columnPatient,
    width: '28%',
    cell: (sitting) => nameOf(patientOf(sitting)),
    sortBy: (sitting) => {
      const name = patientOf(sitting)?.name
      return name ? sortName(name) : null
    },
  }
  const test: Column<SittingOnWire> = {
    key: 'test',
    header: t.list.columnTest,
    cell: (sitting) => (
      <>
        {sitting.batteryname ?? sitting.testname}
        <span className={css.onPhone}>{stateWords(sitting)}</span>
      </>
    ),
    sortBy: (sitting) => sitting.batteryname ?? sitting.testname,
  }
  const stateWords = (sitting: SittingOnWire) => {
    const words = t.state[sitting.state]
    return sitting.progress === null || sitting.state !== 'running'
      ? words
      : `${words}, ${t.answered(sitting.progress.answered, sitting.progress.total)}`
  }
  const columns: Column<SittingOnWire>[] = [
    ...(withPatient ? [who, test] : [test]),
    {
      key: 'state',
      header: t.list.columnState,
      hideOn: 'tablet',
      cell: (sitting) => (
        <span className={css.state}>
          <StateIcon state={sitting.state} />
          <span>
            {stateWords(sitting)}
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
      cell: (sitting) => {
        const alert = sitting.alerts.find((one) => one.acknowledgedAt === null)
        return (
          <>
            {alert !== undefined && <span className={css.alert}>{t.alertUnread}</span>}
            {sitting.headline !== null && <ResultLine sitting={sitting} />}
          </>
        )
      },
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
  return (
    <DataTable
      label={label}
      rows={sittings}
      columns={columns}
      rowKey={(sitting) => sitting._id}
      href={sittingAddress}
      isUnread={(sitting) => sitting.unread}
      isLoading={isLoading}
      isFiltered={isFiltered}
      empty={empty}
      initialSort={{ key: 'time', isDescending: true }}
    />
  )
}

function TrashButton({ sitting, name, onTrash }: { sitting: SittingOnWire; name: string; onTrash: Props['onTrash'] }) {
  const t = useTexts({ de, en })
  const isTrash = sitting.trash
  if (!sitting.actions.includes(isTrash ? 'restore' : 'trash')) return null
  const test = sitting.batteryname ?? sitting.testname
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={css.trash ?? ''}
      aria-label={isTrash ? t.list.restoreOf(test, name) : t.list.trashOf(test, name)}
      title={isTrash ? t.list.restore : t.list.trash}
      onClick={() => onTrash(sitting, !isTrash)}
    >
      {isTrash ? <IconArrowBackUp size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
    </Button>
  )
}
