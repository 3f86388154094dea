import { useLocale } from '#base/web/locale.ts'
import type { Flow } from './flow.ts'
import type { Screen } from './Screen.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PageHeading } from './PageHeading.tsx'
import { useText } from './text.ts'

/** Behind the link: who asks, what for, how long. Nothing begins before the button is pressed. */
export function LandingPage({ landing, flow }: { landing: Extract<Screen, { kind: 'landing' }>; flow: Flow }) {
  const t = useText().landing
  const locale = useLocale()
  const { facility, tests, minutes, languages, wasAlreadyStarted } = landing.invitation
  const hasBoth = languages.length > 1 || languages[0] !== locale
  return (
    <div className="landing">
      <header className="col">
        <div className="head">
          <p className="where">{facility.name}</p>
          {hasBoth ? <LanguageSwitch onSwitched={() => void flow.open()} /> : null}
        </div>
      </header>
      <main className="col">
        <PageHeading tab={t.tab}>{facility.person === null ? t.from : t.fromPerson(facility.person)}</PageHeading>
        <ul className="tests">
          {tests.map((test) => (
            <li key={test}>{test}</li>
          ))}
        </ul>
        <div className="prose">
          <p>
            {minutes === null ? null : `${t.minutes(minutes)} `}
            {t.pause}
          </p>
        </div>
        <button type="button" className="b go big" aria-disabled={landing.isStarting} onClick={() => void flow.start()}>
          {landing.isStarting ? t.starting : wasAlreadyStarted ? t.goOn : t.start}
        </button>
        <p className="problem" role="status">
          {landing.hasFailed ? t.failed : ''}
        </p>
        <p className="privacy">
          {t.privacy}{' '}
          <a href={locale === 'en' ? '/en/legal/privacy' : '/legal/privacy'} target="_blank" rel="noreferrer">
            {t.privacyLink}
          </a>
        </p>
      </main>
    </div>
  )
}
