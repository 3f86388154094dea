import { useState } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Evaluation, NodeResult } from '#features/instrument/domain/evaluation.ts'
import { bandSetOf, cutoffsOf, mainNode } from '../parts/resultOf.ts'
import { capitalised } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { TraceRow } from './TraceRow.tsx'
import { toTraceLine, type TraceLine } from './traceLine.ts'
import css from './TraceSection.module.css'

/** How every number came about: each step, also those that did nothing, down to source and licence. */
export function TraceSection({ evaluation, notice }: { evaluation: Evaluation; notice: string | null }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(true)
  const main = mainNode(evaluation)
  const others = evaluation.nodes.filter((node) => node.id !== main.id && node.status !== 'notApplicable')

  const lines = [
    ...linesOf(main),
    { name: t.trace.kind.licence, calculation: '', rule: notice ?? t.trace.noLicence, result: '', isStrong: false },
  ]
  return (
    <details className={css.trace} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t.trace.title}</h2>
        <span>{isOpen ? t.trace.close : t.trace.open}</span>
      </summary>
      <ol className={css.steps}>
        {lines.map((line, index) => (
          <TraceRow key={line.name + String(index)} number={index + 1} line={line} />
        ))}
      </ol>
      {others.map((node) => (
        <details key={node.id} className={css.other}>
          <summary>{t.trace.other(capitalised(node.label[locale]))}</summary>
          <ol className={css.steps}>
            {linesOf(node).map((line, index) => (
              <TraceRow key={line.name + String(index)} number={index + 1} line={line} />
            ))}
          </ol>
        </details>
      ))}
    </details>
  )

  function linesOf(node: NodeResult): TraceLine[] {
    const set = bandSetOf(evaluation, node.id)
    const sources = [
      ...(set === null ? [] : [t.trace.bandSource(set.source)]),
      ...cutoffsOf(evaluation, node.id).map((cutoff) => t.trace.cutoffSource(cutoff.label[locale], cutoff.source)),
    ]
    return node.trace.map((step) => {
      const line = toTraceLine(step, t, locale)
      return step.kind === 'band' && sources.length > 0
        ? { ...line, rule: `${line.rule}. ${sources.join('. ')}` }
        : line
    })
  }
}
