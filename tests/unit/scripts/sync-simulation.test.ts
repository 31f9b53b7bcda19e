import { expect, test } from 'vitest'
import { catchMistake, runCampaign } from '#scripts/lib/sync-simulation/campaign.ts'
import { mistakes, noMistake } from '#scripts/lib/sync-simulation/mistakes.ts'
import { runSchedule } from '#scripts/lib/sync-simulation/schedule.ts'

test('three hundred schedules: nothing lost, doubled, torn, mixed, hidden or unrecorded, everyone agrees', () => {
  const { faults, examples, figures } = runCampaign(1, 300)
  expect(examples).toEqual([])
  expect(Object.values(faults).reduce((sum, count) => sum + count, 0)).toBe(0)
  // They did meet what they are about.
  for (const count of [figures.saves, figures.conflicts, figures.repeats, figures.lostMessages, figures.crashes]) {
    expect(count).toBeGreaterThan(300)
  }
}, 60_000)

test('the same seed gives the same history', () => {
  expect(runSchedule(42, noMistake)).toEqual(runSchedule(42, noMistake))
})

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
  'notices: %s',
  (_, mistake) => {
    expect(catchMistake(mistake, 1, 5000)?.kinds.length).toBeGreaterThan(0)
  },
  60_000,
)
