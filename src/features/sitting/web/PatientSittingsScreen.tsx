import { useState } from 'react'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { NamesLocked, PatientName, usePatients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { LIST_GROUPS, listGroup } from '../domain/sittingState.ts'
import { SittingTable } from './parts/SittingTable.tsx'
import { TrashNotice, type Trashed } from './parts/TrashNotice.tsx'
import { useSittings, useTrash } from './parts/useSittings.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** All sittings of one patient, group by group. */
export default function PatientSittingsScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const [last, setLast] = useState<Trashed | null>(null)
  const list = useSittings(id)
  const patients = usePatients()
  const trash = useTrash()
  const sittings = list.data?.sittings ?? []
  const move = (sitting: SittingOnWire, isTrash: boolean) =>
    trash.mutate(
      { sittingIDs: [sitting._id], trash: isTrash },
      { onSuccess: () => setLast({ sitting, trash: isTrash }) },
    )
  const groups = LIST_GROUPS.map((group) => ({
    group,
    rows: sittings.filter((sitting) => listGroup(sitting) === group),
  }))
  return (
    <>
      <PageHead
        title={t.patient.sittings}
        subtitle={<PatientName id={id} />}
        trail={<Link to={to('/patient/{id}/view', { id })}>{t.patient.title}</Link>}
        actions={
          <Button component={Link} to={to('/test', undefined, { patient: id })}>
            {t.newTest}
          </Button>
        }
      />
      <NamesLocked patients={patients} />
      <TrashNotice last={last} onUndo={() => last !== null && move(last.sitting, !last.trash)} />
      {list.error && list.data === undefined && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data !== undefined && sittings.length === 0 && <EmptyState hint={t.patient.none} />}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <Section key={group} title={t.list.group[group]} count={rows.length}>
            <SittingTable
              label={t.list.group[group]}
              sittings={rows}
              patients={patients}
              withPatient={false}
              isLoading={false}
              empty={null}
              onTrash={move}
            />
          </Section>
        ))}
    </>
  )
}
