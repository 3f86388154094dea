import '#base/web/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/head.css'
import './styles/item.css'
import './styles/foot.css'
import './styles/pages.css'
import { createRoot } from 'react-dom/client'
import { setLocale } from '#base/web/locale.ts'
import { readAddress } from './address.ts'
import { FaultCatcher } from './FaultCatcher.tsx'
import { createFlow } from './flow.ts'
import { applyReadingAids } from './readingAids.ts'
import { reportFault } from './reportFault.ts'
import { RunApp } from './RunApp.tsx'

/** Starts the patient's screen in `container`, from the address the browser stands at. */
export function mountRun(container: HTMLElement): void {
  const address = readAddress(location.pathname) ?? { locale: 'de', sittingID: '', token: null }
  setLocale(address.locale)
  applyReadingAids()
  window.addEventListener('error', (event) => reportFault(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => reportFault(event.reason))
  const flow = createFlow(address)
  createRoot(container).render(
    <FaultCatcher>
      <RunApp flow={flow} />
    </FaultCatcher>,
  )
  void flow.open()
}
