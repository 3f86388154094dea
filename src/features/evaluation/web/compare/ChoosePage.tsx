import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { OutputOf } from '#base/contract/call.ts'
import { formatDate, formatTime } from '#base/domain/formatDate.ts'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { Row, RowList } from '#base/web/RowList.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { useNameOf, usePatient } from '#features/patient/web/door.ts'
import type { sittingProgression } from '../../contract/sittingProgression.ts'
import { whyNotComparable } from '../../domain/comparable.ts'
import page from '../evaluate/EvaluationPage.module.css'
import { reasonText } from '../parts/reasonText.ts'
import { mainNode } from '../parts/resultOf.ts'
import { toComparable } from '../parts/toComparable.ts'
import { Trail } from '../parts/Trail.tsx'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

/** Which sitting to lay beside this one. What cannot be joined can be chosen too; its reason is said here already. */
export function ChoosePage({ answer }: { answer: OutputOf<typeof sittingProgression> }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { sitting, test } = answer
  const { patient, patients } = usePatient(sitting.patient._id)
  const name = useNameOf(patients)(patient)
  const texts = test.texts[locale]
  const self = toComparable(sitting)
  const others = answer.sittings
    .filter((other) => other._id !== sitting._id)
    .map(toComparable)
    .sort((one, other) => other.finishedAt.localeCompare(one.finishedAt))
  const day = formatDate(sitting.finishedAt)
  usePageTitle(t.compare.title, texts.name)
  return (
    <article className={page.page}>
      <PageHead
        trail={
          <Trail
            patient={{ id: sitting.patient._id, name }}
            steps={[
              { text: t.trail.of(texts.name, day), href: to('/sitting/{id}/evaluate', { id: sitting._id }) },
              { text: t.compare.title },
            ]}
          />
        }
        title={t.compare.title}
        subtitle={`${name}, ${t.trail.of(texts.name, day)}: ${scoreText(self.value, locale)} ${t.ofMax(scoreText(self.max, locale))}`}
      />
      <Section title={t.compare.choose} count={others.length}>
        {others.length === 0 ? (
          <EmptyState
            hint={`${t.compare.none} ${t.compare.noneHint}`}
            action={
              <Button variant="default" component={Link} to={to('/sitting/{id}/evaluate', { id: sitting._id })}>
                {t.actions.evaluation}
              </Button>
            }
          />
        ) : (
          <RowList label={t.compare.chooseHint}>
            {others.map((other) => {
              const reason = whyNotComparable(self, other)
              const node = mainNode(other.sitting.evaluation)
              return (
                <Row
                  key={other._id}
                  href={to('/sitting/{id}/compare/{otherId?}', { id: sitting._id, otherId: other._id })}
                  title={formatDate(other.finishedAt)}
                  facts={t.place[other.sitting.place]}
                  finding={
                    <>
                      <p>
                        {scoreText(node.value, locale)} {t.ofMax(scoreText(node.max, locale))}
                        {node.band !== null && `, ${node.band.label[locale]}`}
                      </p>
                      {reason !== null && (
                        <p className="quiet">{t.progression.notComparable(reasonText(reason, other, t, locale))}</p>
                      )}
                    </>
                  }
                  time={formatTime(other.finishedAt)}
                />
              )
            })}
          </RowList>
        )}
      </Section>
    </article>
  )
}
