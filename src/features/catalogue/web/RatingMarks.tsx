import { useTexts } from '#base/web/useTexts.ts'
import css from './RatingMarks.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const HIGHEST_RATING = 6

/** Psychometric rating 1 to 6 as ink marks; colour would judge. Not rated is said in a word. */
export function RatingMarks({ rating }: { rating: number | null }) {
  const t = useTexts({ de, en })
  if (rating === null) {
    return (
      <span className="quiet" title={t.notRated}>
        <span aria-hidden="true">{t.notRatedShort}</span>
        <span className="visuallyHidden">{t.notRated}</span>
      </span>
    )
  }
  return (
    <span className={css.marks} role="img" aria-label={t.rating(rating)}>
      {Array.from({ length: HIGHEST_RATING }, (_, index) => (
        <i key={index} className={index < rating ? css.on : css.off} />
      ))}
    </span>
  )
}
