import { useState } from 'react'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { formatDateTime } from '#base/domain/formatDate.ts'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useNow } from '#base/web/useNow.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { PatientName } from '#features/patient/web/door.ts'
import { getSitting } from '../contract/getSitting.ts'
import type { SittingOnWire } from '../contract/sittingShape.ts'
import { Facts } from './parts/Facts.tsx'
import { ResultLine } from './parts/ResultLine.tsx'
import { TrashNotice, type Trashed } from './parts/TrashNotice.tsx'
import { useTrash } from './parts/useSittings.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const RHYTHM_MS = 10_000

/** One sitting: where it stands, when what happened, what can be done now. */
export default function SittingScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const [last, setLast] = useState<Trashed | null>(null)
  const answer = useCall(getSitting, { id }, { everyMs: RHYTHM_MS })
  const trash = useTrash()
  const sitting = answer.data?.sitting
  const trail = <Link to={to('/sitting')}>{t.sittings}</Link>
  if (sitting === undefined) {
    return (
      <>
        <PageHead title={t.one.title} trail={trail} />
        {answer.error ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : <Loading />}
      </>
    )
  }
  const move = (isTrash: boolean) =>
    trash.mutate({ sittingIDs: [id], trash: isTrash }, { onSuccess: () => setLast({ sitting, trash: isTrash }) })
  return (
    <>
      <PageHead
        trail={trail}
        title={sitting.batteryname ?? sitting.testname}
        subtitle={<PatientName id={sitting.patient} />}
        actions={<Actions sitting={sitting} onTrash={move} />}
      />
      <TrashNotice last={last} onUndo={() => last !== null && move(!last.trash)} />
      <Section title={t.one.facts}>
        <SittingFacts sitting={sitting} />
      </Section>
    </>
  )
}

function SittingFacts({ sitting }: { sitting: SittingOnWire }) {
  const t = useTexts({ de, en })
  const nowMs = useNow()
  const time = (moment: string | null) => (moment === null ? null : formatDateTime(moment))
  const isOpen = sitting.finishedAt === null && sitting.state !== 'skipped' && !sitting.trash
  const isExpired = Date.parse(sitting.expiresAt) < nowMs
  const { progress } = sitting
  return (
    <Facts
      facts={[
        [
          t.one.patient,
          <Link key="patient" className="link" to={to('/patient/{id}/view', { id: sitting.patient })}>
            <PatientName id={sitting.patient} />
          </Link>,
        ],
        [t.one.stateLabel, t.state[sitting.state]],
        [t.one.progress, progress === null || !isOpen ? null : t.answered(progress.answered, progress.total)],
        [t.one.result, sitting.headline === null ? null : <ResultLine key="result" sitting={sitting} />],
        [t.one.where, t.place[sitting.place]],
        [t.one.languageLabel, t.language[sitting.language]],
        [t.one.created, `${formatDateTime(sitting.createdAt)} ${t.one.by(sitting.displayName)}`],
        [t.one.started, time(sitting.startedAt)],
        [t.one.finished, time(sitting.finishedAt)],
        [t.one.evaluated, time(sitting.evaluatedAt)],
        [t.one.linkUntil, isOpen ? (isExpired ? t.one.linkExpired : time(sitting.expiresAt)) : null],
        [t.one.trashed, time(sitting.trashAt)],
      ]}
    />
  )
}

/** Only what this user may do with it now; the first one is the filled button. */
function Actions({ sitting, onTrash }: { sitting: SittingOnWire; onTrash: (trash: boolean) => void }) {
  const t = useTexts({ de, en })
  const may = (action: SittingOnWire['actions'][number]) => sitting.actions.includes(action)
  if (sitting.actions.length === 0) return <p className="quiet">{t.one.nothingToDo}</p>
  return (
    <>
      {may('evaluate') && (
        <Button component={Link} to={to('/sitting/{id}/evaluate', { id: sitting._id })}>
          {t.one.evaluate}
        </Button>
      )}
      {may('initiate') && (
        <Button component={Link} to={to('/sitting/{id}/initiate', { id: sitting._id })}>
          {t.one.initiate}
        </Button>
      )}
      {may('progression') && (
        <Button variant="default" component={Link} to={to('/sitting/{id}/progression', { id: sitting._id })}>
          {t.one.progression}
        </Button>
      )}
      {may('trash') && (
        <Button variant="default" onClick={() => onTrash(true)}>
          {t.one.trash}
        </Button>
      )}
      {may('restore') && (
        <Button variant="default" onClick={() => onTrash(false)}>
          {t.one.restore}
        </Button>
      )}
    </>
  )
}
