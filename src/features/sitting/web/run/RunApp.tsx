import { useEffect, useState } from 'react'
import { useStore } from '#base/web/store.ts'
import { EndPage } from './EndPage.tsx'
import type { Flow } from './flow.ts'
import { LandingPage } from './LandingPage.tsx'
import { Notice } from './Notice.tsx'
import { RefusedPage } from './RefusedPage.tsx'
import { RunScreen } from './RunScreen.tsx'
import { useText } from './text.ts'

/** What is quicker than this shows no waiting at all. */
const LOADING_SHOWN_AFTER_MS = 200

/** The patient's screen, whatever state the sitting is in. */
export function RunApp({ flow }: { flow: Flow }) {
  const t = useText()
  const screen = useStore(flow.screen)
  switch (screen.kind) {
    case 'loading':
      return <Loading />
    case 'refused':
      return <RefusedPage key={screen.reason} reason={screen.reason} flow={flow} />
    case 'elsewhere':
      return (
        <Notice heading={t.elsewhere.heading} text={t.elsewhere.text}>
          <button type="button" className="b go" onClick={() => void flow.open(true)}>
            {t.elsewhere.here}
          </button>
        </Notice>
      )
    case 'landing':
      return <LandingPage landing={screen} flow={flow} />
    case 'running':
      return <RunScreen running={screen.running} flow={flow} key={screen.running.run.subSittingID} />
    case 'between':
      return <Notice heading={t.between.heading} text={t.between.text} />
    case 'ended':
      return <EndPage ended={screen.ended} />
    case 'cancelled':
  }
  return <Notice heading={t.cancelled.heading} text={t.cancelled.text} />
}

function Loading() {
  const t = useText()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADING_SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="notice">
      <main className="col" aria-busy="true">
        <p className="lead" role="status">
          {isShown ? t.loading : ''}
        </p>
      </main>
    </div>
  )
}
