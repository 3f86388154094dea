import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatTime } from './formatDate.ts'

test('writes dates as DD.MM.YYYY, HH:mm in the zone of the reader', () => {
  const moment = '2026-01-05T23:07:59Z'
  expect(formatDateTime(moment, 'Europe/Berlin')).toBe('06.01.2026, 00:07')
  expect(formatDate(moment, 'UTC')).toBe('05.01.2026')
  expect(formatTime(moment, 'America/New_York')).toBe('18:07')
})

test('calls midnight 00:00 and never 24:00', () => {
  expect(formatTime(new Date(Date.UTC(2026, 6, 1)), 'UTC')).toBe('00:00')
})
