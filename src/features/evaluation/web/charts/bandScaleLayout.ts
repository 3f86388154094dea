import { scaleLinear } from 'd3-scale'
import { placeLabels } from './placeLabels.ts'
import { scaleBands, type ChartBand, type DrawnBand } from './scaleBands.ts'
import { textWidthPx } from './textWidthPx.ts'
import { tickValues } from './tickValues.ts'

export interface BandScaleData {
  /** Range of possible values; every integer owns one cell. */
  min: number
  max: number
  value: number | null
  valueText: string
  bands: readonly ChartBand[]
  reachedID: string | null
  /** Only where the measurement error is known. */
  interval: { low: number; high: number; lowText: string; highText: string } | null
  previous: { value: number; text: string; when: string } | null
  /** `at` is the edge itself, between two integers. */
  cutoffs: readonly { id: string; at: number; label: string }[]
}

export interface BandScaleLayout {
  heightPx: number
  isNarrow: boolean
  /** The whole scale, also where it has no ranges. */
  frame: { x: number; widthPx: number }
  bars: (DrawnBand & { x: number; widthPx: number; reached: boolean })[]
  names: { id: string; x: number; y: number; name: string; reached: boolean }[]
  ruler: { x: number; label: string | null }[]
  cutoffs: { id: string; x: number; textX: number; anchor: 'start' | 'end'; y: number; label: string }[]
  marker: { x: number; labelX: number; labelY: number } | null
  bracket: {
    x1: number
    x2: number
    openLow: boolean
    openHigh: boolean
    labels: { x: number; y: number; text: string }[]
  } | null
  previous: { x: number; labelX: number; labelY: number } | null
  y: { bracket: number; bar: number; barEnd: number; ruler: number }
}

const BAR_PX = 30
const SIZE_PX = 12

/** Where everything of a band scale stands, in px. Narrow is a drawing of its own: less margin, fewer numbers, names in two rows. */
export function bandScaleLayout(data: BandScaleData, widthPx: number): BandScaleLayout {
  const isNarrow = widthPx < 520
  const inset = isNarrow ? 6 : 1
  const x = scaleLinear([data.min - 0.5, data.max + 0.5], [inset, widthPx - inset])
  const inside = (value: number) => Math.min(Math.max(x(value), inset), widthPx - inset)

  const wishes = []
  if (data.value !== null) wishes.push({ id: 'value', x: x(data.value), widthPx: textWidthPx(data.valueText, 18) })
  if (data.interval !== null && data.value !== null) {
    wishes.push({ id: 'low', x: inside(data.interval.low), widthPx: textWidthPx(data.interval.lowText, SIZE_PX) })
    wishes.push({ id: 'high', x: inside(data.interval.high), widthPx: textWidthPx(data.interval.highText, SIZE_PX) })
  }
  if (data.previous !== null)
    wishes.push({
      id: 'previous',
      x: x(data.previous.value),
      widthPx: textWidthPx(`${data.previous.text} ${data.previous.when}`, 13),
    })
  const labels = placeLabels(wishes, 0, widthPx)
  const label = (id: string) => labels.find((entry) => entry.id === id)
  const labelRows = Math.max(0, ...labels.map((entry) => entry.row + 1))

  const bracketY = 4 + labelRows * 18 + 12
  const labelY = (row: number) => bracketY - 15 - row * 18
  const stemX = data.value === null ? -1 : x(data.value)
  const cutoffs: BandScaleLayout['cutoffs'] = []
  for (const cutoff of [...data.cutoffs].sort((one, other) => one.at - other.at)) {
    const at = x(cutoff.at)
    const text = textWidthPx(cutoff.label, SIZE_PX) + 6
    const crossesStem = stemX > at - text - 4 && stemX < at
    const anchor = at - text < 0 || (crossesStem && at + text < widthPx) ? 'start' : 'end'
    const row = cutoffs.filter((other) => Math.abs(other.x - at) < text + 12).length
    cutoffs.push({
      id: cutoff.id,
      x: at,
      textX: anchor === 'end' ? at - 6 : at + 6,
      anchor,
      y: row,
      label: cutoff.label,
    })
  }
  const cutoffRows = Math.max(0, ...cutoffs.map((cutoff) => cutoff.y + 1))
  const bar = bracketY + 16 + cutoffRows * 18
  for (const cutoff of cutoffs) cutoff.y = bar - 7 - cutoff.y * 16
  const barEnd = bar + BAR_PX

  const { labelled, step } = tickValues(data.min, data.max, widthPx - 2 * inset, isNarrow ? 40 : 52)
  const cellPx = (widthPx - 2 * inset) / (data.max - data.min + 1)
  const every = cellPx >= 6 ? 1 : Math.max(1, Math.round(step / 5))
  const ruler = []
  for (let value = data.min; value <= data.max; value += 1) {
    const isLabelled = labelled.includes(value)
    if (isLabelled || (value - data.min) % every === 0)
      ruler.push({ x: x(value), label: isLabelled ? String(value) : null })
  }

  const bars = scaleBands(data.bands, data.min, data.max).map((band) => ({
    ...band,
    x: x(band.low),
    widthPx: x(band.high) - x(band.low),
    reached: band.id === data.reachedID,
  }))
  const nameSize = isNarrow ? 12 : 13
  const names = placeLabels(
    bars.map((band) => ({ id: band.id, x: band.x + band.widthPx / 2, widthPx: textWidthPx(band.name, nameSize) })),
    0,
    widthPx,
  )
  const nameRows = Math.max(0, ...names.map((name) => name.row + 1))
  const nameY = barEnd + 47

  const low = label('low')
  const high = label('high')
  const value = label('value')
  const previous = label('previous')
  return {
    heightPx: nameY + Math.max(0, nameRows - 1) * 17 + 8,
    isNarrow,
    frame: { x: inset, widthPx: widthPx - 2 * inset },
    bars,
    names: names.map((name) => ({
      id: name.id,
      x: name.x,
      y: nameY + name.row * 17,
      name: bars.find((band) => band.id === name.id)?.name ?? '',
      reached: name.id === data.reachedID,
    })),
    ruler,
    cutoffs,
    marker:
      value === undefined || data.value === null
        ? null
        : { x: x(data.value), labelX: value.x, labelY: labelY(value.row) },
    bracket:
      data.interval === null || low === undefined || high === undefined
        ? null
        : {
            x1: inside(data.interval.low),
            x2: inside(data.interval.high),
            openLow: data.interval.low < data.min - 0.5,
            openHigh: data.interval.high > data.max + 0.5,
            labels: [
              { x: low.x, y: labelY(low.row), text: data.interval.lowText },
              { x: high.x, y: labelY(high.row), text: data.interval.highText },
            ],
          },
    previous:
      previous === undefined || data.previous === null
        ? null
        : { x: x(data.previous.value), labelX: previous.x, labelY: labelY(previous.row) },
    y: { bracket: bracketY, bar, barEnd, ruler: barEnd + 3 },
  }
}
