import styles from './severity.module.css'

/** Class that fills with the ramp's step 1–7; anything else gets the wash, which says nothing. */
export function severityClass(severity: number): string {
  return styles[`severity${severity >= 1 && severity <= 7 ? Math.round(severity) : 0}`] ?? ''
}
