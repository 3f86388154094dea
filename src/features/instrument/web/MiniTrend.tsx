import { scaleLinear } from 'd3-scale'
import styles from './MiniTrend.module.css'

const WIDTH_PX = 96
const HEIGHT_PX = 26

export interface MiniTrendPoint {
  /** Milliseconds since 1970; the line keeps true distances in time. */
  at: number
  value: number
}

/** A course in the size of a word: the line of the comparable values on the whole scale, a dot on the latest. `label` says it in words. */
export function MiniTrend({
  points,
  min,
  max,
  label,
}: {
  points: readonly MiniTrendPoint[]
  min: number
  max: number
  label: string
}) {
  const sorted = [...points].sort((one, other) => one.at - other.at)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return null
  const x = scaleLinear([first.at, Math.max(last.at, first.at + 1)], [3, WIDTH_PX - 4])
  const y = scaleLinear([min, max], [HEIGHT_PX - 4, 4])
  const lastX = sorted.length === 1 ? WIDTH_PX - 4 : x(last.at)
  return (
    <svg
      width={WIDTH_PX}
      height={HEIGHT_PX}
      viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      role="img"
      aria-label={label}
      className={styles.trend}
    >
      {sorted.length > 1 && (
        <polyline
          points={sorted.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')}
          className={styles.line}
        />
      )}
      <circle cx={lastX} cy={y(last.value)} r={3} className={styles.dot} />
    </svg>
  )
}
