import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { sortRows } from './sortRows.ts'

interface Person {
  name: string
  age?: number
}
const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'age', header: 'Alter', cell: ({ age }) => age, sortBy: ({ age }) => age },
  { key: 'action', header: 'Aktion', cell: () => null },
]
const people: Person[] = [
  { name: 'Zoë', age: 9 },
  { name: 'Öhler' },
  { name: 'Ottmar', age: 41 },
  { name: 'Test 10', age: 41 },
  { name: 'Test 9' },
]
const names = (key: string, isDescending: boolean): string[] =>
  sortRows(people, columns, { key, isDescending }, 'de').map(({ name }) => name)

test('puts umlauts where people look for them and numbers by their value', () => {
  expect(names('name', false)).toEqual(['Öhler', 'Ottmar', 'Test 9', 'Test 10', 'Zoë'])
})

test('puts rows without a value last in both directions and keeps the order of equal rows', () => {
  expect(names('age', false)).toEqual(['Zoë', 'Ottmar', 'Test 10', 'Öhler', 'Test 9'])
  expect(names('age', true)).toEqual(['Ottmar', 'Test 10', 'Zoë', 'Öhler', 'Test 9'])
})

test('leaves the rows alone where a column cannot be sorted', () => {
  expect(sortRows(people, columns, { key: 'action', isDescending: true }, 'de')).toBe(people)
})
