/** Numbers of items as words: `1 bis 9`, `2, 5 und 6`, in the words given. */
export function itemNumbers(numbers: number[], to: string, and: string): string {
  const first = numbers[0]
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return ''
  const gapless = numbers.every((number, index) => number === first + index)
  if (gapless && numbers.length > 2) return `${first} ${to} ${last}`
  if (numbers.length === 1) return String(first)
  return `${numbers.slice(0, -1).join(', ')} ${and} ${last}`
}
