import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import type { OutputOf } from '#base/contract/call.ts'
import { formatMoney } from '#base/domain/formatMoney.ts'
import { formatNumber } from '#base/domain/formatNumber.ts'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { severityClass } from '#features/instrument/web/door.ts'
import { getTest } from '../contract/getTest.ts'
import { titleBesideName } from '../domain/titleBesideName.ts'
import { topicLabel } from '../domain/topicLabels.ts'
import { RatingMarks } from './RatingMarks.tsx'
import css from './TestDetailsScreen/TestDetailsScreen.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useMarkFavorite, useTestList } from './useTestList.ts'

type Details = OutputOf<typeof getTest>['test']

/** One test: what it measures and for whom, a sample item, how it is scored, and where all of it comes from. */
export default function TestDetailsScreen() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const { id = '' } = useParams()
  // Its own key per language: the answer is in the language of the page.
  return <LoadedDetails key={locale} id={id} trail={<Link to={to('/test')}>{t.details.trail}</Link>} />
}

function LoadedDetails({ id, trail }: { id: string; trail: ReactNode }) {
  const t = useTexts({ de, en })
  const answer = useCall(getTest, { id }, { staleMs: 0 })
  const test = answer.data?.test
  if (test === undefined) {
    return (
      <>
        <PageHead title={t.title} trail={trail} />
        {answer.error ? (
          <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <Loading rows={8} />
        )}
      </>
    )
  }
  return (
    <>
      <PageHead
        trail={trail}
        title={test.name}
        subtitle={titleBesideName(test)}
        actions={
          <>
            <Button component={Link} to={to('/test/{id}/prepare', { id }, { where: 'device' })}>
              {t.conductNow}
            </Button>
            <Button variant="default" component={Link} to={to('/test/{id}/prepare', { id }, { where: 'link' })}>
              {t.conductLater}
            </Button>
            <Star test={test} />
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.main}>
          <Section title={t.details.measures}>
            <p className={css.text}>{test.description}</p>
            <p className={css.text}>{test.background}</p>
          </Section>
          <Section title={t.details.target}>
            <p className={css.text}>{test.application}</p>
          </Section>
          <Section title={t.details.sample}>
            <p className={`quiet ${css.text}`}>{t.details.sampleHint}</p>
            <figure className={css.sample}>
              <p>{test.sample.stem}</p>
              <p className={css.item}>{test.sample.text}</p>
              <ul>
                {test.sample.options.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </ul>
            </figure>
          </Section>
          <Section title={t.details.scoring}>
            <p className={css.text}>{test.manual}</p>
          </Section>
          <Section title={t.details.bands}>
            <Bands test={test} />
          </Section>
          {test.cutoffs.length > 0 && (
            <Section title={t.details.cutoffs}>
              <ul>
                {test.cutoffs.map((cutoff) => (
                  <li className={css.row} key={`${cutoff.of} ${cutoff.label}`}>
                    <p>
                      {cutoff.of}: {cutoff.label}
                    </p>
                    <p className="quiet">{cutoff.source}</p>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {test.alerts.length > 0 && (
            <Section title={t.details.alerts}>
              <ul>
                {test.alerts.map((alert) => (
                  <li className={css.row} key={alert}>
                    {alert}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={t.details.norm}>
            <p className={css.text}>{t.details.normNone}</p>
          </Section>
          <Section title={t.details.sources}>
            <Sources test={test} />
          </Section>
        </div>
        <AtAGlance test={test} />
      </div>
    </>
  )
}

function Star({ test }: { test: Details }) {
  const t = useTexts({ de, en })
  const markFavorite = useMarkFavorite()
  const listed = useTestList().data?.tests.find((one) => one._id === test._id)
  const isFavorite = (listed ?? test).isFavorite
  return (
    <Button
      variant="default"
      className={css.star ?? ''}
      aria-pressed={isFavorite}
      aria-label={t.favorite(test.name)}
      onClick={() => void markFavorite(test._id, !isFavorite)}
    >
      {isFavorite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.5} aria-hidden />}
    </Button>
  )
}

/** Ranges of the main score with the colours their results get, each beside its word. */
function Bands({ test }: { test: Details }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  if (test.bands.length === 0) return <p className={css.text}>{t.details.noBands}</p>
  const sources = [...new Set(test.bands.map((band) => band.source))]
  const number = (value: number) => formatNumber(value, locale)
  return (
    <>
      <table className={css.bands}>
        <thead>
          <tr>
            <th scope="col">{t.details.values}</th>
            <th scope="col">{t.details.band}</th>
          </tr>
        </thead>
        <tbody>
          {test.bands.map((band) => (
            <tr key={band.from}>
              <td className="figures">
                <svg width={14} height={14} className={css.swatch} aria-hidden="true">
                  <rect width={14} height={14} className={severityClass(band.severity)} />
                </svg>
                {band.from === band.to ? number(band.from) : `${number(band.from)}–${number(band.to)}`}
              </td>
              <td>{band.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`quiet ${css.text}`}>
        {t.details.source}: {sources.join('; ')}
      </p>
    </>
  )
}

function Sources({ test }: { test: Details }) {
  const t = useTexts({ de, en })
  const { reference } = test
  const wording = `${test.wording.verified ? t.details.wordingVerified : t.details.wordingOpen} ${test.wording.reason}`
  const facts: [string, ReactNode][] = [
    [
      t.details.source,
      <>
        {t.details.reference(reference.authors, reference.year, reference.title)}{' '}
        {reference.link !== null && (
          <a className="link" href={reference.link} rel="noreferrer" target="_blank">
            {t.details.openLink}
          </a>
        )}
      </>,
    ],
    [
      t.details.licence,
      test.state === 'review' ? `${t.license[test.license]}. ${t.inReview}.` : t.license[test.license],
    ],
    ...(test.notice === null ? [] : [[t.details.notice, test.notice] satisfies [string, ReactNode]]),
    [t.details.wording, wording],
    [t.details.origin, reference.origin],
    [t.details.author, `${test.author}, ${t.details.version} ${test.version}`],
  ]
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div className={css.source} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function AtAGlance({ test }: { test: Details }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const words = (values: readonly string[]) => values.join(', ')
  const facts: [string, ReactNode][] = [
    [t.columns.duration, t.minutes(test.duration)],
    [t.columns.questions, test.questions],
    [t.columns.rating, <RatingMarks key="rating" rating={test.rating} />],
    [t.columns.price, formatMoney(test.price.yourTotal, locale)],
    [t.filterName.language, words(test.language.map((one) => t.language[one]))],
    [t.filterName.survey, words(test.survey.map((one) => t.survey[one]))],
    [t.filterName.age, words(test.age.map((one) => t.age[one]))],
    [t.filterName.disorder, words(test.disorder.map((topic) => topicLabel(topic, locale)))],
    [t.filterName.type, t.type[test.type]],
  ]
  return (
    <aside className={css.aside} aria-label={t.details.facts}>
      <dl>
        {facts.map(([label, value]) => (
          <div className={css.fact} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
