import { Button, Checkbox } from '@mantine/core'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { countFilterValues } from '../../domain/filterTests.ts'
import { FILTER_NAMES } from '../../domain/filters.ts'
import type { TestEntry } from '../../domain/testEntry.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './FilterColumn.module.css'
import { filterLabel, filterValues } from './filterValues.ts'
import type { CatalogueQuery } from './useCatalogueQuery.ts'

interface Props {
  /** The whole catalogue: which values there are at all. */
  all: readonly TestEntry[]
  /** What the search left: what the counts are of. */
  tests: readonly TestEntry[]
  query: CatalogueQuery
}

export function FilterColumn({ all, tests, query }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const isActive = Object.keys(query.filters).length > 0
  return (
    <aside className={css.filters} aria-label={t.filter}>
      <div className={css.filterHead}>
        <b>{t.filter}</b>
        {isActive && (
          <Button variant="subtle" size="compact-sm" onClick={query.resetFilters}>
            {t.reset}
          </Button>
        )}
      </div>
      {FILTER_NAMES.map((name) => {
        const values = filterValues(all, name, t, locale)
        const chosen = query.filters[name] ?? []
        const counts = countFilterValues(tests, query.filters, name, values)
        const present = [...countFilterValues(all, {}, name, values).values()].filter((count) => count > 0)
        // A filter whose values all hold every test (or that has one value only) tells nothing apart.
        const isTelling = present.length > 1 && present.some((count) => count < all.length)
        if (!isTelling && chosen.length === 0) return null
        return (
          <fieldset key={name} className={css.fieldset}>
            <legend>{t.filterName[name]}</legend>
            {values
              .filter((value) => chosen.includes(value) || (counts.get(value) ?? 0) > 0)
              .map((value) => (
                <Checkbox
                  key={value}
                  size="xs"
                  classNames={{
                    body: css.optionBody ?? '',
                    label: css.optionLabel ?? '',
                    labelWrapper: css.optionWords ?? '',
                  }}
                  checked={chosen.includes(value)}
                  onChange={() => query.toggle(name, value)}
                  label={
                    <>
                      <span>{filterLabel(name, value, t, locale)}</span>
                      <span className="figures">{counts.get(value) ?? 0}</span>
                    </>
                  }
                />
              ))}
          </fieldset>
        )
      })}
    </aside>
  )
}
