import { PageHeading } from './PageHeading.tsx'
import { useText } from './text.ts'

/** The page before sending: a wrong tap on the last item can still be mended. */
export function FinishPage({ leftOut, notice }: { leftOut: number; notice: string | null }) {
  const t = useText().finish
  return (
    <main className="col">
      <PageHeading tab={t.tab}>{t.heading}</PageHeading>
      <div className="prose">
        <p>{leftOut === 0 ? t.complete : t.leftOut(leftOut)}</p>
        <p>{t.stillPossible}</p>
      </div>
      {notice === null ? null : <p className="credit">{notice}</p>}
    </main>
  )
}
