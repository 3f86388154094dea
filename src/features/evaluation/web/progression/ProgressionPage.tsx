import { Button } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#base/contract/call.ts'
import { formatDate, formatDateTime } from '#base/domain/formatDate.ts'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { change } from '#features/instrument/domain/change.ts'
import { useNameOf, usePatient } from '#features/patient/web/door.ts'
import type { sittingProgression } from '../../contract/sittingProgression.ts'
import { course } from '../../domain/course.ts'
import page from '../evaluate/EvaluationPage.module.css'
import choice from '../evaluate/Choice.module.css'
import { Lead } from '../parts/Lead.tsx'
import { personText } from '../parts/personText.ts'
import { mainNode } from '../parts/resultOf.ts'
import { toComparable } from '../parts/toComparable.ts'
import { Trail } from '../parts/Trail.tsx'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { CourseChart } from './CourseChart.tsx'
import { CourseTable } from './CourseTable.tsx'
import { courseVerdict } from './courseVerdict.ts'
import { ReliabilityNote } from './ReliabilityNote.tsx'

/** A course: what has changed since the baseline, the chart, every value in a table, and what the judgement rests on. */
export function ProgressionPage({ answer, asOf }: { answer: OutputOf<typeof sittingProgression>; asOf: number }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const id = useId()
  const { sitting, test, sittings } = answer
  const { patient, patients } = usePatient(sitting.patient._id)
  const name = useNameOf(patients)(patient)
  const texts = test.texts[locale]
  const [baselineID, setBaselineID] = useState<string | null>(null)
  usePageTitle(t.progression.title, texts.name)

  const reference = useMemo(() => toComparable(sitting), [sitting])
  const nodeID = sitting.evaluation.mainNodeID
  const points = useMemo(
    () =>
      course(sittings.map(toComparable), reference, baselineID, (from, to) =>
        change(test.definition, nodeID, from, to),
      ),
    [sittings, reference, baselineID, test, nodeID],
  )
  const baseline = points.find((point) => point.isBaseline)
  const joined = points.filter((point) => point.notComparable === null)
  const other = joined.findLast((point) => point.sitting._id !== sitting._id)?.sitting._id
  const label = mainNode(sitting.evaluation).label[locale]
  return (
    <article className={page.page}>
      <PageHead
        trail={<Trail patient={{ id: sitting.patient._id, name }} steps={[{ text: t.progression.title }]} />}
        title={t.progression.title}
        subtitle={[name, personText(sitting.patient, t)].filter((part) => part !== '').join(', ')}
        actions={
          <div className={page.actionsWide}>
            <Actions sittingID={sitting._id} otherID={other} />
          </div>
        }
      />
      <Lead {...courseVerdict(points, sitting.evaluation, t, locale)} />
      <div className={page.actionsNarrow}>
        <Actions sittingID={sitting._id} otherID={other} />
      </div>
      <Section
        title={t.progression.section(texts.name, label)}
        aside={
          joined.length > 1 && baseline !== undefined ? (
            <span className={choice.choice}>
              <label htmlFor={id}>{t.progression.baseline}</label>
              <select
                id={id}
                value={baseline.sitting._id}
                onChange={(event) => setBaselineID(event.currentTarget.value)}
              >
                {joined.slice(0, -1).map((point) => (
                  <option key={point.sitting._id} value={point.sitting._id}>
                    {formatDate(point.sitting.finishedAt)}
                  </option>
                ))}
              </select>
            </span>
          ) : undefined
        }
      >
        <CourseChart name={texts.name} points={points} reference={sitting} test={test} />
        <CourseTable points={points} openedID={sitting._id} />
        <ReliabilityNote definition={test.definition} nodeID={nodeID} />
      </Section>
      <footer className={page.foot}>
        <span>{t.progression.foot(texts.name, test.version)}</span>
        <span>{t.progression.asOf(formatDateTime(asOf))}</span>
      </footer>
    </article>
  )
}

function Actions({ sittingID, otherID }: { sittingID: string; otherID: string | undefined }) {
  const t = useTexts({ de, en })
  return (
    <>
      <Button onClick={() => print()}>{t.actions.print}</Button>
      <Button
        variant="default"
        component={Link}
        to={to('/sitting/{id}/compare/{otherId?}', { id: sittingID, otherId: otherID })}
      >
        {t.actions.compare}
      </Button>
      <Button variant="default" component={Link} to={to('/sitting/{id}/evaluate', { id: sittingID })}>
        {t.actions.evaluation}
      </Button>
    </>
  )
}
