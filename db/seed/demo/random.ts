/** A stream of numbers from a seed, so that every demo practice is the same and tests can rely on it (mulberry32, public domain). */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** Whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Normal distribution by Box and Muller. */
  normal(mean: number, deviation: number): number
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
