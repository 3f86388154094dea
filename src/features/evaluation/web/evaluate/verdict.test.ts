import { expect, test } from 'vitest'
import type { NodeResult } from '#features/instrument/domain/evaluation.ts'
import { de } from '../text.de.ts'
import { verdict } from './verdict.ts'

const node: NodeResult = {
  id: 'sum',
  label: { de: 'Depressivität', en: 'Depression' },
  value: 14,
  status: 'ok',
  n: 9,
  missing: 0,
  min: 0,
  max: 27,
  band: null,
  interval: null,
  trace: [],
}

test('does not call a measurement the first where earlier ones cannot be compared', () => {
  expect(verdict(node, null, true, de, 'de').rest).toEqual([de.verdict.noneComparable])
  expect(verdict(node, null, false, de, 'de').rest).toEqual([de.verdict.first])
})
