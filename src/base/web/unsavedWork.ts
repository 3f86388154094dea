/** Things a reload would lose. While there is one, the page is not reloaded by itself and the browser asks before it is left. */
const unsaved = new Set<symbol>()

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Registers unsaved work; the returned function takes it back. */
export function holdUnsavedWork(): () => void {
  const work = Symbol('unsaved work')
  unsaved.add(work)
  window.addEventListener('beforeunload', askBeforeLeaving)
  return () => {
    unsaved.delete(work)
    if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
  }
}

export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}
