import { expect, test } from 'vitest'
import { cutoffLabelPlace } from './cutoffLabelPlace.ts'

const plot = { left: 0, right: 800, top: 0, bottom: 300 }
const label = 'Cut-off ≥ 10'

test('stands below the line at its left end where nothing is in the way', () => {
  expect(
    cutoffLabelPlace(label, 150, plot, [
      { x: 10, y: 20 },
      { x: 790, y: 30 },
    ]),
  ).toEqual({ x: 8, y: 165, anchor: 'start' })
})

test('moves to the right end where the course falls through the left one', () => {
  expect(
    cutoffLabelPlace(label, 150, plot, [
      { x: 10, y: 140 },
      { x: 100, y: 200 },
      { x: 790, y: 220 },
    ]),
  ).toMatchObject({ anchor: 'end', y: 165 })
})

test('moves above the line where the course runs just below it', () => {
  expect(
    cutoffLabelPlace(label, 150, plot, [
      { x: 10, y: 162 },
      { x: 790, y: 162 },
    ]),
  ).toMatchObject({ anchor: 'start', y: 144 })
})

test('stands above a line at the bottom of the plot', () => {
  expect(cutoffLabelPlace(label, 290, plot, [])).toMatchObject({ y: 284 })
})
