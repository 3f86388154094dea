import { textWidthPx } from './textWidthPx.ts'

export interface PointLabelWish {
  id: string
  x: number
  y: number
  text: string
  sizePx: number
  /** Where the line goes next, or null at its end: the label avoids that side. */
  nextY: number | null
}

export interface PointLabel {
  id: string
  x: number
  /** Base line of the text. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  text: string
  sizePx: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Writes values beside their points without touching another label or point. The important ones choose first; a value that
 * finds no free place is left out of the drawing (it stands in the table below).
 */
export function placePointLabels(
  wishes: readonly PointLabelWish[],
  important: readonly string[],
  inside: Box,
): PointLabel[] {
  const dots = wishes.map((wish) => ({
    id: wish.id,
    left: wish.x - 6,
    right: wish.x + 6,
    top: wish.y - 6,
    bottom: wish.y + 6,
  }))
  const taken: Box[] = []
  const placed: PointLabel[] = []
  const rank = (id: string) => (important.includes(id) ? important.indexOf(id) : important.length)
  for (const wish of [...wishes].sort((one, other) => rank(one.id) - rank(other.id))) {
    const width = textWidthPx(wish.text, wish.sizePx)
    const rises = wish.nextY !== null && wish.nextY < wish.y - 4
    const aboveY = wish.y - 8
    const belowY = wish.y + 8 + wish.sizePx * 0.75
    const heights = rises ? [belowY, aboveY] : [aboveY, belowY]
    const places = [
      ...heights.map((y) => ({ y, anchor: 'start' as const, x: wish.x + 9, left: wish.x + 9 })),
      ...[wish.y - 12, wish.y + 12 + wish.sizePx * 0.75].map((y) => ({
        y,
        anchor: 'middle' as const,
        x: wish.x,
        left: wish.x - width / 2,
      })),
      ...heights.map((y) => ({ y, anchor: 'end' as const, x: wish.x - 9, left: wish.x - 9 - width })),
    ]
    for (const place of places) {
      const box = { left: place.left, right: place.left + width, top: place.y - wish.sizePx * 0.8, bottom: place.y + 2 }
      const isInside =
        box.left >= inside.left &&
        box.right <= inside.right &&
        box.top >= inside.top - 14 &&
        box.bottom <= inside.bottom
      if (
        !isInside ||
        taken.some((other) => touch(box, other)) ||
        dots.some((dot) => dot.id !== wish.id && touch(box, dot))
      )
        continue
      taken.push(box)
      placed.push({ id: wish.id, x: place.x, y: place.y, anchor: place.anchor, text: wish.text, sizePx: wish.sizePx })
      break
    }
  }
  return placed
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
