import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { ChoiceTabs } from '#base/web/ChoiceTabs.tsx'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { matchesName } from '#features/patient/domain/patientName.ts'
import { NamesLocked, usePatients } from '#features/patient/web/door.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { LIST_GROUPS, listGroup, type ListGroup } from '../domain/sittingState.ts'
import { SittingTable } from './parts/SittingTable.tsx'
import { TrashNotice, type Trashed } from './parts/TrashNotice.tsx'
import { useSittings, useTrash } from './parts/useSittings.ts'
import css from './SittingListScreen/SittingListScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** All sittings of the practice in the groups of Spec §4. What is typed to filter stays in the page: it may be a name. */
export default function SittingListScreen() {
  const t = useTexts({ de, en })
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState('')
  const [last, setLast] = useState<Trashed | null>(null)
  const list = useSittings()
  const patients = usePatients()
  const trash = useTrash()
  const sittings = list.data?.sittings ?? []
  const group = LIST_GROUPS.find((one) => one === params.get('group')) ?? 'done'
  const text = filter.trim().toLowerCase()
  const matches = (sitting: SittingOnWire) => {
    if (text === '' || (sitting.batteryname ?? sitting.testname).toLowerCase().includes(text)) return true
    const name = patients.byID.get(sitting.patient)?.name
    return name !== null && name !== undefined && matchesName(name, filter)
  }
  const inGroup = sittings.filter((sitting) => listGroup(sitting) === group)
  const move = (sitting: SittingOnWire, isTrash: boolean) =>
    trash.mutate(
      { sittingIDs: [sitting._id], trash: isTrash },
      { onSuccess: () => setLast({ sitting, trash: isTrash }) },
    )
  const choose = (next: ListGroup) =>
    setParams(next === 'done' ? {} : { group: next }, { replace: true, preventScrollReset: true })

  return (
    <>
      <PageHead
        title={t.list.title}
        actions={
          <Button component={Link} to={to('/test')}>
            {t.conduct}
          </Button>
        }
      />
      <NamesLocked patients={patients} />
      <ChoiceTabs
        label={t.list.groups}
        choices={LIST_GROUPS.map((value) => ({
          value,
          label: t.list.group[value],
          count: sittings.filter((sitting) => listGroup(sitting) === value).length,
        }))}
        chosen={group}
        onChoose={choose}
      />
      <TextInput
        className={css.filter}
        type="search"
        autoComplete="off"
        aria-label={t.list.filter}
        placeholder={t.list.filter}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <TrashNotice last={last} onUndo={() => last !== null && move(last.sitting, !last.trash)} />
      {list.error && list.data === undefined ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <SittingTable
          label={t.list.group[group]}
          sittings={inGroup.filter(matches)}
          patients={patients}
          isLoading={list.isPending}
          isFiltered={text !== ''}
          empty={
            <EmptyState
              isFiltered={text !== ''}
              {...(text === '' ? { hint: t.list.empty[group] } : {})}
              action={
                text === '' ? (
                  <Button component={Link} to={to('/test')} variant="default">
                    {t.conduct}
                  </Button>
                ) : (
                  <Button variant="default" onClick={() => setFilter('')}>
                    {t.list.clear}
                  </Button>
                )
              }
            />
          }
          onTrash={move}
        />
      )}
    </>
  )
}
