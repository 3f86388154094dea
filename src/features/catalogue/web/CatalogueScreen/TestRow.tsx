import { Button } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatMoney } from '#base/domain/formatMoney.ts'
import { useLocale } from '#base/web/locale.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { TestEntry } from '../../domain/testEntry.ts'
import { isSingleCharacter } from '../../domain/searchTests.ts'
import { titleBesideName } from '../../domain/titleBesideName.ts'
import { topicLabel } from '../../domain/topicLabels.ts'
import { Highlighted } from '../Highlighted.tsx'
import { RatingMarks } from '../RatingMarks.tsx'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './catalogue.module.css'

interface Props {
  test: TestEntry
  /** What was searched; its places are marked. */
  wanted: string
  /** Whom it is for, if that is settled already. */
  patient: string | null
  onFavorite: (testID: string, isFavorite: boolean) => Promise<void>
}

export function TestRow({ test, wanted, patient, onFavorite }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const price = formatMoney(test.price.yourTotal, locale)
  const rating = test.rating === null ? t.notRated : t.rating(test.rating)
  const topics = [...test.disorder, ...test.guideline].map((topic) => topicLabel(topic, locale))
  const facts = [t.minutes(test.duration), t.questions(test.questions), rating, price]
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.star}
        aria-pressed={test.isFavorite}
        aria-label={t.favorite(test.name)}
        onClick={() => void onFavorite(test._id, !test.isFavorite)}
      >
        {test.isFavorite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.5} aria-hidden />}
      </button>
      <div className={css.text}>
        <h2 className={css.name}>
          <Link to={to('/test/{id}/details', { id: test._id })}>
            <Highlighted text={test.name} wanted={wanted} />
          </Link>{' '}
          <span>
            <Highlighted text={titleBesideName(test)} wanted={isSingleCharacter(wanted) ? '' : wanted} />
          </span>
        </h2>
        <p className={css.measures}>{test.description}</p>
        <p className={css.facts}>{facts.join(', ')}</p>
        <p className={css.licence}>
          <Found texts={[[...new Set(topics)].join(', '), ...hidden(test, topics, wanted)]} wanted={wanted} />
          {test.language.map((one) => t.language[one]).join(', ')}
          {' · '}
          <b className={test.state === 'review' ? css.review : css.free}>
            {test.state === 'review' ? t.inReview : t.license[test.license]}
          </b>
        </p>
      </div>
      <p className={css.figure}>{t.minutes(test.duration)}</p>
      <p className={css.figure}>{test.questions}</p>
      <div className={css.figure}>
        <RatingMarks rating={test.rating} />
      </div>
      <p className={css.figure}>{price}</p>
      <div className={css.actions}>
        <Button
          component={Link}
          to={to('/test/{id}/prepare', { id: test._id }, { where: 'device', patient })}
          variant="default"
          aria-label={t.conductNowWith(test.name)}
        >
          {t.conductNow}
        </Button>
        <Button
          component={Link}
          to={to('/test/{id}/prepare', { id: test._id }, { where: 'link', patient })}
          variant="transparent"
          color="gray"
          aria-label={t.conductLaterWith(test.name)}
        >
          {t.laterShort}
        </Button>
      </div>
    </li>
  )
}

/** Topics, and whatever else the search found that stands nowhere in the row, so that a hit explains itself. */
function Found({ texts, wanted }: { texts: string[]; wanted: string }) {
  const marked = isSingleCharacter(wanted) ? '' : wanted
  return texts
    .filter((text) => text !== '')
    .map((text) => (
      <span key={text}>
        <Highlighted text={text} wanted={marked} />
        {' · '}
      </span>
    ))
}

function hidden(test: TestEntry, topics: readonly string[], wanted: string): string[] {
  const text = wanted.trim().toLocaleLowerCase()
  if (text === '' || isSingleCharacter(text)) return []
  const isFound = (one: string) => one.toLocaleLowerCase().includes(text)
  if ([test.name, titleBesideName(test), ...topics].some(isFound)) return []
  return [...test.tests, ...test.keywords, test.author, test.source.authors].filter(isFound)
}
