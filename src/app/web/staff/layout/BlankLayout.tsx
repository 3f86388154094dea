import { Outlet } from 'react-router'
import css from './frame.module.css'

export function BlankLayout() {
  return (
    <main className={css.blankMain} id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
