import { useEffect, useState } from 'react'
import type { Locale } from '#base/domain/locale.ts'
import { useLocale } from '#base/web/locale.ts'
import { usePaletteSources, type PaletteEntry, type PaletteSource } from '#base/web/paletteSources.ts'
import { reportError } from '#base/web/reportError.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Screen } from '../../screen.ts'
import { screens } from '../../screens.ts'
import { localAddress } from '../localAddress.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

export interface PaletteGroup {
  group: string
  entries: PaletteEntry[]
}

const LARGEST_GROUP = 7
const ROWS: readonly Screen[] = screens
/** Pages one can go to from anywhere: no placeholder that must be filled, nothing only for who is logged out. */
const PAGES = ROWS.filter(
  ({ path, guards, load, name }) =>
    !/\{\w+\}/.test(path) && !guards.includes('loggedOut') && load !== undefined && name !== 'index',
)

/** What fits the text: first what features offer (patients, tests), then pages. */
export function usePaletteGroups(query: string): PaletteGroup[] {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const sources = usePaletteSources()
  const [found, setFound] = useState<PaletteGroup[]>([])

  useEffect(() => {
    let isCurrent = true
    async function find(): Promise<void> {
      const groups = await Promise.all(sources.map((source) => findIn(source, query, locale)))
      if (isCurrent) setFound(groups)
    }
    find().catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [sources, query, locale])

  const pages = { group: t.pages, entries: pagesFor(query, locale) }
  return [...found, pages].filter(({ entries }) => entries.length > 0)
}

/** A source that fails leaves the others alone. */
async function findIn(source: PaletteSource, query: string, locale: Locale): Promise<PaletteGroup> {
  const group = source.group[locale]
  try {
    const entries = await source.find(query.trim())
    return { group, entries: entries.slice(0, LARGEST_GROUP) }
  } catch (error) {
    console.warn(`The palette got nothing from ${source.id}`, error)
    return { group, entries: [] }
  }
}

function pagesFor(query: string, locale: Locale): PaletteEntry[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/)
  return PAGES.filter(({ title, keywords }) => {
    const text = `${title[locale]} ${keywords?.[locale] ?? ''}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }).map(({ name, title, path }) => ({
    id: name,
    label: title[locale],
    href: localAddress(path.replaceAll(/\/\{\w+\?\}/g, '')),
  }))
}
