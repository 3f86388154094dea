import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { OutputOf } from '#base/contract/call.ts'
import { formatDate, formatDateTime } from '#base/domain/formatDate.ts'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { change } from '#features/instrument/domain/change.ts'
import { useNameOf, usePatient } from '#features/patient/web/door.ts'
import type { compareSittings } from '../../contract/compareSittings.ts'
import { whyNotComparable } from '../../domain/comparable.ts'
import { dayText } from '../dayText.ts'
import page from '../evaluate/EvaluationPage.module.css'
import { Lead } from '../parts/Lead.tsx'
import { personText } from '../parts/personText.ts'
import { reasonText } from '../parts/reasonText.ts'
import { mainNode } from '../parts/resultOf.ts'
import { toComparable } from '../parts/toComparable.ts'
import { Trail } from '../parts/Trail.tsx'
import { capitalised } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { ComparedAnswers } from './ComparedAnswers.tsx'
import { ComparedScores } from './ComparedScores.tsx'
import { compareVerdict } from './compareVerdict.ts'

/** Two sittings side by side, the earlier one first. Not comparable: both are shown, nothing is computed between them. */
export function ComparePage({ answer, asOf }: { answer: OutputOf<typeof compareSittings>; asOf: number }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const opened = answer.sittings[0]
  const [earlier, later] = [...answer.sittings].sort((one, other) => one.finishedAt.localeCompare(other.finishedAt))
  const testOf = (sitting: typeof opened) =>
    answer.tests.find((test) => test._id === sitting?.testID && test.version === sitting.testVersion)
  const [earlierTest, laterTest] = [testOf(earlier), testOf(later)]
  const { patient, patients } = usePatient(opened?.patient._id ?? '')
  const name = useNameOf(patients)(patient)
  usePageTitle(t.compare.title)
  if (
    opened === undefined ||
    earlier === undefined ||
    later === undefined ||
    earlierTest === undefined ||
    laterTest === undefined
  )
    return null

  const [fromNode, toNode] = [mainNode(earlier.evaluation), mainNode(later.evaluation)]
  const reason = whyNotComparable(toComparable(earlier), toComparable(later))
  const changed =
    reason === null && typeof fromNode.value === 'number' && typeof toNode.value === 'number'
      ? change(laterTest.definition, toNode.id, fromNode.value, toNode.value)
      : null
  const apart = opened._id === later._id ? earlier : later
  const days = {
    earlier: dayText(earlier.finishedAt, later.finishedAt, locale),
    later: dayText(later.finishedAt, later.finishedAt, locale),
  }
  const lead =
    changed === null || reason !== null
      ? {
          lead: t.compare.verdict.apart,
          rest: reason === null ? [] : [`${capitalised(reasonText(reason, toComparable(apart), t, locale))}.`],
        }
      : compareVerdict(changed, days, t, locale)
  return (
    <article className={page.page}>
      <PageHead
        trail={
          <Trail
            patient={{ id: opened.patient._id, name }}
            steps={[
              {
                text: t.trail.of(testOf(opened)?.texts[locale].name ?? opened.testID, formatDate(opened.finishedAt)),
                href: to('/sitting/{id}/evaluate', { id: opened._id }),
              },
              { text: t.compare.title },
            ]}
          />
        }
        title={t.compare.title}
        subtitle={[name, personText(opened.patient, t)].filter((part) => part !== '').join(', ')}
        actions={
          <div className={page.actionsWide}>
            <Actions sittingID={opened._id} />
          </div>
        }
      />
      <Lead {...lead} />
      <div className={page.actionsNarrow}>
        <Actions sittingID={opened._id} />
      </div>
      <ComparedScores
        earlier={{ sitting: earlier, test: earlierTest }}
        later={{ sitting: later, test: laterTest }}
        change={changed}
        days={days}
      />
      {earlier.testID === later.testID && (
        <ComparedAnswers
          earlier={earlier}
          later={later}
          test={laterTest}
          isJoined={reason === null || reason === 'noScore'}
          days={days}
        />
      )}
      <footer className={page.foot}>
        <span>{t.progression.foot(laterTest.texts[locale].name, laterTest.version)}</span>
        <span>{t.progression.asOf(formatDateTime(asOf))}</span>
      </footer>
    </article>
  )
}

function Actions({ sittingID }: { sittingID: string }) {
  const t = useTexts({ de, en })
  return (
    <>
      <Button onClick={() => print()}>{t.actions.print}</Button>
      <Button variant="default" component={Link} to={to('/sitting/{id}/compare/{otherId?}', { id: sittingID })}>
        {t.compare.other}
      </Button>
      <Button variant="default" component={Link} to={to('/sitting/{id}/progression', { id: sittingID })}>
        {t.actions.progression}
      </Button>
    </>
  )
}
