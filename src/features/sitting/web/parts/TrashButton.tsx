import { Button } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#base/web/useTexts.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './SittingTable.module.css'

/** Throws a sitting away or brings it back, where this user may. */
export function TrashButton({
  sitting,
  name,
  onTrash,
}: {
  sitting: SittingOnWire
  name: string
  onTrash: (sitting: SittingOnWire, trash: boolean) => void
}) {
  const t = useTexts({ de, en })
  const isTrash = sitting.trash
  if (!sitting.actions.includes(isTrash ? 'restore' : 'trash')) return null
  const test = sitting.batteryname ?? sitting.testname
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={css.trash ?? ''}
      aria-label={isTrash ? t.list.restoreOf(test, name) : t.list.trashOf(test, name)}
      title={isTrash ? t.list.restore : t.list.trash}
      onClick={() => onTrash(sitting, !isTrash)}
    >
      {isTrash ? <IconArrowBackUp size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
    </Button>
  )
}
