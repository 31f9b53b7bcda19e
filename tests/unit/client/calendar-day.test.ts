import { afterEach, expect, test, vi } from 'vitest'
import { formatCalendarDay, today } from '#client/lib/calendar-day.ts'

afterEach(() => void vi.useRealTimers())

test('today is the day where the reader is', () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 0, 5, 0, 0, 0))
  expect(today()).toBe('2026-01-05')
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 59))
  expect(today()).toBe('2026-12-31')
})

test('a day of the calendar is the same day everywhere', () => {
  expect([formatCalendarDay('2026-12-01', 'zh'), formatCalendarDay('2026-12-01', 'en')]).toEqual([
    '2026年12月1日',
    'Dec 1, 2026',
  ])
})
