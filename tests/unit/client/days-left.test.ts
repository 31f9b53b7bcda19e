import { expect, test } from 'vitest'
import { daysLeft } from '#client/features/resumes/days-left.ts'

const HOUR = 3_600_000
const DELETED = Date.UTC(2026, 10, 21, 4)

test.each([
  [-HOUR, 7],
  [0, 7],
  [1, 7],
  [24 * HOUR - 1, 7],
  [24 * HOUR, 6],
  [6 * 24 * HOUR - 1, 2],
  [6 * 24 * HOUR, 1],
  [6 * 24 * HOUR + 1, 0],
  [7 * 24 * HOUR, 0],
])('%s ms after deleting, %s days are left', (passed, days) => {
  expect(daysLeft(DELETED, DELETED + passed)).toBe(days)
})
