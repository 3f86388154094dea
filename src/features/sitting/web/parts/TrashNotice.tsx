import { Button } from '@mantine/core'
import { useTexts } from '#base/web/useTexts.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './TrashNotice.module.css'

export interface Trashed {
  sitting: SittingOnWire
  trash: boolean
}

/** What was just thrown away or brought back, with the way to undo it: undo beats "are you sure". */
export function TrashNotice({ last, onUndo }: { last: Trashed | null; onUndo: () => void }) {
  const t = useTexts({ de, en })
  const isOpen = last !== null && last.sitting.finishedAt === null
  const test = last === null ? '' : (last.sitting.batteryname ?? last.sitting.testname)
  return (
    <div role="status">
      {last !== null && (
        <p className={css.notice}>
          <span>{last.trash ? (isOpen ? t.list.trashedOpen(test) : t.list.trashed(test)) : t.list.restored(test)}</span>
          <Button variant="subtle" size="compact-sm" onClick={onUndo}>
            {t.list.undo}
          </Button>
        </p>
      )}
    </div>
  )
}
