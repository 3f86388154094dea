import { Loading } from '#base/web/Loading.tsx'
import css from './layout/frame.module.css'

/** Stands there while the client registers and the first screen loads; shows nothing for the first 200 ms. */
export function Starting() {
  return (
    <main className={css.guestMain} id="main">
      <Loading />
    </main>
  )
}
