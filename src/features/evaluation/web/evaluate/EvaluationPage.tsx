import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatTime } from '#base/domain/formatDate.ts'
import { callServer } from '#base/web/callServer.ts'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { OutputOf } from '#base/contract/call.ts'
import { change } from '#features/instrument/domain/change.ts'
import { useNameOf, usePatient } from '#features/patient/web/door.ts'
import type { evaluateSitting } from '../../contract/evaluateSitting.ts'
import { selectEvaluation } from '../../contract/selectEvaluation.ts'
import { agrees } from '../../domain/agrees.ts'
import { answerRows } from '../../domain/answerRows.ts'
import { validity } from '../../domain/validity.ts'
import { dayText } from '../dayText.ts'
import { durationText } from '../durationText.ts'
import { Facts } from '../parts/Facts.tsx'
import { Lead } from '../parts/Lead.tsx'
import { personText } from '../parts/personText.ts'
import { mainNode } from '../parts/resultOf.ts'
import { Trail } from '../parts/Trail.tsx'
import { weekdayDate } from '../parts/weekdayDate.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { AlertBox } from './AlertBox.tsx'
import { AnswersTable } from './AnswersTable.tsx'
import css from './EvaluationPage.module.css'
import { ScoreSection } from './ScoreSection.tsx'
import { TraceSection } from './TraceSection.tsx'
import { useCutoffChoice } from './useCutoffChoice.ts'
import { ValidityPanel } from './ValidityPanel.tsx'
import { verdict } from './verdict.ts'

/** The evaluation of one sitting, in the order a reader needs it: who, verdict, alert, score, answers beside validity, trace. */
export function EvaluationPage({ answer }: { answer: OutputOf<typeof evaluateSitting> }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { sitting, test, previous, selection } = answer
  const { evaluation, userData } = sitting
  const { patient, patients } = usePatient(sitting.patient._id)
  const name = useNameOf(patients)(patient)
  const texts = test.texts[locale]
  const node = mainNode(evaluation)
  const day = dayText(sitting.finishedAt, sitting.finishedAt, locale)
  const previousDay = previous === null ? null : dayText(previous.finishedAt, sitting.finishedAt, locale)
  usePageTitle(t.actions.evaluation, texts.name)

  const [cutoffID, chooseCutoff] = useCutoffChoice(selection.cutoff, (cutoff) =>
    // Spec §7: errors of this call are ignored; the choice stays on the page.
    callServer(selectEvaluation, { sittingID: sitting._id, sample: selection.sample, cutoff }, { quiet: true }).catch(
      () => undefined,
    ),
  )
  const rows = useMemo(
    () => answerRows(test, locale, evaluation, userData.facts, previous?.evaluation ?? null),
    [test, locale, evaluation, userData.facts, previous],
  )
  const raisedHere = new Set(evaluation.alerts.map(({ id }) => id))
  const judged = useMemo(() => validity(evaluation, userData.facts), [evaluation, userData.facts])
  const isConfirmed = useMemo(() => agrees(sitting, userData.values, test.definition), [sitting, userData, test])
  const before = previous === null ? null : mainNode(previous.evaluation).value
  const changed =
    previousDay === null || typeof before !== 'number' || typeof node.value !== 'number'
      ? null
      : { value: before, day: previousDay, change: change(test.definition, node.id, before, node.value) }

  const actions = (
    <>
      <Button onClick={() => print()}>{t.actions.print}</Button>
      <Button
        variant="default"
        component={Link}
        to={to('/sitting/{id}/compare/{otherId?}', { id: sitting._id, otherId: previous?._id })}
      >
        {t.actions.compare}
      </Button>
      <Button variant="default" component={Link} to={to('/sitting/{id}/progression', { id: sitting._id })}>
        {t.actions.progression}
      </Button>
    </>
  )
  return (
    <article className={css.page}>
      <PageHead
        trail={
          <Trail
            patient={{ id: sitting.patient._id, name }}
            steps={[{ text: t.trail.of(texts.name, weekdayDate(sitting.finishedAt, locale).date) }]}
          />
        }
        title={texts.name}
        subtitle={texts.fullname}
        actions={<div className={css.actionsWide}>{actions}</div>}
      />
      <Facts
        facts={[
          { term: t.facts.patient, value: name, more: personText(sitting.patient, t), isWide: true },
          {
            term: t.facts.finished,
            value: `${weekdayDate(sitting.finishedAt, locale).day}, ${weekdayDate(sitting.finishedAt, locale).date}`,
            more: formatTime(sitting.finishedAt),
          },
          { term: t.facts.preparedBy, value: sitting.displayName },
          { term: t.facts.place, value: t.place[sitting.place] },
          {
            term: t.facts.duration,
            value: userData.facts.activeMs === null ? '–' : durationText(userData.facts.activeMs, locale),
          },
          { term: t.facts.language, value: t.languages[sitting.language] },
        ]}
      />
      <Lead {...verdict(node, changed, answer.hasEarlier, t, locale)} />
      {!isConfirmed && (
        <p className={css.differs} role="alert">
          <b>{t.differs.title}</b> {t.differs.text}
        </p>
      )}
      {sitting.alerts.map((alert) => {
        const row = rows.find(({ itemID }) => itemID === alert.itemID)
        return (
          <AlertBox
            key={alert.alertID}
            sittingID={sitting._id}
            alert={alert}
            number={row?.number ?? 0}
            row={raisedHere.has(alert.alertID) ? row : undefined}
            previousDay={previousDay}
          />
        )
      })}
      {answer.laterSaves > 0 && (
        <p className={css.differs} role="status">
          <b>{t.laterSaves.title}</b> {t.laterSaves.text(answer.laterSaves)}
        </p>
      )}
      <div className={css.actionsNarrow}>{actions}</div>
      <ScoreSection
        name={texts.name}
        evaluation={evaluation}
        previous={changed}
        cutoffID={cutoffID}
        onCutoff={chooseCutoff}
      />
      <div className={css.columns}>
        <AnswersTable rows={rows} day={day} previousDay={previousDay} />
        <ValidityPanel
          validity={judged}
          userData={userData}
          rows={rows}
          usualBasis={evaluation.usualDurationMs.basis[locale]}
        />
      </div>
      <TraceSection evaluation={evaluation} notice={texts.notice} />
      <footer className={css.foot}>
        <span>{t.foot.rules(texts.name, test.version, formatDateTime(sitting.finishedAt))}</span>
        {sitting.evaluatedAt !== null && <span>{t.foot.evaluated(formatDateTime(sitting.evaluatedAt))}</span>}
        <span>{t.foot.limits}</span>
      </footer>
    </article>
  )
}
