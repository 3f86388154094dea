import css from './ValidityPanel.module.css'

/** Where a value lies beside its usual range; the numbers stand beside it as text. */
export function Gauge({ value, from, to, max }: { value: number; from: number; to: number; max: number }) {
  const x = (of: number) => Math.min(100, Math.max(0, (of / max) * 100))
  return (
    <dd className={css.gauge} aria-hidden="true">
      <svg width="100%" height="14" viewBox="0 0 100 14" preserveAspectRatio="none">
        <path d="M0 9H100" className={css.gaugeLine} />
        <rect x={x(from)} y="7" width={Math.max(0, x(to) - x(from))} height="4" className={css.gaugeRange} />
        <path d={`M${Math.min(99.4, Math.max(0.6, x(value)))} 2V14`} className={css.gaugeValue} />
      </svg>
    </dd>
  )
}
