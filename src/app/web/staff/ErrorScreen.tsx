import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ErrorBoundary } from '#base/web/ErrorBoundary.tsx'
import { errorSentence } from '#base/web/errorSentence.ts'
import { PageHead } from '#base/web/PageHead.tsx'
import { reportError } from '#base/web/reportError.ts'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { to } from '#base/web/to.ts'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { FallbackPage } from './ErrorScreen/FallbackPage.tsx'
import css from './layout/frame.module.css'
import { PageError } from './PageError.ts'
import { Footer } from './shell/Footer.tsx'
import { Navbar } from './shell/Navbar.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** The error page: navbar, no sidebar (Spec §2). If it fails itself, the fallback page with a link home takes its place. */
export function ErrorScreen() {
  return (
    <ErrorBoundary name="error page" fallback={<FallbackPage />}>
      <div className={css.guest}>
        <SkipLink />
        <Navbar />
        <main className={css.guestMain} id="main" tabIndex={-1}>
          <WhatHappened />
        </main>
        <Footer />
      </div>
    </ErrorBoundary>
  )
}

function WhatHappened() {
  const t = useTexts({ de, en })
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const status = statusOf(error)
  const title = status === 404 ? t.notFoundTitle : t.errorTitle
  usePageTitle(title)
  useEffect(() => {
    if (status >= 500 && !(error instanceof PageError)) reportError(error, { page: 'error' })
  }, [error, status])

  return (
    <>
      <PageHead
        title={status === 404 ? t.notFound : title}
        subtitle={status === 404 ? t.notFoundHint : sentenceOf(error)}
      />
      <p className={css.wayOn}>
        {status >= 500 && (
          <Button variant="default" onClick={() => void revalidate()}>
            {t.retry}
          </Button>
        )}
        <Link className="link" to={to('/')}>
          {t.goHome}
        </Link>
      </p>
    </>
  )
}

/** Route errors use their own status code, everything else counts as 500 (Spec §8). */
function statusOf(error: unknown): number {
  if (error instanceof ServerRefusal) return error.statusCode
  if (error instanceof PageError || isRouteErrorResponse(error)) return error.status
  return 500
}

/** A fault of ours has no words for a user in it. */
function sentenceOf(error: unknown): string {
  const isForUsers = error instanceof ServerRefusal || error instanceof PageError
  return isForUsers ? errorSentence(null, '', error) : errorSentence(null)
}
