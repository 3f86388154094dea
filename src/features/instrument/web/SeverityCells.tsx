import styles from './SeverityCells.module.css'
import { severityClass } from './severityClass.ts'

/**
 * How high a range stands among the ranges of its scale: as many cells as ranges, filled up to the one reached.
 * The word for it always stands beside it, so the cells are silent.
 */
export function SeverityCells({ reached, of, severity }: { reached: number; of: number; severity: number }) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <svg key={index} width={9} height={11} viewBox="0 0 9 11">
          <rect
            x={0.5}
            y={0.5}
            width={8}
            height={10}
            className={index < reached ? `${styles.on} ${severityClass(severity)}` : styles.off}
          />
        </svg>
      ))}
    </span>
  )
}
