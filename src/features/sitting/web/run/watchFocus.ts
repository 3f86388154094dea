/** Tells when the patient leaves the page for another tab, window or app, and when they are back. Returns what ends the watch. */
export function watchFocus(onChange: (isThere: boolean) => void): () => void {
  let wasThere = true
  const look = () => {
    const isThere = !document.hidden && document.hasFocus()
    if (isThere === wasThere) return
    wasThere = isThere
    onChange(isThere)
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('blur', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('blur', look)
    window.removeEventListener('focus', look)
  }
}
