/** A range of a scale as charts draw it; the name is in the reader's language. */
export interface ChartBand {
  id: string
  /** Inclusive bounds in points. */
  from: number
  to: number
  name: string
  /** 1–7, step of the colour ramp; 0 for a range that is named but not coloured (a trait, not a severity). */
  severity: number
}

export interface DrawnBand extends ChartBand {
  /** Edges between cells: every integer owns one cell, so a range from 10 to 14 reaches from 9.5 to 14.5. */
  low: number
  high: number
}

/** Gives every range its edges on a scale whose integers each own one cell. A gap between two ranges is shared by both. */
export function scaleBands(bands: readonly ChartBand[], min: number, max: number): DrawnBand[] {
  const sorted = [...bands].sort((one, other) => one.from - other.from)
  return sorted.map((band, index) => {
    const before = sorted[index - 1]
    const after = sorted[index + 1]
    return {
      ...band,
      low: before === undefined ? min - 0.5 : (before.to + band.from) / 2,
      high: after === undefined ? max + 0.5 : (band.to + after.from) / 2,
    }
  })
}
