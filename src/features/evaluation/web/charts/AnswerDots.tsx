import styles from './AnswerDots.module.css'

export interface AnswerDotsData {
  /** Points the answers of this item can give, ascending. */
  points: readonly number[]
  /** Range of the column, so that the same point stands under the same number in every row. */
  from: number
  to: number
  today: number | null
  before: number | null
  isAlert: boolean
}

const STEP_PX = 24
const EDGE_PX = 8

/** Width of the column of dots for a range of points. */
export function answerDotsWidthPx(from: number, to: number): number {
  return 2 * EDGE_PX + columnStepPx(from, to) * (to - from)
}

/** A range wider than four points is drawn closer, so that the column keeps its place beside the question. */
export function columnStepPx(from: number, to: number): number {
  return to - from <= 4 ? STEP_PX : 96 / (to - from)
}

/** One answer among its options: filled dot today, ring last time, joined by a line. The numbers stand beside it as text. */
export function AnswerDots({ points, from, to, today, before, isAlert }: AnswerDotsData) {
  const widthPx = answerDotsWidthPx(from, to)
  const x = (value: number) => EDGE_PX + (value - from) * columnStepPx(from, to)
  const first = points[0] ?? from
  const last = points.at(-1) ?? to
  return (
    <svg width={widthPx} height={20} viewBox={`0 0 ${widthPx} 20`} aria-hidden="true" className={styles.dots}>
      <path d={`M${x(first)} 10H${x(last)}`} className={styles.line} />
      {points.map((value) => (
        <circle key={value} cx={x(value)} cy={10} r={2} className={styles.option} />
      ))}
      {before !== null && today !== null && before !== today && (
        <path d={`M${x(before)} 10H${x(today)}`} className={styles.move} />
      )}
      {before !== null && <circle cx={x(before)} cy={10} r={5} className={styles.before} />}
      {today !== null && <circle cx={x(today)} cy={10} r={6.5} className={isAlert ? styles.alert : styles.today} />}
    </svg>
  )
}
