import type { ReactNode } from 'react'
import { DataTable } from '#base/web/DataTable.tsx'
import { useLocale } from '#base/web/locale.ts'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, type Patients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { sittingAddress } from './sittingAddress.ts'
import { sittingColumns } from './sittingColumns.tsx'

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
export function SittingTable({
  label,
  sittings,
  patients,
  withPatient = true,
  isLoading,
  isFiltered = false,
  empty,
  onTrash,
}: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const nowMs = useNow()
  const nameOf = useNameOf(patients)
  const patientOf = (sitting: SittingOnWire) => patients.byID.get(sitting.patient) ?? null
  return (
    <DataTable
      label={label}
      rows={sittings}
      columns={sittingColumns({ t, locale, nowMs, withPatient, patientOf, nameOf, onTrash })}
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
