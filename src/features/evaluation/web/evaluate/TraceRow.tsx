import type { TraceLine } from './traceLine.ts'
import css from './TraceSection.module.css'

export function TraceRow({ number, line }: { number: number; line: TraceLine }) {
  return (
    <li>
      <span className={css.number}>{number}</span>
      <b>{line.name}</b>
      <p className={css.calculation}>{line.calculation}</p>
      <p className={css.rule}>{line.rule}</p>
      <span className={line.isStrong ? `${css.result} ${css.strong}` : css.result}>{line.result}</span>
    </li>
  )
}
