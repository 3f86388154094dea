import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Compared.module.css'

/** The three heads on the right of both tables: earlier day, later day, difference. */
export function ComparedHead({ days }: { days: { earlier: string; later: string } }) {
  const t = useTexts({ de, en })
  return (
    <>
      <th scope="col" className={css.right}>
        {days.earlier}
      </th>
      <th scope="col" className={css.right}>
        {days.later}
      </th>
      <th scope="col" className={css.right}>
        {t.compare.difference}
      </th>
    </>
  )
}
