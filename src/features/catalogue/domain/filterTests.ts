import { holds } from '#features/instrument/domain/conditions.ts'
import { CONDITION_FILTERS } from './filterConditions.ts'
import type { FilterName, Filters } from './filters.ts'
import type { TestEntry } from './testEntry.ts'

/** Tests that pass every filter; within one filter any of its values is enough (Spec §5). A filter without values lets everything pass. */
export function filterTests(tests: readonly TestEntry[], filters: Filters): TestEntry[] {
  return tests.filter((test) =>
    Object.entries(filters).every(([name, values]) => passes(test, name as FilterName, values)),
  )
}

/** How many tests each value of a filter would leave, given all other filters: what stands beside the value. */
export function countFilterValues(
  tests: readonly TestEntry[],
  filters: Filters,
  name: FilterName,
  values: readonly string[],
) {
  const others = filterTests(tests, { ...filters, [name]: [] })
  return new Map(values.map((value) => [value, others.filter((test) => passes(test, name, [value])).length]))
}

function passes(test: TestEntry, name: FilterName, values: readonly string[]): boolean {
  if (values.length === 0) return true
  if (name === 'type') return values.includes(test.type)
  if (name === 'duration') return values.some((value) => meets(CONDITION_FILTERS.duration, value, test.duration))
  if (name === 'price') return values.some((value) => meets(CONDITION_FILTERS.price, value, test.price.yourTotal))
  return test[name].some((one) => values.includes(one))
}

/** A value nobody knows (an old link) matches nothing. */
function meets(conditions: (typeof CONDITION_FILTERS)[keyof typeof CONDITION_FILTERS], value: string, actual: number) {
  const found = conditions.find((one) => one.value === value)
  return found !== undefined && holds(found.condition, () => actual)
}
