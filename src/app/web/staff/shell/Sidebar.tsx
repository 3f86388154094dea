import { IconMenu2, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useLocale } from '#base/web/locale.ts'
import { useMenuCounts } from '#base/web/menuCounts.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { MenuGroup, Screen } from '../../screen.ts'
import { screens } from '../../screens.ts'
import { localAddress } from '../localAddress.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Sidebar.module.css'

const ROWS: readonly Screen[] = screens
const GROUPS = (['work', 'library', 'practice', 'operator'] as const satisfies readonly MenuGroup[])
  .map((group) => ({ group, rows: ROWS.filter((row) => row.menu === group) }))
  .filter(({ rows }) => rows.length > 0)

/** 220 px, always there from 992 px; below that a round button opens it over the page (Spec §2). */
export function Sidebar() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const counts = useMenuCounts()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(pathname)
  const nav = useRef<HTMLElement>(null)

  if (openedAt !== pathname) {
    setOpenedAt(pathname)
    setIsOpen(false)
  }

  useEffect(() => {
    if (!isOpen) return undefined
    nav.current?.querySelector('a')?.focus()
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <>
      {isOpen && <div className={css.veil} role="presentation" onClick={() => setIsOpen(false)} />}
      <nav className={isOpen ? `${css.side} ${css.open}` : css.side} id="sidebar" aria-label={t.mainMenu} ref={nav}>
        {GROUPS.map(({ group, rows }, index) => (
          <div key={group}>
            {index > 0 && <h2 className={css.group}>{t.menuGroups[group]}</h2>}
            <ul>
              {rows.map((row) => (
                <li key={row.name}>
                  <NavLink className={css.entry ?? ''} to={localAddress(row.path)} end={row.path === '/dashboard'}>
                    {row.title[locale]}
                    <Count {...counts[row.name]} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <button
        className={css.round}
        type="button"
        aria-label={isOpen ? t.closeMenu : t.openMenu}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <IconX aria-hidden="true" /> : <IconMenu2 aria-hidden="true" />}
      </button>
    </>
  )
}

function Count({ count = 0, isAlert = false }: { count?: number; isAlert?: boolean }) {
  if (count === 0) return null
  return <span className={isAlert ? `${css.count} ${css.alert}` : css.count}>{count}</span>
}
