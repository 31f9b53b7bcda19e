import { expect, test } from 'vitest'
import { withMeasure } from '#client/features/editor/posting/with-measure.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { DAY_MS } from '#src/lib/time.ts'

const measure = (covered: number, at: number) => ({ covered, total: 9, at })

test('the first measure is kept, and the last of each later day', () => {
  const noted = [measure(1, 5), measure(2, 10), measure(4, DAY_MS - 1), measure(3, DAY_MS), measure(6, DAY_MS + 1)]
  expect(noted.reduce(withMeasure, [])).toEqual([measure(1, 5), measure(4, DAY_MS - 1), measure(6, DAY_MS + 1)])
})

test('of more days than are kept the latest stay, beside the first', () => {
  const days = Array.from({ length: applicationLimits.days + 2 }, (_, day) => measure(day % 9, day * DAY_MS))
  const kept = days.reduce(withMeasure, [])
  expect(kept).toEqual([days[0], ...days.slice(2)])
})
