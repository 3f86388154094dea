import { useRef } from 'react'
import type { AnswerValue, Scale } from '#features/instrument/domain/questionnaire.ts'
import { useSettling } from './useSettling.ts'

/** A second tap that was meant for the page before must not answer this one. */
const SETTLE_MS = 300
/** A click comes this soon after its pointer; later ones are from keys or assistive technology. */
const POINTER_CLICK_MS = 700

interface Props {
  itemID: string
  options: readonly Scale[]
  value: AnswerValue | undefined
  isMultiple: boolean
  labelledBy: string
  describedBy: string | undefined
  /** `byPointer`: chosen by tap or mouse, not by going along with arrows. */
  onAnswer: (value: AnswerValue, byPointer: boolean) => void
}

/** The answers of one item as real radio buttons (or check boxes), so that keys, switches and screen readers know them. */
export function OptionAnswers({ itemID, options, value, isMultiple, labelledBy, describedBy, onAnswer }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const pointerAtMs = useRef(Number.NEGATIVE_INFINITY)
  useSettling(group, SETTLE_MS)

  const chosen = Array.isArray(value) ? value : typeof value === 'number' ? [value] : []
  const choose = (option: number, clickAtMs: number) => {
    const byPointer = clickAtMs - pointerAtMs.current < POINTER_CLICK_MS
    if (!isMultiple) return onAnswer(option, byPointer)
    const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]
    onAnswer(next.length === 0 ? null : next.sort((left, right) => left - right), byPointer)
  }
  return (
    <div
      ref={group}
      className="answers"
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-item={itemID}
      onPointerUp={(event) => {
        pointerAtMs.current = event.timeStamp
      }}
    >
      {options.map((option, index) => (
        <label className="a" key={option.value}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={itemID}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => undefined}
            onClick={(event) => choose(option.value, event.timeStamp)}
          />
          <span>{option.text}</span>
          {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
        </label>
      ))}
    </div>
  )
}
