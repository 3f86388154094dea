/** Entry of the staff and public pages. */
import '#base/web/tokens.css'
import '#base/web/fonts.css'
import '#base/web/kit.css'
import './mantine.css'
import './staff.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#base/web/ErrorBoundary.tsx'
import { localeOfPath, setLocale } from '#base/web/locale.ts'
import { connectBase } from './connectBase.ts'
import { FallbackPage } from './ErrorScreen/FallbackPage.tsx'
import { prefetchMenu } from './prefetchMenu.ts'
import { prepareColorScheme } from './prepareColorScheme.ts'
import { Providers } from './Providers.tsx'
import { createRouter } from './router.tsx'
import { wireFeatures } from './wireFeatures.ts'

// The server looks at the browser's language on the root only (Spec §9) and leads there; every address says its language itself.
setLocale(localeOfPath(location.pathname))
prepareColorScheme()
wireFeatures()

const router = createRouter()
connectBase(router)
prefetchMenu()

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no element #app')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary name="app" fallback={<FallbackPage />}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </ErrorBoundary>
  </StrictMode>,
)
