import { useId } from 'react'
import charts from './charts.module.css'
import { ChartTable, type ChartTableData } from './ChartTable.tsx'
import styles from './ProgressionChart.module.css'
import { progressionLayout, type ProgressionData } from './progressionLayout.ts'
import { severityClass } from '#features/instrument/web/door.ts'
import { useWidthPx } from './useWidthPx.ts'

/** A course on a true time axis over the ranges of its scale. `zoneLabel` names the hatched zone that measurement error explains. */
export function ProgressionChart({
  data,
  label,
  zoneLabel,
  bounds,
  table,
}: {
  data: ProgressionData
  label: string
  zoneLabel: string
  /** Range of each band in words, e.g. "10–14", by id. */
  bounds: Readonly<Record<string, string>>
  table: ChartTableData
}) {
  const [frame, widthPx] = useWidthPx<HTMLDivElement>(980)
  const hatch = useId()
  const { plot, strip, zone, ...layout } = progressionLayout(data, widthPx)
  return (
    <div ref={frame} className={charts.frame}>
      <svg className={charts.chart} viewBox={`0 0 ${widthPx} ${layout.heightPx}`} role="img" aria-label={label}>
        <defs>
          <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V7" className={styles.hatch} />
          </pattern>
        </defs>
        {layout.bands.map((band) => (
          <g key={band.id}>
            <rect
              x={plot.left}
              y={band.y}
              width={plot.right - plot.left}
              height={band.heightPx}
              className={`${severityClass(band.severity)} ${styles.tint}`}
            />
            <rect
              x={strip.x}
              y={band.y}
              width={strip.widthPx}
              height={band.heightPx}
              className={severityClass(band.severity)}
            />
            {!layout.isNarrow && (
              <>
                <text
                  x={strip.x + strip.widthPx + 10}
                  y={band.y + band.heightPx / 2 - 1}
                  className={`${charts.name} ${band.reached ? charts.strong : ''}`}
                >
                  {band.name}
                </text>
                <text x={strip.x + strip.widthPx + 10} y={band.y + band.heightPx / 2 + 15} className={charts.quiet}>
                  {bounds[band.id]}
                </text>
              </>
            )}
          </g>
        ))}
        {layout.bands.slice(1).map((band) => (
          <path
            key={band.id}
            d={`M${plot.left} ${band.y + band.heightPx}H${strip.x + strip.widthPx}`}
            className={charts.faint}
          />
        ))}
        {layout.bands.length > 0 && (
          <rect
            x={strip.x}
            y={plot.top}
            width={strip.widthPx}
            height={plot.bottom - plot.top}
            className={charts.faint}
          />
        )}
        {layout.valueTicks.map((tick) => (
          <g key={tick.y}>
            <path d={`M${plot.left - 5} ${tick.y}h5`} className={charts.tickLong} />
            <text x={plot.left - 9} y={tick.y + 4} textAnchor="end" className={charts.quiet}>
              {tick.label}
            </text>
          </g>
        ))}
        {zone !== null && (
          <>
            <rect
              x={zone.x}
              y={zone.top}
              width={plot.right - zone.x}
              height={zone.bottom - zone.top}
              fill={`url(#${hatch})`}
            />
            {!zone.openTop && <path d={`M${zone.x} ${zone.top}H${plot.right}`} className={styles.edge} />}
            {!zone.openBottom && <path d={`M${zone.x} ${zone.bottom}H${plot.right}`} className={styles.edge} />}
            <path d={`M${zone.x} ${zone.middle}H${plot.right}`} className={charts.faint} />
          </>
        )}
        {layout.cutoffs.map((cutoff) => (
          <g key={cutoff.id}>
            <path d={`M${plot.left} ${cutoff.y}H${strip.x + strip.widthPx}`} className={charts.ink} strokeWidth={1.5} />
            <text
              x={cutoff.place.x}
              y={cutoff.place.y}
              textAnchor={cutoff.place.anchor}
              className={`${charts.halo} ${styles.cutoff}`}
            >
              {cutoff.label}
            </text>
          </g>
        ))}
        {layout.before !== '' && <path d={layout.before} className={styles.before} />}
        {layout.after !== '' && <path d={layout.after} className={styles.line} />}
        {layout.dots.map((dot) =>
          dot.letter !== null ? (
            <circle key={dot.id} cx={dot.x} cy={dot.y} r={6} className={styles.hollow} />
          ) : (
            <g key={dot.id}>
              {dot.whisker !== null && (
                <path
                  d={`M${dot.x} ${dot.whisker.top}V${dot.whisker.bottom}M${dot.x - 5} ${dot.whisker.top}h10M${dot.x - 5} ${dot.whisker.bottom}h10`}
                  className={charts.ink}
                  strokeWidth={1.25}
                />
              )}
              <circle cx={dot.x} cy={dot.y} r={dot.isLatest ? 7 : 5} className={charts.dot} />
            </g>
          ),
        )}
        {layout.labels.map((entry) => (
          <text
            key={entry.id}
            x={entry.x}
            y={entry.y}
            textAnchor={entry.anchor}
            className={`${charts.halo} ${entry.sizePx > 13 ? charts.value : `${charts.name} ${charts.strong}`}`}
          >
            {entry.text}
          </text>
        ))}
        {zone !== null && (
          <text x={zone.label.x} y={zone.label.y} textAnchor="end" className={charts.halo}>
            {zoneLabel}
          </text>
        )}
        {layout.dateTicks.map((tick) => (
          <g key={tick.x}>
            <path d={`M${tick.x} ${plot.bottom}v5`} className={charts.tickLong} />
            {tick.label !== null && (
              <text
                x={tick.x}
                y={plot.bottom + 20}
                textAnchor="middle"
                className={tick.strong ? charts.strong : charts.quiet}
              >
                {tick.label}
              </text>
            )}
          </g>
        ))}
        <path d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} className={charts.ink} />
      </svg>
      <ChartTable {...table} />
    </div>
  )
}
