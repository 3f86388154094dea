import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from './PrivacyPage/text.de.ts'
import { en } from './PrivacyPage/text.en.ts'
import css from './prose.module.css'

/** What the server can do with each line of the table, in the order of the texts. */
const SCOPE = ['sealed', 'notSent', 'sealed', 'readable', 'readable', 'readable', 'readable', 'readable'] as const

/** The scope of the encryption, said plainly; never claims more than is true. */
export default function PrivacyPage() {
  const t = useTexts({ de, en })
  return (
    <div className={css.prose}>
      <PageHead title={t.title} subtitle={t.lead} />
      <Section title={t.scopeTitle}>
        <table className={css.scope}>
          <thead>
            <tr>
              <th scope="col">{t.columns.item}</th>
              <th scope="col">{t.columns.server}</th>
              <th scope="col">{t.columns.why}</th>
            </tr>
          </thead>
          <tbody>
            {t.scope.map(({ item, why }, line) => {
              const verdict = SCOPE[line] ?? 'readable'
              return (
                <tr key={item}>
                  <th scope="row">{item}</th>
                  <td className={css.verdict}>
                    <span className={verdict === 'readable' ? css.readable : css.sealed}>{t[verdict]}</span>
                  </td>
                  <td>{why}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Section>
      {t.sections.map(({ title, paragraphs }) => (
        <Section key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
    </div>
  )
}
