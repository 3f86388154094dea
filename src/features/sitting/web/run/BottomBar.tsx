import { useRef } from 'react'
import type { ButtonsBar } from '../../domain/buttonsBar.ts'
import { Icon } from './Icon.tsx'
import { useText } from './text.ts'
import { useSettling } from './useSettling.ts'

interface Props {
  bar: ButtonsBar
  hasBack: boolean
  /** Word on the filled button; "next" where nothing else is said. */
  next?: string
  /** How long the filled button takes no tap after it has appeared. */
  settlesMs?: number
}

/** The buttons bar: always at the bottom, the same places on every page. */
export function BottomBar({ bar, hasBack, next, settlesMs = 0 }: Props) {
  const go = useRef<HTMLButtonElement>(null)
  useSettling(go, settlesMs)
  const t = useText().bar
  return (
    <footer className="foot">
      <div className="col bar">
        <button className="b quiet" type="button" onClick={() => bar.press('cancel')}>
          {t.cancel}
        </button>
        {hasBack ? (
          <button className="b line-b" type="button" onClick={() => bar.press('back')}>
            <Icon name="back" sizePx={20} />
            {t.back}
          </button>
        ) : null}
        <button ref={go} className="b go" type="button" onClick={() => bar.press('next')}>
          {next ?? t.next}
          <Icon name="next" sizePx={20} />
        </button>
      </div>
    </footer>
  )
}
