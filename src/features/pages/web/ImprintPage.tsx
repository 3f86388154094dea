import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { useConfiguration } from '#features/operations/web/door.ts'
import css from './prose.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Who stands behind this installation. */
export default function ImprintPage() {
  const t = useTexts({ de, en })
  const configuration = useConfiguration()
  return (
    <div className={css.prose}>
      <PageHead title={t.imprint} subtitle={t.imprintLead} />
      {configuration !== null && (
        <dl className={css.facts}>
          <div>
            <dt>{t.product}</dt>
            <dd>{configuration.productTitle}</dd>
          </div>
          <div>
            <dt>{t.address}</dt>
            <dd>{configuration.productUrl}</dd>
          </div>
          <div>
            <dt>{t.version}</dt>
            <dd>{[configuration.version, configuration.buildCommit.slice(0, 7)].filter(Boolean).join(', ')}</dd>
          </div>
        </dl>
      )}
      <Section title={t.operator}>
        <p>{t.operatorText}</p>
        <p>{t.noMedicalAdvice}</p>
      </Section>
      <Section title={t.emergency}>
        <p>{t.emergencyText}</p>
      </Section>
    </div>
  )
}
