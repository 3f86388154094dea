import { Link } from 'react-router'
import { ErrorState } from '#base/web/ErrorState.tsx'
import { Loading } from '#base/web/Loading.tsx'
import { PageHead } from '#base/web/PageHead.tsx'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

/** A screen whose answer is not there yet, or was refused: the reason, another try, and the way back. */
export function Waiting({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) {
  const t = useTexts({ de, en })
  return (
    <>
      <PageHead title={title} />
      {error === null ? (
        <Loading rows={8} />
      ) : (
        <>
          <ErrorState error={error} onRetry={onRetry} />
          <Link to={to('/sitting')} className="link">
            {t.actions.backToSittings}
          </Link>
        </>
      )}
    </>
  )
}
