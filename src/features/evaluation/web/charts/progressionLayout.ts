import { scaleLinear } from 'd3-scale'
import { cutoffLabelPlace } from './cutoffLabelPlace.ts'
import { placePointLabels, type PointLabel } from './placePointLabels.ts'
import { scaleBands, type ChartBand, type DrawnBand } from './scaleBands.ts'
import { textWidthPx } from './textWidthPx.ts'
import { tickValues } from './tickValues.ts'

export interface ProgressionPoint {
  id: string
  /** Milliseconds since 1970. */
  at: number
  value: number
  valueText: string
  dateText: string
  /** Only where the measurement error is known. */
  interval: { low: number; high: number } | null
  /** Letter of the note that says why it is not joined; null for a comparable value. */
  notComparable: string | null
}

export interface ProgressionData {
  min: number
  max: number
  bands: readonly ChartBand[]
  cutoffs: readonly { id: string; at: number; label: string }[]
  points: readonly ProgressionPoint[]
  baselineID: string | null
  /** Half the width of the zone around the baseline that measurement error explains, in points; null where it is not known. */
  criticalDifference: number | null
}

export interface ProgressionLayout {
  heightPx: number
  isNarrow: boolean
  plot: { left: number; right: number; top: number; bottom: number }
  strip: { x: number; widthPx: number }
  bands: (DrawnBand & { y: number; heightPx: number; reached: boolean })[]
  valueTicks: { y: number; label: string }[]
  dateTicks: { x: number; label: string | null; strong: boolean }[]
  cutoffs: { id: string; y: number; place: { x: number; y: number; anchor: 'start' | 'end' }; label: string }[]
  zone: {
    x: number
    top: number
    bottom: number
    middle: number
    openTop: boolean
    openBottom: boolean
    label: { x: number; y: number }
  } | null
  /** Values before the baseline and from it on; the first reach up to it. */
  before: string
  after: string
  dots: {
    id: string
    x: number
    y: number
    whisker: { top: number; bottom: number } | null
    isLatest: boolean
    letter: string | null
  }[]
  labels: PointLabel[]
}

/** Where everything of a course stands, in px, on a true time axis. Narrow is a drawing of its own: no names at the side, fewer numbers. */
export function progressionLayout(data: ProgressionData, widthPx: number): ProgressionLayout {
  const isNarrow = widthPx < 640
  const stripWidth = isNarrow ? 8 : 12
  const plot = isNarrow
    ? { left: 26, right: widthPx - stripWidth - 2, top: 20, bottom: 320 }
    : { left: 34, right: widthPx - 150, top: 24, bottom: 388 }
  const y = scaleLinear([data.min - 0.5, data.max + 0.5], [plot.bottom, plot.top])
  const points = [...data.points].sort((one, other) => one.at - other.at)
  const first = points[0]
  const last = points.at(-1)
  const edge = isNarrow ? 18 : 28
  const x =
    first !== undefined && last !== undefined && last.at > first.at
      ? scaleLinear([first.at, last.at], [plot.left + edge, plot.right - edge - (isNarrow ? 4 : 12)])
      : () => (plot.left + plot.right) / 2

  const joined = points.filter((point) => point.notComparable === null)
  const baseline = joined.find((point) => point.id === data.baselineID)
  const latest = joined.at(-1)
  const inside = (value: number) => Math.min(Math.max(y(value), plot.top), plot.bottom)

  const dots = points.map((point) => ({
    id: point.id,
    x: x(point.at),
    y: y(point.value),
    whisker: point.interval === null ? null : { top: inside(point.interval.high), bottom: inside(point.interval.low) },
    isLatest: point.id === latest?.id,
    letter: point.notComparable,
  }))
  const line = (part: readonly ProgressionPoint[]) =>
    part.length < 2 ? '' : `M${part.map((point) => `${round(x(point.at))} ${round(y(point.value))}`).join('L')}`
  const beforeBaseline = baseline === undefined ? [] : joined.filter((point) => point.at <= baseline.at)
  const fromBaseline = baseline === undefined ? joined : joined.filter((point) => point.at >= baseline.at)

  const latestBand = data.bands.find(
    (band) => latest !== undefined && latest.value >= band.from && latest.value <= band.to,
  )
  const bands = scaleBands(data.bands, data.min, data.max).map((band) => ({
    ...band,
    y: y(band.high),
    heightPx: y(band.low) - y(band.high),
    reached: band.id === latestBand?.id,
  }))
  const { labelled } = tickValues(data.min, data.max, plot.bottom - plot.top, isNarrow ? 38 : 44)

  const zoneTop =
    baseline === undefined || data.criticalDifference === null ? 0 : y(baseline.value + data.criticalDifference)
  const zoneBottom =
    baseline === undefined || data.criticalDifference === null ? 0 : y(baseline.value - data.criticalDifference)
  const important = [latest, baseline, first].flatMap((point) => (point === undefined ? [] : [point.id]))
  return {
    heightPx: plot.bottom + 34,
    isNarrow,
    plot,
    strip: { x: plot.right, widthPx: stripWidth },
    bands,
    valueTicks: labelled.map((value) => ({ y: y(value), label: String(value) })),
    dateTicks: dateTicks(points, important, x),
    cutoffs: data.cutoffs.map((cutoff) => ({
      id: cutoff.id,
      y: y(cutoff.at),
      place: cutoffLabelPlace(cutoff.label, y(cutoff.at), plot, dots),
      label: cutoff.label,
    })),
    zone:
      baseline === undefined || data.criticalDifference === null
        ? null
        : {
            x: x(baseline.at),
            top: Math.max(zoneTop, plot.top),
            bottom: Math.min(zoneBottom, plot.bottom),
            middle: y(baseline.value),
            openTop: zoneTop < plot.top,
            openBottom: zoneBottom > plot.bottom,
            label: { x: plot.right - 8, y: Math.max(zoneTop, plot.top) - 7 },
          },
    before: line(beforeBaseline),
    after: line(fromBaseline),
    dots,
    labels: placePointLabels(
      points.map((point, index) => ({
        id: point.id,
        x: x(point.at),
        y: y(point.value),
        text: point.notComparable ?? point.valueText,
        sizePx: point.id === latest?.id ? 18 : 13,
        nextY: index + 1 < points.length ? y(points[index + 1]?.value ?? 0) : null,
      })),
      important,
      { left: plot.left, right: plot.right, top: plot.top, bottom: plot.bottom },
    ),
  }
}

function dateTicks(
  points: readonly ProgressionPoint[],
  important: readonly string[],
  x: (at: number) => number,
): ProgressionLayout['dateTicks'] {
  const taken: { from: number; to: number }[] = []
  const labelled = new Set<string>()
  const order = [...important, ...points.map((point) => point.id)]
  for (const id of new Set(order)) {
    const point = points.find((candidate) => candidate.id === id)
    if (point === undefined) continue
    const half = textWidthPx(point.dateText, 12) / 2
    const middle = x(point.at)
    if (taken.some((other) => middle + half + 8 > other.from && middle - half - 8 < other.to)) continue
    taken.push({ from: middle - half, to: middle + half })
    labelled.add(id)
  }
  return points.map((point) => ({
    x: x(point.at),
    label: labelled.has(point.id) ? point.dateText : null,
    strong: important.slice(0, 2).includes(point.id),
  }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
