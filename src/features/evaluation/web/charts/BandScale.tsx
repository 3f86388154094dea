import { bandScaleLayout, type BandScaleData } from './bandScaleLayout.ts'
import styles from './charts.module.css'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import { severityClass } from '#features/instrument/web/door.ts'
import { useWidthPx } from './useWidthPx.ts'

/** A value on its scale: labels, confidence bracket, coloured ranges, unit ruler, names of the ranges. */
export function BandScale({ data, label, table }: { data: BandScaleData; label: string; table: ChartTableData }) {
  const [frame, widthPx] = useWidthPx<HTMLDivElement>(740)
  const layout = bandScaleLayout(data, widthPx)
  const { y, marker, bracket, previous } = layout
  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.chart} viewBox={`0 0 ${widthPx} ${layout.heightPx}`} role="img" aria-label={label}>
        {layout.bars.length === 0 && (
          <rect
            x={layout.frame.x}
            y={y.bar}
            width={layout.frame.widthPx}
            height={y.barEnd - y.bar}
            className={severityClass(0)}
          />
        )}
        {layout.bars.map((band) => (
          <rect
            key={band.id}
            x={band.x}
            y={y.bar}
            width={band.widthPx}
            height={y.barEnd - y.bar}
            className={severityClass(band.severity)}
          />
        ))}
        <rect
          x={layout.frame.x}
          y={y.bar}
          width={layout.frame.widthPx}
          height={y.barEnd - y.bar}
          className={styles.faint}
        />
        {layout.bars.slice(1).map((band) => (
          <path key={band.id} d={`M${band.x} ${y.bar}V${y.barEnd}`} className={styles.edge} strokeWidth={1} />
        ))}
        {layout.ruler.map((tick) => (
          <g key={tick.x}>
            <path
              d={`M${tick.x} ${y.ruler}v${tick.label === null ? 4 : 7}`}
              className={tick.label === null ? styles.tick : styles.tickLong}
            />
            {tick.label !== null && (
              <text x={tick.x} y={y.ruler + 22} textAnchor="middle" className={styles.quiet}>
                {tick.label}
              </text>
            )}
          </g>
        ))}
        {layout.names.map((name) => (
          <text
            key={name.id}
            x={name.x}
            y={name.y}
            textAnchor="middle"
            className={`${layout.isNarrow ? styles.narrowName : styles.name} ${name.reached ? styles.strong : styles.quiet}`}
          >
            {name.name}
          </text>
        ))}
        {layout.cutoffs.map((cutoff) => (
          <g key={cutoff.id}>
            <path d={`M${cutoff.x} ${y.bar - 11}V${y.bar}`} className={styles.ink} strokeWidth={2} />
            <path d={`M${cutoff.x} ${y.bar}V${y.barEnd}`} className={styles.edge} strokeWidth={2} />
          </g>
        ))}
        {previous !== null && data.previous !== null && (
          <>
            <path d={`M${previous.x} ${y.bracket + 6}V${y.barEnd}`} className={styles.dottedHalo} />
            <path d={`M${previous.x} ${y.bracket + 6}V${y.barEnd}`} className={styles.dotted} />
          </>
        )}
        {marker !== null && (
          <>
            <path d={`M${marker.x} ${y.bar}V${y.barEnd + 3}`} className={styles.stemHalo} />
            <path d={`M${marker.x} ${y.bracket}V${y.barEnd + 3}`} className={styles.stem} />
          </>
        )}
        {layout.cutoffs.map((cutoff) => (
          <text
            key={cutoff.id}
            x={cutoff.textX}
            y={cutoff.y}
            textAnchor={cutoff.anchor}
            className={`${styles.halo} ${styles.quiet}`}
          >
            {cutoff.label}
          </text>
        ))}
        {bracket !== null && (
          <path
            d={`M${bracket.x1} ${y.bracket}H${bracket.x2}${bracket.openLow ? '' : `M${bracket.x1} ${y.bracket - 6}v12`}${bracket.openHigh ? '' : `M${bracket.x2} ${y.bracket - 6}v12`}`}
            className={styles.ink}
            strokeWidth={1.5}
          />
        )}
        {previous !== null && data.previous !== null && (
          <>
            <circle cx={previous.x} cy={y.bracket} r={5.5} className={styles.ring} />
            <text
              x={previous.labelX}
              y={previous.labelY}
              textAnchor="middle"
              className={`${styles.name} ${styles.halo}`}
            >
              <tspan className={styles.strong}>{data.previous.text}</tspan>
              <tspan className={styles.quiet}> {data.previous.when}</tspan>
            </text>
          </>
        )}
        {marker !== null && (
          <>
            <circle cx={marker.x} cy={y.bracket} r={7} className={styles.dot} />
            <text x={marker.labelX} y={marker.labelY} textAnchor="middle" className={`${styles.value} ${styles.halo}`}>
              {data.valueText}
            </text>
          </>
        )}
        {bracket?.labels.map((entry) => (
          <text key={entry.x} x={entry.x} y={entry.y} textAnchor="middle" className={`${styles.halo} ${styles.quiet}`}>
            {entry.text}
          </text>
        ))}
      </svg>
      <ChartTable {...table} />
    </div>
  )
}
