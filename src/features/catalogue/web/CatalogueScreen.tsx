import { useState } from 'react'
import { Button } from '@mantine/core'
import { ChoiceTabs } from '#base/web/ChoiceTabs.tsx'
import { EmptyState } from '#base/web/EmptyState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { useLocale } from '#base/web/locale.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { filterTests } from '../domain/filterTests.ts'
import { isInScope, scopesWithCounts } from '../domain/scopes.ts'
import { searchTests } from '../domain/searchTests.ts'
import { ActiveFilters } from './CatalogueScreen/ActiveFilters.tsx'
import css from './CatalogueScreen/catalogue.module.css'
import { FilterColumn } from './CatalogueScreen/FilterColumn.tsx'
import { SearchBox } from './CatalogueScreen/SearchBox.tsx'
import { TestRow } from './CatalogueScreen/TestRow.tsx'
import { useCatalogueQuery } from './CatalogueScreen/useCatalogueQuery.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useMarkFavorite, useTestList } from './useTestList.ts'

/** The catalogue: search, areas, filters; all of it in memory, its state in the address. Spec §2. */
export default function CatalogueScreen() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const list = useTestList()
  const query = useCatalogueQuery()
  const markFavorite = useMarkFavorite()
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  const all = list.data?.tests ?? []
  const inScope = all.filter((test) => isInScope(test, query.scope))
  const searched = searchTests(inScope, query.text, locale)
  const hits = filterTests(searched, query.filters)
  const activeCount = Object.values(query.filters).flat().length
  const isNarrowed = query.text.trim() !== '' || activeCount > 0

  return (
    <>
      <PageHead title={t.title} />
      <SearchBox value={query.text} onChange={query.setText} />
      <ChoiceTabs
        label={t.scopesLabel}
        choices={scopesWithCounts(all).map(({ scope, count }) => ({ value: scope, label: t.scope[scope], count }))}
        chosen={query.scope}
        onChoose={query.setScope}
      />
      {list.isPending ? (
        <Loading rows={8} rowHeight={90} />
      ) : (
        <div className={css.columns}>
          <div className={isFilterOpen ? css.filterOpen : css.filter} id="filter">
            <FilterColumn all={all} tests={searched} query={query} />
          </div>
          <div className={css.list}>
            <div className={css.hits}>
              <p role="status">
                <strong>{t.hits(hits.length)}</strong> {query.text.trim() !== '' && t.hitsFor(query.text.trim())}
              </p>
              <Button
                className={css.filterButton}
                variant="default"
                aria-expanded={isFilterOpen}
                aria-controls="filter"
                onClick={() => setIsFilterOpen(!isFilterOpen)}
              >
                {activeCount === 0 ? t.filter : t.filterActive(activeCount)}
              </Button>
              <ActiveFilters query={query} />
            </div>
            {hits.length > 0 && (
              <>
                <div className={css.head} aria-hidden="true">
                  <span />
                  <b>{t.columns.test}</b>
                  <span>{t.columns.duration}</span>
                  <span>{t.columns.questions}</span>
                  <span>{t.columns.rating}</span>
                  <span>{t.columns.price}</span>
                  <span />
                </div>
                <ul>
                  {hits.map((test) => (
                    <TestRow
                      key={test._id}
                      test={test}
                      wanted={query.text}
                      patient={query.patient}
                      onFavorite={markFavorite}
                    />
                  ))}
                </ul>
              </>
            )}
            {hits.length === 0 && isNarrowed && (
              <EmptyState
                isFiltered
                hint={t.emptySearch}
                action={
                  <Button variant="default" onClick={query.resetAll}>
                    {t.resetAll}
                  </Button>
                }
              />
            )}
            {hits.length === 0 && !isNarrowed && (
              <EmptyState
                {...(query.scope === 'favorites' ? { hint: t.emptyFavorites } : {})}
                {...(query.scope === 'all'
                  ? {}
                  : {
                      action: (
                        <Button variant="default" onClick={() => query.setScope('all')}>
                          {t.showAll}
                        </Button>
                      ),
                    })}
              />
            )}
          </div>
        </div>
      )}
    </>
  )
}
