import { useMemo, useState } from 'react'
import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { DataTable } from '#base/web/DataTable.tsx'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { facilityOf, useUser } from '#features/account/web/door.ts'
import { matchesName } from '#features/patient/domain/patientName.ts'
import { NamesLocked, usePatientFacts, usePatients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { lastMoment } from './parts/sittingAddress.ts'
import { useSittings } from './parts/useSittings.ts'
import css from './PatientListScreen/PatientListScreen.module.css'
import { patientColumns } from './PatientListScreen/patientColumns.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** The practice's patients with their last test. Names are searched in memory; what is typed leaves the page nowhere. */
export default function PatientListScreen() {
  const t = useTexts({ de, en })
  const user = useUser()
  const [text, setText] = useState('')
  const patients = usePatients()
  const sittings = useSittings()
  const factsOf = usePatientFacts()
  const nowMs = useNow()
  const lastOf = useMemo(() => latestByPatient(sittings.data?.sittings ?? []), [sittings.data])
  const isNarrowed = text.trim() !== ''
  const found = useMemo(
    () => (isNarrowed ? patients.list.filter(({ name }) => name !== null && matchesName(name, text)) : patients.list),
    [patients.list, text, isNarrowed],
  )
  const columns = patientColumns({ t, nowMs, lastOf, factsOf })
  const addButton = (
    <Button component={Link} to={to('/patient/add/{facilityId?}')}>
      {t.patientList.add}
    </Button>
  )
  if (facilityOf(user) === null) {
    return <PageHead title={t.patientList.title} subtitle={t.dashboard.private} />
  }
  return (
    <>
      <PageHead
        title={t.patientList.title}
        {...(patients.status === 'open'
          ? {
              subtitle: isNarrowed
                ? t.patientList.found(found.length, patients.list.length)
                : t.patientList.count(patients.list.length),
            }
          : {})}
        actions={addButton}
      />
      <NamesLocked patients={patients} />
      {patients.error !== null && <ErrorState error={patients.error} onRetry={patients.refetch} />}
      {(patients.status === 'open' || patients.status === 'opening') && patients.error === null && (
        <>
          <TextInput
            className={css.search}
            type="search"
            autoComplete="off"
            aria-label={t.patientList.search}
            placeholder={t.patientList.searchPlaceholder}
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
            rightSection={isNarrowed && <CloseButton aria-label={t.patientList.clear} onClick={() => setText('')} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <DataTable
            label={t.patientList.title}
            rows={found}
            columns={columns}
            rowKey={(patient) => patient._id}
            href={(patient) => to('/patient/{id}/view', { id: patient._id })}
            isLoading={patients.status === 'opening'}
            isFiltered={isNarrowed}
            initialSort={{ key: 'name', isDescending: false }}
            empty={
              isNarrowed ? (
                <EmptyState
                  isFiltered
                  action={
                    <Button variant="default" onClick={() => setText('')}>
                      {t.patientList.clear}
                    </Button>
                  }
                />
              ) : (
                <EmptyState hint={t.patientList.emptyHint} action={addButton} />
              )
            }
          />
        </>
      )}
    </>
  )
}

function latestByPatient(sittings: readonly SittingOnWire[]): Map<string, SittingOnWire> {
  const latest = new Map<string, SittingOnWire>()
  for (const sitting of sittings) {
    if (sitting.trash) continue
    const known = latest.get(sitting.patient)
    if (known === undefined || lastMoment(known) < lastMoment(sitting)) latest.set(sitting.patient, sitting)
  }
  return latest
}
