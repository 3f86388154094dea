/** Rounds to the given decimals, halves away from zero (2.5 → 3, −2.5 → −3; `Math.round` gives −2). */
export function roundHalfAwayFromZero(value: number, decimals = 0): number {
  const scale = 10 ** decimals
  const rounded = Math.floor(Math.abs(value) * scale + 0.5) / scale
  return rounded === 0 ? 0 : Math.sign(value) * rounded
}
