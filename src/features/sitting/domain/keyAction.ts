/** What a key does on the page of one item. `choose` names an option by its place, `move` goes along the options without moving on. */
export type KeyAction =
  | { type: 'choose'; index: number }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'next' }
  | { type: 'back' }

export interface KeyPress {
  key: string
  /** Ctrl, Alt or Meta is held: the browser's own shortcuts stay untouched. */
  hasModifier: boolean
  /** The key is held down: only the first press counts, so that a heavy hand does not answer the next items too. */
  isRepeat: boolean
  /** Where the focus is: keys keep their usual meaning in a field and on a button. */
  focus: 'page' | 'answers' | 'field' | 'control'
}

/** Number keys 1–9 choose, arrows go along the options, Enter goes on, Backspace goes back. Null: not ours. */
export function keyAction(press: KeyPress, optionCount: number): KeyAction | null {
  if (press.hasModifier || press.isRepeat) return null
  if (press.focus === 'control') return null
  if (press.focus === 'field') return press.key === 'Enter' ? { type: 'next' } : null
  if (press.key === 'Enter') return { type: 'next' }
  if (press.key === 'Backspace') return { type: 'back' }
  if (/^[1-9]$/.test(press.key)) {
    const index = Number(press.key) - 1
    return index < optionCount ? { type: 'choose', index } : null
  }
  // Inside the answers the browser moves along a group of radio buttons by itself.
  if (press.focus === 'answers' || optionCount === 0) return null
  if (press.key === 'ArrowDown') return { type: 'move', by: 1 }
  if (press.key === 'ArrowUp') return { type: 'move', by: -1 }
  return null
}
