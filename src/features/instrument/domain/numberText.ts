import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts'

/** A number as a calculation writes it: at most two decimals, `.` as decimal point, a real minus. */
export function numberText(value: number): string {
  const rounded = roundHalfAwayFromZero(value, 2)
  return rounded < 0 ? `−${-rounded}` : String(rounded)
}
