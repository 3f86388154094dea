import { useId } from 'react'
import css from './CourseChart.module.css'

/** The signs of the chart, small, for its legend. */
export function LegendSign({ kind }: { kind: 'value' | 'interval' | 'zone' | 'hollow' }) {
  const hatch = useId()
  if (kind === 'zone') {
    return (
      <svg width="26" height="14" aria-hidden="true" className={css.sign}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V5" className={css.hatch} />
          </pattern>
        </defs>
        <rect width="26" height="14" fill={`url(#${hatch})`} />
        <path d="M0 .5H26M0 13.5H26" className={css.dashed} />
      </svg>
    )
  }
  if (kind === 'hollow') {
    return (
      <svg width="16" height="16" aria-hidden="true" className={css.sign}>
        <circle cx="8" cy="8" r="6" className={css.hollow} />
      </svg>
    )
  }
  return (
    <svg width="14" height="18" aria-hidden="true" className={css.sign}>
      {kind === 'interval' && <path d="M7 1V17M3 1h8M3 17h8" className={css.line} />}
      <circle cx="7" cy="9" r="4" className={css.dot} />
    </svg>
  )
}
