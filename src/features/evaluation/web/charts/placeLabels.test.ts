import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabels } from './placeLabels.ts'

test('the first label keeps its place and a label that would touch it moves to the next row', () => {
  const [first, second] = placeLabels(
    [
      { id: 'value', x: 100, widthPx: 40 },
      { id: 'previous', x: 120, widthPx: 40 },
    ],
    0,
    300,
  )
  expect(first).toMatchObject({ x: 100, row: 0 })
  expect(second).toMatchObject({ x: 120, row: 1 })
})

test('a label at the edge is pushed inside', () => {
  expect(placeLabels([{ id: 'value', x: 0, widthPx: 40 }], 0, 300)[0]).toMatchObject({ x: 20, row: 0 })
})

test('no two labels of one row ever overlap', () => {
  const wish = fc.record({ x: fc.integer({ min: 0, max: 700 }), widthPx: fc.integer({ min: 1, max: 120 }) })
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      const placed = placeLabels(
        wishes.map((entry, index) => ({ id: String(index), ...entry })),
        0,
        700,
      )
      for (const one of placed)
        for (const other of placed)
          if (one !== other && one.row === other.row)
            expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual((one.widthPx + other.widthPx) / 2)
    }),
  )
})
