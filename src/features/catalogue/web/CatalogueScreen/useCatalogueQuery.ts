import { useSearchParams } from 'react-router'
import { FILTER_NAMES, filtersFromQuery, type FilterName, type Filters } from '../../domain/filters.ts'
import { isScope, type Scope } from '../../domain/scopes.ts'

export interface CatalogueQuery {
  text: string
  scope: Scope
  filters: Filters
  /** Whom a test is being looked for; handed on to the preparation. */
  patient: string | null
  setText: (text: string) => void
  setScope: (scope: Scope) => void
  toggle: (name: FilterName, value: string) => void
  resetFilters: () => void
  resetAll: () => void
}

/** What is searched and filtered lives in the address: `q` and one parameter per filter (Spec §2), and `scope` for the tab. */
export function useCatalogueQuery(): CatalogueQuery {
  const [params, setParams] = useSearchParams()
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        edit(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const set = (next: URLSearchParams, name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value)
  const filters = filtersFromQuery((name) => params.get(name))
  const scope = params.get('scope')
  return {
    text: params.get('q') ?? '',
    scope: isScope(scope) ? scope : 'all',
    filters,
    patient: params.get('patient'),
    setText: (text) => change((next) => set(next, 'q', text)),
    setScope: (chosen) => change((next) => set(next, 'scope', chosen === 'all' ? '' : chosen)),
    toggle: (name, value) =>
      change((next) => {
        const values = filters[name] ?? []
        const isOn = values.includes(value)
        set(next, name, (isOn ? values.filter((one) => one !== value) : [...values, value]).join(','))
      }),
    resetFilters: () => change((next) => FILTER_NAMES.forEach((name) => next.delete(name))),
    resetAll: () => change((next) => ['q', ...FILTER_NAMES].forEach((name) => next.delete(name))),
  }
}
