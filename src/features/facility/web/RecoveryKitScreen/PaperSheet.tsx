import type { PaperKit } from '#features/vault/web/door.ts'
import { formatDate } from '#base/domain/formatDate.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './PaperSheet.module.css'

interface Props {
  kit: PaperKit
  facilityName: string
  madeAt: Date
}

/** What comes out of the printer; never seen on the screen. It stands beside the app in the page, so that printing can hide the app. */
export function PaperSheet({ kit, facilityName, madeAt }: Props) {
  const t = useTexts({ de, en }).kit.sheet
  return (
    <div className={css.sheet} aria-hidden="true">
      <p className={css.title}>{t.title}</p>
      <dl>
        <dt>{t.practice}</dt>
        <dd>{facilityName}</dd>
        <dt>{t.madeAt}</dt>
        <dd>{formatDate(madeAt)}</dd>
        <dt>{t.code}</dt>
        <dd className={css.groups}>
          {kit.groups.map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </dd>
      </dl>
      <p>{t.use}</p>
    </div>
  )
}
