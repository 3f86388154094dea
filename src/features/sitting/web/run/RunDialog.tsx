import { AskDialog } from './AskDialog.tsx'
import { useText } from './text.ts'

export type Asked = 'cancel' | 'leaveOut' | 'backNotice' | 'skipTest'

interface Props {
  asked: Asked
  onClose: () => void
  onCancel: () => void
  onLeaveOut: () => void
  onSkipTest: () => void
}

/** The questions a run may ask. The first button changes nothing. */
export function RunDialog({ asked, onClose, onCancel, onLeaveOut, onSkipTest }: Props) {
  const t = useText()
  const { heading, text } = t[asked]
  const stay = { cancel: t.cancel.no, leaveOut: t.leaveOut.stay, backNotice: t.backNotice.ok, skipTest: t.skipTest.no }[
    asked
  ]
  const other = {
    cancel: { word: t.cancel.yes, act: onCancel },
    leaveOut: { word: t.leaveOut.skip, act: onLeaveOut },
    skipTest: { word: t.skipTest.yes, act: onSkipTest },
    backNotice: null,
  }[asked]
  return (
    <AskDialog heading={heading} text={text} onClose={onClose}>
      <button type="button" className="b go" onClick={onClose}>
        {stay}
      </button>
      {other === null ? null : (
        <button type="button" className="b line-b" onClick={other.act}>
          {other.word}
        </button>
      )}
    </AskDialog>
  )
}
