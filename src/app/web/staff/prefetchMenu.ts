import { watchSession, getSession } from '#features/account/web/door.ts'
import { prefetchWhenIdle } from '#base/web/prefetchWhenIdle.ts'
import type { Screen } from '../screen.ts'
import { screens } from '../screens.ts'

const MENU: readonly Screen[] = screens

/** Fetches the screens of the menu once somebody is logged in and the browser has nothing else to do. */
export function prefetchMenu(): void {
  const stop = watchSession(() => {
    if (getSession().status !== 'loggedIn') return
    stop()
    for (const { menu, load } of MENU) if (menu !== undefined && load !== undefined) prefetchWhenIdle(load)
  })
}
