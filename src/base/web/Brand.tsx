/** The mark: a value standing on a ruler. Drawn in ink and accent of the page. */
export function Brand({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false">
      <path d="M2 17.5h18M4 14v3.5M7.5 15.5v2M11 14v3.5M14.5 15.5v2M18 14v3.5" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M13 3v9" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="13" cy="5" r="3" fill="var(--accent)" />
    </svg>
  )
}
