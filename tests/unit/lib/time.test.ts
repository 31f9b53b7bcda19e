import { expect, test } from 'vitest'
import { beijingDay, beijingMidnight, DAY_MS, endOfBeijingDay } from '#src/lib/time.ts'

test.each([
  ['2026-11-21T00:00:00.000+08:00', '2026-11-21', '2026-11-22T00:00:00+08:00'],
  ['2026-11-21T23:59:59.999+08:00', '2026-11-21', '2026-11-22T00:00:00+08:00'],
  ['2026-11-21T15:59:59.999Z', '2026-11-21', '2026-11-22T00:00:00+08:00'],
  ['2026-11-21T16:00:00.000Z', '2026-11-22', '2026-11-23T00:00:00+08:00'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01', '2027-01-02T00:00:00+08:00'],
  ['2028-02-28T16:00:00.000Z', '2028-02-29', '2028-03-01T00:00:00+08:00'],
])('%s is of the day %s, which ends at %s', (time, day, end) => {
  const now = Date.parse(time)
  expect({ day: beijingDay(now), end: endOfBeijingDay(now) }).toEqual({ day, end: Date.parse(end) })
  expect(beijingMidnight(day)).toBe(Date.parse(end) - DAY_MS)
})

test('the day changes exactly when it ends', () => {
  for (let now = Date.parse('2026-01-01T03:17:00Z'); now < Date.parse('2027-01-02'); now += 7 * 3_600_000) {
    const end = endOfBeijingDay(now)
    expect([beijingDay(now), beijingDay(end - 1), beijingDay(end) > beijingDay(now)]).toEqual([
      beijingDay(now),
      beijingDay(now),
      true,
    ])
  }
})
