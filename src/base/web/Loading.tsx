import { useEffect, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { LOADING_BAR_THROTTLE_MS } from '#base/domain/timing.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

/** Rows to come. Appears only after 200 ms; the place is kept from the start so that nothing jumps. */
export function Loading({ rows = 5, rowHeight = 60 }: { rows?: number; rowHeight?: number }) {
  const t = useTexts({ de, en })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_BAR_THROTTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div style={{ minHeight: rows * rowHeight }} aria-busy="true">
      {isLate && (
        <>
          <p className="visuallyHidden" role="status">
            {t.loading}
          </p>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} style={{ height: rowHeight, paddingTop: rowHeight / 3 }}>
              <Skeleton height={14} width={`${70 - ((row * 17) % 35)}%`} />
            </div>
          ))}
        </>
      )}
    </div>
  )
}
