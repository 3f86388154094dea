import type { Ended } from './Screen.ts'
import { PageHeading } from './PageHeading.tsx'
import { useText } from './text.ts'

/** Free at any hour in Germany. Source: telefonseelsorge.de; 112: European emergency number (Directive (EU) 2018/1972, article 109). */
const HELPLINE = { shown: '0800\u00a0111\u00a00\u00a0111', dialled: '08001110111' }
const EMERGENCY = '112'

/** The end: thanks, what happens next, numbers that everyone sees. Nothing of what was answered. */
export function EndPage({ ended }: { ended: Ended }) {
  const t = useText().end
  const isHere = ended.delivery === 'onDevice'
  const last = isHere ? t.keepOpen : ended.handBack ? t.handBack : t.close
  return (
    <div className="end">
      <main className="col">
        <svg className="mark" width="46" height="46" viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="23" />
          <path d="m16.5 26.5 6.5 6.5 13-13.5" />
        </svg>
        <PageHeading tab={t.tab}>{t.heading}</PageHeading>
        <p className="lead" role="status">
          {t[ended.delivery]}
        </p>
        <h2 id="next">{t.next}</h2>
        <ol className="next" aria-labelledby="next">
          {ended.delivery === 'notTaken' ? null : (
            <li>
              <span>
                <b>{ended.facility.person ?? t.yourPractice}</b> {t.reads}
              </span>
            </li>
          )}
          <li>
            <span>{last}</span>
          </li>
        </ol>
        <h2 id="talk">{t.calls}</h2>
        <ul className="calls" aria-labelledby="talk">
          <li>
            <a href={`tel:${HELPLINE.dialled}`}>
              <span>{t.helpline}</span>
              <b>{HELPLINE.shown}</b>
            </a>
          </li>
          <li>
            <a href={`tel:${EMERGENCY}`}>
              <span>{t.emergency}</span>
              <b>{EMERGENCY}</b>
            </a>
          </li>
        </ul>
        <p className="all">{t.everyone}</p>
      </main>
    </div>
  )
}
