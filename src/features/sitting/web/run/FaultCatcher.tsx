import { Component, type ReactNode } from 'react'
import { reportFault } from './reportFault.ts'
import { useText } from './text.ts'
import { Notice } from './Notice.tsx'

/** A fault of ours in the page: it is reported, and a reload goes on at the same item, because everything is on the disk. */
export class FaultCatcher extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    reportFault(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FaultPage /> : this.props.children
  }
}

function FaultPage() {
  const t = useText().fault
  return (
    <Notice heading={t.heading} text={t.text}>
      <button type="button" className="b go" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </Notice>
  )
}
