import { useEffect } from 'react'
import { pageTitle } from '#base/domain/pageTitle.ts'

/** The product's name as the operator set it; the server writes it into the page. */
export function productTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Befundo'
}

/**
 * Replaces the title of the tab (the table's title stands there from the start): for what only the screen knows, as a test's name. Never a
 * patient's: the browser keeps titles in its history, which outlives the session.
 */
export function usePageTitle(title: string | null, prefix?: string): void {
  useEffect(() => {
    if (title === null) return
    const page = { title, product: productTitle() }
    document.title = pageTitle(prefix === undefined ? page : { ...page, prefix })
  }, [title, prefix])
}
