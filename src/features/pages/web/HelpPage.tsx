import { PageHead } from '#base/web/PageHead.tsx'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from './HelpPage/text.de.ts'
import { en } from './HelpPage/text.en.ts'
import css from './prose.module.css'

/** Short answers, in the order in which a practice meets the questions. */
export default function HelpPage() {
  const t = useTexts({ de, en })
  return (
    <div className={css.prose}>
      <PageHead title={t.title} subtitle={t.lead} />
      <nav className={css.contents} aria-label={t.contents}>
        {t.topics.map(({ id, title }) => (
          <a key={id} className="link" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {t.topics.map(({ id, title, questions }) => (
        <div key={id} id={id}>
          <Section title={title}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </Section>
        </div>
      ))}
    </div>
  )
}
