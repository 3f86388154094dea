import { useEffect, useRef, useState } from 'react'
import { holdUnsavedWork } from '#base/web/unsavedWork.ts'
import type { AnswerValue, Item } from '#features/instrument/domain/questionnaire.ts'
import { useText } from './text.ts'

/** How long a pause in typing is taken as an answer. */
const TYPING_PAUSE_MS = 500

interface Props {
  form: Extract<Item['form'], { type: 'input' }>
  value: AnswerValue | undefined
  maxLength: number
  labelledBy: string
  onAnswer: (value: AnswerValue) => void
}

/** A free answer. It is stored after a short pause in typing and when the field is left, so before "next" acts. */
export function InputAnswer({ form, value, maxLength, labelledBy, onAnswer }: Props) {
  const t = useText().item
  const [draft, setDraft] = useState(value === undefined || value === null ? '' : String(value))
  const [isWrong, setWrong] = useState(false)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; release: () => void } | null>(null)
  const latest = useRef(draft)

  const commit = () => {
    if (pending.current === null) return
    clearTimeout(pending.current.timer)
    pending.current.release()
    pending.current = null
    const answer = answerOf(latest.current, form)
    setWrong(answer === undefined)
    if (answer !== undefined) onAnswer(answer)
  }
  const type = (text: string) => {
    latest.current = text
    setDraft(text)
    const release = pending.current?.release ?? holdUnsavedWork()
    clearTimeout(pending.current?.timer)
    pending.current = { release, timer: setTimeout(commit, TYPING_PAUSE_MS) }
  }
  useEffect(() => () => pending.current?.release(), [])

  const { min, max } = form
  const hint = min !== undefined && max !== undefined ? t.enterNumberBetween(min, max) : t.enterNumber
  const shared = { value: draft, maxLength, 'aria-labelledby': labelledBy, 'aria-invalid': isWrong, onBlur: commit }
  return (
    <div className="field">
      {form.input === 'number' ? (
        <input inputMode="decimal" autoComplete="off" {...shared} onChange={(event) => type(event.target.value)} />
      ) : (
        <textarea rows={4} {...shared} onChange={(event) => type(event.target.value)} />
      )}
      {isWrong ? <p role="alert">{hint}</p> : null}
    </div>
  )
}

/** Undefined: no number, or not one of those asked for. */
function answerOf(text: string, form: Props['form']): AnswerValue | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (form.input === 'text') return trimmed
  const number = Number(trimmed.replace(',', '.'))
  const isInRange = number >= (form.min ?? Number.NEGATIVE_INFINITY) && number <= (form.max ?? Number.POSITIVE_INFINITY)
  return Number.isFinite(number) && isInRange ? number : undefined
}
