import { useStore } from '#base/web/store.ts'
import type { Questionnaire } from '#features/instrument/domain/questionnaire.ts'
import { PageHeading } from './PageHeading.tsx'
import { readingAids } from './readingAids.ts'
import { useText } from './text.ts'

/** The page before the first item: what the test says about itself, and how this screen works. */
export function Instructions({ body, autoAdvance }: { body: Questionnaire; autoAdvance: boolean }) {
  const t = useText().instructions
  const movesOn = useStore(readingAids).autoAdvance && autoAdvance
  return (
    <main className="col">
      <PageHeading tab={t.heading}>{t.heading}</PageHeading>
      <div className="prose">
        {body.instructions
          .flatMap((part) => part.instructions)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <p>{movesOn ? t.tap : t.tapOnly}</p>
        <p>{t.back}</p>
      </div>
      {body.notice === null ? null : <p className="credit">{body.notice}</p>}
    </main>
  )
}
