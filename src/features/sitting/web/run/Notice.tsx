import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'

/** A page with one message and at most one way on. */
export function Notice({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      <main className="col">
        <PageHeading tab={heading}>{heading}</PageHeading>
        <p className="lead">{text}</p>
        {children}
      </main>
    </div>
  )
}
