import type { KeyboardEvent } from 'react'

/** Arrow up and down go to the link of the next row; Tab still visits everything. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (direction === undefined || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('td:first-child a')]
  const next = links[links.indexOf(event.target) + direction]
  if (next === undefined || !links.includes(event.target)) return
  event.preventDefault()
  next.focus()
}
