import type { ComponentType } from 'react'
import type { LocalText } from '#base/domain/locale.ts'

/**
 * - `blank`: nothing but the content (checkout results, redirects).
 * - `guest`: navbar without sidebar: public pages, login, registration.
 * - `default`: navbar and sidebar.
 * - `boss`: as `default`, with the menu of the operator.
 * - `sitting`: the patient's screen, an entry of its own without this router.
 */
export type Layout = 'blank' | 'default' | 'guest' | 'sitting' | 'boss'

/** Guards in the words of Spec §2. `global` runs on every route and is not named. */
export type Guard = 'loggedIn' | 'loggedOut' | 'feature' | 'isBoss' | 'landingSwitch' | 'protectSitting'

/** Groups of the sidebar, from the top: what is done every day, what is looked up, what is set up, and the operator's pages. */
export type MenuGroup = 'work' | 'library' | 'practice' | 'operator'

export interface Screen<Path extends string = string> {
  /** Unique; used in error reports and as name of the page. */
  name: string
  /** German address with the spec's braces, `{id?}` where it may be left out. English stands under `/en`. */
  path: Path
  layout: Layout
  /** Run in this order, after `global`. */
  guards: readonly Guard[]
  /** Feature of the facility that guard `feature` asks for. */
  feature?: string
  /** For the tab and for the HTML the server sends. */
  title: LocalText
  /** One or two sentences for search engines; only pages that anyone may read have it, all others are not indexed. */
  description?: LocalText
  /** Stands in the sidebar, in the order of the table. Only addresses without obligatory placeholders. */
  menu?: MenuGroup
  /** Words beside the title by which the command palette finds it. */
  keywords?: LocalText
  /** The screen, as default export. Absent where the page belongs to the sitting's entry. */
  load?: () => Promise<{ default: ComponentType }>
}

/** One row of the table. It keeps the address as a type, so that `to()` knows every page, and nothing else of the browser. */
export function screen<const Path extends string>(row: Screen<Path>): Screen<Path> {
  return row
}
