import type { ReactNode } from 'react'
import { AidsPanel } from './AidsPanel.tsx'
import { useText } from './text.ts'

/** Where am I, one quiet control, and the progress line. */
export function RunHeader({ children, answered, asked }: { children: ReactNode; answered: number; asked: number }) {
  const t = useText().item
  return (
    <header className="col">
      <div className="head">
        <p className="where">{children}</p>
        <AidsPanel />
      </div>
      <div
        className="line"
        role="progressbar"
        aria-label={t.progress}
        aria-valuemin={0}
        aria-valuemax={asked}
        aria-valuenow={answered}
        aria-valuetext={t.progressText(answered, asked)}
      >
        <i style={{ width: `${asked === 0 ? 0 : (100 * answered) / asked}%` }} />
      </div>
    </header>
  )
}
