/** Filters of the catalogue (Spec §5) in the order of the filter column; each name is also its query parameter. */
export const FILTER_NAMES = [
  'language',
  'survey',
  'age',
  'duration',
  'disorder',
  'type',
  'tool',
  'kind',
  'price',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

export type Filters = Partial<Record<FilterName, readonly string[]>>

/** Reads the filters from the query: one parameter per name, values separated by commas (Spec §2). */
export function filtersFromQuery(get: (name: string) => string | null): Filters {
  const filters: Filters = {}
  for (const name of FILTER_NAMES) {
    const values = (get(name) ?? '').split(',').filter((value) => value !== '')
    if (values.length > 0) filters[name] = values
  }
  return filters
}
