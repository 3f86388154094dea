import { useTexts } from '#base/web/useTexts.ts'
import css from './ExampleResult.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

/** PHQ-9: first integer of each band, Kroenke, Spitzer & Williams (2001), J Gen Intern Med 16:606–613. */
const BAND_STARTS = [0, 5, 10, 15, 20]
const LARGEST = 27
const TODAY = 14
const BEFORE = 21

const WIDTH = 420
const BAR_TOP = 58
const BAR_HEIGHT = 30
/** Every integer owns one cell: the scale runs from −0.5 to 27.5. */
const x = (value: number): number => ((value + 0.5) / (LARGEST + 1)) * WIDTH

/** A picture of what an evaluation looks like; said to be an example, with invented values. */
export function ExampleResult() {
  const t = useTexts({ de, en })
  return (
    <figure className={css.example}>
      <p className={css.verdict}>
        <b>{t.exampleVerdict}</b> {t.exampleChange}
      </p>
      <svg className={css.scale} viewBox={`-2 0 ${WIDTH + 4} 132`} role="img" aria-label={t.exampleLabel}>
        {BAND_STARTS.map((start, band) => {
          const end = BAND_STARTS[band + 1] ?? LARGEST + 1
          const width = x(end - 0.5) - x(start - 0.5)
          return (
            <g key={start}>
              <rect
                x={x(start - 0.5)}
                y={BAR_TOP}
                width={width}
                height={BAR_HEIGHT}
                fill={`var(--r${band + 1})`}
                stroke="var(--on-ramp)"
                strokeOpacity="0.35"
              />
              <text className={band === 2 ? css.bandNow : css.band} x={x(start - 0.5) + width / 2} y={124}>
                {t.exampleBands[band]}
              </text>
            </g>
          )
        })}
        {[0, 5, 10, 15, 20, 27].map((value) => (
          <g key={value}>
            <path d={`M${x(value)} ${BAR_TOP + BAR_HEIGHT}v5`} stroke="var(--ink-2)" />
            <text className={css.unit} x={x(value)} y={107}>
              {value}
            </text>
          </g>
        ))}
        <path d={`M${x(BEFORE)} 30V${BAR_TOP}`} stroke="var(--ink)" strokeDasharray="2 3" />
        <path d={`M${x(BEFORE)} ${BAR_TOP}v${BAR_HEIGHT}`} stroke="var(--on-ramp)" strokeDasharray="2 3" />
        <circle cx={x(BEFORE)} cy={30} r={5} fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
        <text className={css.label} x={x(BEFORE)} y={18}>
          {BEFORE} {t.exampleBefore}
        </text>
        <path d={`M${x(TODAY)} 30V${BAR_TOP}`} stroke="var(--ink)" strokeWidth="2.5" />
        <path d={`M${x(TODAY)} ${BAR_TOP}v${BAR_HEIGHT}`} stroke="var(--on-ramp)" strokeWidth="2.5" />
        <circle cx={x(TODAY)} cy={30} r={5.5} fill="var(--ink)" />
        <text className={css.labelNow} x={x(TODAY)} y={18}>
          {TODAY} {t.exampleToday}
        </text>
      </svg>
      <figcaption className={css.note}>{t.exampleNote}</figcaption>
    </figure>
  )
}
