import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useConfiguration } from '#features/operations/web/door.ts'
import { Section } from '#base/web/Section.tsx'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import css from './FrontPage.module.css'
import { ExampleResult } from './FrontPage/ExampleResult.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** What it does and for whom, for a practice that sees it for the first time. */
export default function FrontPage() {
  const t = useTexts({ de, en })
  const registration = useConfiguration()?.registration
  return (
    <>
      <div className={css.hero}>
        <div>
          <h1 className={css.title} tabIndex={-1}>
            {t.heroTitle}
          </h1>
          <p className={css.lead}>{t.heroLead}</p>
          <p className={css.actions}>
            {registration !== undefined && registration !== 'closed' && (
              <Button component={Link} to={to('/register')} size="md">
                {t.register}
              </Button>
            )}
            <Button component={Link} to={to('/login')} size="md" variant="default">
              {t.login}
            </Button>
          </p>
          {registration === 'closed' && <p className="quiet">{t.registrationClosed}</p>}
        </div>
        <ExampleResult />
      </div>

      <Section title={t.stepsTitle}>
        <ol className={css.steps}>
          {t.steps.map((step, index) => (
            <li key={step.title}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section title={t.trustTitle} aside={<Link to={to('/legal/privacy')}>{t.privacyLink}</Link>}>
        <ul className={css.trust}>
          {t.trust.map((promise) => (
            <li key={promise.title}>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section title={t.forWhomTitle}>
        <p className={css.forWhom}>{t.forWhom}</p>
      </Section>
    </>
  )
}
