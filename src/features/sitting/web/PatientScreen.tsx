import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useUser } from '#features/account/web/door.ts'
import { NamesLocked, useNameOf, usePatient, usePatientFacts } from '#features/patient/web/door.ts'
import { listGroup } from '../domain/sittingState.ts'
import { recentPatients, rememberPatient } from './parts/recentPatients.ts'
import { resultsByTest } from './parts/resultsByTest.ts'
import { useSittings } from './parts/useSittings.ts'
import { FindingRow } from './PatientScreen/FindingRow.tsx'
import { OpenSittingRow } from './PatientScreen/OpenSittingRow.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const SHOWN_DONE = 5

/** One patient: who it is, what came out last, what is open. */
export default function PatientScreen() {
  const t = useTexts({ de, en })
  const { userID } = useUser()
  const { id = '' } = useParams()
  const { patient, patients } = usePatient(id)
  const nameOf = useNameOf(patients)
  const factsOf = usePatientFacts()
  const list = useSittings(id)
  const isKnown = patient !== null
  useEffect(() => {
    if (isKnown && recentPatients(userID)[0] !== id) rememberPatient(userID, id)
  }, [isKnown, userID, id])

  const sittings = list.data?.sittings ?? []
  const findings = resultsByTest(sittings)
  const groups = (['running', 'pending', 'done'] as const).map((group) => ({
    group,
    rows: sittings.filter((sitting) => listGroup(sitting) === group),
  }))
  const start = to('/test', undefined, { patient: id })
  const facts =
    patient === null
      ? ''
      : [factsOf(patient), patient.birthYear && t.patient.born(patient.birthYear), patient.name?.refName]
          .filter(Boolean)
          .join(', ')
  return (
    <>
      <PageHead
        title={nameOf(patient)}
        subtitle={facts}
        trail={<Link to={to('/patient')}>{t.patients}</Link>}
        actions={
          <>
            <Button component={Link} to={start}>
              {t.newTest}
            </Button>
            <Button variant="default" component={Link} to={to('/patient/{id}/edit', { id })}>
              {t.patient.edit}
            </Button>
          </>
        }
      />
      <NamesLocked patients={patients} />
      {patients.error !== null && <ErrorState error={patients.error} onRetry={patients.refetch} />}
      {list.error && list.data === undefined && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading rows={6} />}
      {list.data !== undefined && (
        <>
          <Section title={t.patient.latest}>
            {findings.length === 0 ? (
              <EmptyState
                hint={t.patient.latestEmpty}
                action={
                  <Button variant="default" component={Link} to={start}>
                    {t.conduct}
                  </Button>
                }
              />
            ) : (
              <ul>
                {findings.map((results) => (
                  <FindingRow key={results.testID} results={results} patientID={id} />
                ))}
              </ul>
            )}
          </Section>
          {groups
            .filter(({ rows }) => rows.length > 0)
            .map(({ group, rows }) => (
              <Section
                key={group}
                title={t.list.group[group]}
                count={rows.length}
                {...(group === 'done'
                  ? { aside: <Link to={to('/patient/{id}/sitting', { id })}>{t.patient.allSittings}</Link> }
                  : {})}
              >
                <ul>
                  {rows.slice(0, SHOWN_DONE).map((sitting) => (
                    <OpenSittingRow key={sitting._id} sitting={sitting} />
                  ))}
                </ul>
              </Section>
            ))}
        </>
      )}
    </>
  )
}
