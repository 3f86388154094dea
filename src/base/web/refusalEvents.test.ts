// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ownPathOf } from './refusalEvents.ts'

test.each([
  ['https://evil.example/x', null],
  ['//evil.example', null],
  ['/.//evil.example', null],
  [`${location.origin}//evil.example`, null],
  ['javascript:alert(1)', null],
  [`${location.origin}.evil.example/`, null],
  ['http://[', null],
  ['/pricing?a=1#b', '/pricing?a=1#b'],
  [`${location.origin}/login`, '/login'],
])('follows %s only inside the own origin', (redirectUrl, path) => {
  expect(ownPathOf(redirectUrl)).toBe(path)
})
