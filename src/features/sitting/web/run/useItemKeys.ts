import { useEffect, useRef } from 'react'
import type { Item } from '#features/instrument/domain/questionnaire.ts'
import { keyAction, type KeyPress } from '../../domain/keyAction.ts'

interface Keys {
  items: readonly Item[]
  /** The item keys are meant for while the focus is in none of them. */
  firstOpen: Item | undefined
  onNext: () => void
  onBack: () => void
}

/** Number keys, arrows, Enter and Backspace on the page of an item (domain `keyAction`). They press the same radio buttons a finger does. */
export function useItemKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const { items, firstOpen, onNext, onBack } = latest.current
      const group = groupOf(document.activeElement) ?? groupFor(firstOpen ?? items[0])
      const options = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])]
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey
      const press = { key: event.key, hasModifier, isRepeat: event.repeat, focus: focusOf(document.activeElement) }
      const action = keyAction(press, options.length)
      if (action === null) return
      event.preventDefault()
      if (action.type === 'back') onBack()
      if (action.type === 'next') {
        // A field stores what was typed when it is left.
        if (press.focus === 'field' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
        onNext()
      }
      if (action.type === 'move') moveTo(options, action.by)
      if (action.type === 'choose') chooseByNumber(options[action.index])
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** A number key answers like a tap does: the pointer event lets the group move on by itself. */
function chooseByNumber(option: HTMLInputElement | undefined): void {
  option?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  option?.focus()
  option?.click()
}

function moveTo(options: readonly HTMLInputElement[], by: 1 | -1): void {
  const chosen = options.findIndex((option) => option.checked)
  const next =
    options[
      chosen === -1 ? (by === 1 ? 0 : options.length - 1) : Math.min(options.length - 1, Math.max(0, chosen + by))
    ]
  next?.focus()
  if (next?.type === 'radio') next.click()
}

function groupOf(element: Element | null): Element | null {
  return element?.closest('.answers') ?? null
}

function groupFor(item: Item | undefined): Element | null {
  return item === undefined ? null : document.querySelector(`.answers[data-item="${CSS.escape(item.id)}"]`)
}

function focusOf(element: Element | null): KeyPress['focus'] {
  if (groupOf(element)) return 'answers'
  if (element?.closest('.field')) return 'field'
  return element?.closest('button, a, summary, input, select, textarea') ? 'control' : 'page'
}
