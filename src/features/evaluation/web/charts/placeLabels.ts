export interface LabelWish {
  id: string
  /** Where the middle of the label would like to stand, in px. */
  x: number
  widthPx: number
}

export interface PlacedLabel extends LabelWish {
  /** 0 is the row nearest to what the label names. */
  row: number
}

/**
 * Puts labels side by side where they fit and into a further row where they would touch. Wishes come in order of importance:
 * the first keeps its place. Labels are kept inside `from`–`to`.
 */
export function placeLabels(wishes: readonly LabelWish[], from: number, to: number, gapPx = 8): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const wish of wishes) {
    const half = wish.widthPx / 2
    const x = Math.min(Math.max(wish.x, from + half), Math.max(from + half, to - half))
    let row = 0
    while (placed.some((other) => other.row === row && Math.abs(other.x - x) < half + other.widthPx / 2 + gapPx))
      row += 1
    placed.push({ ...wish, x, row })
  }
  return placed
}
