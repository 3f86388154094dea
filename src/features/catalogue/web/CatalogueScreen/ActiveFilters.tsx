import { IconX } from '@tabler/icons-react'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { FILTER_NAMES } from '../../domain/filters.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './catalogue.module.css'
import { filterLabel } from './filterValues.ts'
import type { CatalogueQuery } from './useCatalogueQuery.ts'

/** The chosen values beside the hit count; pressing one takes it back. */
export function ActiveFilters({ query }: { query: CatalogueQuery }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  return FILTER_NAMES.flatMap((name) =>
    (query.filters[name] ?? []).map((value) => {
      const label = filterLabel(name, value, t, locale)
      return (
        <button
          key={`${name} ${value}`}
          type="button"
          className={css.chip}
          aria-label={t.removeFilter(label)}
          onClick={() => query.toggle(name, value)}
        >
          {label}
          <IconX size={14} aria-hidden />
        </button>
      )
    }),
  )
}
