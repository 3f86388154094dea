import { textWidthPx } from './textWidthPx.ts'

interface Point {
  x: number
  y: number
}

/**
 * Where the label of a cut-off line stands: at its left or right end, below or above it, in the first place that the course does not run
 * through. `line` are the points of the course from left to right.
 */
export function cutoffLabelPlace(
  label: string,
  lineY: number,
  plot: { left: number; right: number; top: number; bottom: number },
  line: readonly Point[],
): { x: number; y: number; anchor: 'start' | 'end' } {
  const width = textWidthPx(label, 12)
  const heights = [lineY + 15, lineY - 6].filter((y) => y < plot.bottom && y - 12 > plot.top)
  const places = heights.flatMap((y) => [
    { x: plot.left + 8, y, anchor: 'start' as const, from: plot.left + 8 },
    { x: plot.right - 8, y, anchor: 'end' as const, from: plot.right - 8 - width },
  ])
  const free = places.find(({ from, y }) => !crosses(line, from - 8, from + width + 8, y - 16, y + 8))
  const { x, y, anchor } = free ?? places[0] ?? { x: plot.left + 8, y: lineY - 6, anchor: 'start' as const }
  return { x, y, anchor }
}

/** Whether the course runs through a box; looked at every few px. */
function crosses(line: readonly Point[], left: number, right: number, top: number, bottom: number): boolean {
  const inside = ({ x, y }: Point) => x >= left && x <= right && y >= top && y <= bottom
  return line.some((point, index) => {
    const next = line[index + 1]
    if (next === undefined) return inside(point)
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 4))
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) =>
      inside({ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }),
    )
  })
}
