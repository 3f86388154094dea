/**
 * As `ref` of the part where the work of a screen starts: focus goes there once, when it appears. Unlike the attribute `autofocus` it
 * also works for parts that appear later, and does not scroll.
 */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
