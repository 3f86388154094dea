import { useEffect, useId, useRef, type ReactNode } from 'react'

interface Props {
  heading: string
  text: string
  /** Also on Escape. */
  onClose: () => void
  /** Buttons, the safe one first: it gets the focus. */
  children: ReactNode
}

/** A question in the middle of the page; the page behind it waits. */
export function AskDialog({ heading, text, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="ask" aria-labelledby={`${id}h`} aria-describedby={`${id}t`} onCancel={onClose}>
      <h2 id={`${id}h`}>{heading}</h2>
      <p id={`${id}t`}>{text}</p>
      <div className="ask-buttons">{children}</div>
    </dialog>
  )
}
