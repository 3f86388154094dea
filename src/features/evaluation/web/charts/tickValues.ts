const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** Which integers of a scale get a number: the ends always, in between every 1, 2, 5, 10 … so that numbers stand at least `roomPx` apart. */
export function tickValues(min: number, max: number, lengthPx: number, roomPx: number): { labelled: number[]; step: number } {
  const unitPx = lengthPx / Math.max(1, max - min)
  const step = STEPS.find((candidate) => candidate * unitPx >= roomPx) ?? Math.max(1, max - min)
  const labelled = [min]
  for (let value = Math.ceil((min + 1) / step) * step; value < max; value += step)
    if ((value - min) * unitPx >= roomPx * 0.8 && (max - value) * unitPx >= roomPx * 0.8) labelled.push(value)
  if (max > min) labelled.push(max)
  return { labelled, step }
}
