/** Short scales count by ones and twos, longer ones by fives: that is how they are read. */
const SHORT_STEPS = [1, 2, 5, 10]
const STEPS = [5, 10, 20, 25, 50, 100, 200, 500]
const SHORT_SPAN = 16

/** Which integers of a scale get a number: the ends always, in between in even steps so that numbers stand at least `roomPx` apart. */
export function tickValues(
  min: number,
  max: number,
  lengthPx: number,
  roomPx: number,
): { labelled: number[]; step: number } {
  const unitPx = lengthPx / Math.max(1, max - min)
  const step =
    (max - min <= SHORT_SPAN ? SHORT_STEPS : STEPS).find((candidate) => candidate * unitPx >= roomPx) ??
    Math.max(1, max - min)
  const labelled = [min]
  for (let value = Math.ceil((min + 1) / step) * step; value < max; value += step)
    if ((value - min) * unitPx >= roomPx * 0.8 && (max - value) * unitPx >= roomPx * 0.8) labelled.push(value)
  if (max > min) labelled.push(max)
  return { labelled, step }
}
