import { describe, expect, test } from 'vitest'
import type { Level, Membership } from '#src/api/domain/membership.ts'
import {
  amountDue,
  type Holder,
  higherPlans,
  membershipAfter,
  planView,
  renewablePlan,
  visitorHolder,
} from '#src/api/domain/plans.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

function level(slug: string, rank: number, price: number, days: number | null): Level {
  const texts = { name: { zh: slug, en: slug.toUpperCase() }, tag: { zh: '', en: '' } }
  const limits = {
    onlineResumeLimit: rank,
    wordDownloadLimit: rank,
    photoLimit: rank,
    photoBytesLimit: rank,
    deletedResumeLimit: rank,
  }
  return { slug, rank, ...texts, price, originalPrice: null, days, ...limits }
}
const free = level('free', 0, 0, null)
const monthly = level('monthly', 1, 1990, 31)
const yearly = level('yearly', 2, 6900, 366)
const lifetime = level('lifetime', 3, 12800, null)
const levels = [free, monthly, yearly, lifetime]

function holder(slug: string, until: number | null): Holder {
  const membership: Membership = { level: slug, levelUntil: until === null ? null : NOW + until }
  return { membership, levels, now: NOW }
}

describe('what is due', () => {
  test.each([
    ['free', null, yearly, 6900],
    // A plan that has just begun counts in full, one about to end by its last day.
    ['monthly', 31 * DAY, yearly, 6900 - 1990],
    ['monthly', 31 * DAY - 1, yearly, 6900 - 1990],
    ['monthly', 30 * DAY, yearly, 6900 - 1926],
    ['monthly', 10 * DAY, yearly, 6900 - 642],
    ['monthly', 1, yearly, 6900 - 65],
    ['monthly', 0, yearly, 6900],
    ['monthly', -5 * DAY, yearly, 6900],
    ['monthly', 10 * DAY, lifetime, 12800 - 642],
    ['yearly', 366 * DAY, lifetime, 12800 - 6900],
    ['yearly', 183 * DAY, lifetime, 12800 - 3450],
    // Renewed so often that it is worth more than the plan: something is always paid.
    ['monthly', 310 * DAY, yearly, 1],
    ['yearly', 700 * DAY, lifetime, 1],
    // What lasts for ever has no unused days, and the same level is simply bought again.
    ['monthly', null, yearly, 6900],
    ['monthly', 10 * DAY, monthly, 1990],
    ['lifetime', null, yearly, 6900],
  ] as const)('%s for %s ms more, buying %j: %i fen', (slug, until, plan, due) => {
    expect(amountDue(holder(slug, until), plan)).toBe(due)
  })
})

describe('the membership after', () => {
  const ends = (slug: string, until: number | null) => ({
    level: slug,
    levelUntil: until === null ? null : NOW + until,
  })
  test.each([
    ['free', null, monthly, ends('monthly', 31 * DAY)],
    ['free', null, lifetime, ends('lifetime', null)],
    ['monthly', 5 * DAY, monthly, ends('monthly', 36 * DAY)],
    ['monthly', 5 * DAY, yearly, ends('yearly', 366 * DAY)],
    ['monthly', 0, monthly, ends('monthly', 31 * DAY)],
    ['yearly', 5 * DAY, lifetime, ends('lifetime', null)],
    ['yearly', 0, monthly, ends('monthly', 31 * DAY)],
    ['yearly', 5 * DAY, monthly, null],
    ['monthly', null, monthly, null],
    ['lifetime', null, lifetime, null],
    ['lifetime', 5 * DAY, lifetime, ends('lifetime', null)],
    ['lifetime', null, monthly, null],
    ['free', null, free, null],
    ['monthly', 5 * DAY, free, null],
  ] as const)('%s for %s ms more, with %j', (slug, until, plan, expected) => {
    expect(membershipAfter(holder(slug, until), plan)).toEqual(expected)
  })
})

test.each([
  ['free', null, [monthly, yearly, lifetime], null],
  ['monthly', DAY, [yearly, lifetime], monthly],
  ['monthly', 0, [monthly, yearly, lifetime], null],
  ['yearly', DAY, [lifetime], yearly],
  ['yearly', null, [lifetime], null],
  ['lifetime', null, [], null],
] as const)('%s for %s ms more can buy these', (slug, until, higher, renewable) => {
  expect(higherPlans(holder(slug, until))).toEqual(higher)
  expect(renewablePlan(holder(slug, until))).toEqual(renewable)
})

test('a plan as it is shown', () => {
  const tagged: Level = { ...yearly, tag: { zh: '推荐', en: 'Recommended' }, originalPrice: 19900 }
  const shown = { id: 2, price: 6900, due: 6900, days: 366 }
  const limits = { online_resume_management_upper_limit: 2, resume_word_download_limit: 2 }
  const visitor = visitorHolder(levels, NOW)
  expect(planView(visitor, tagged, 'en')).toEqual({
    ...shown,
    ...limits,
    name: 'YEARLY',
    original_price: 19900,
    desc: 'Recommended',
  })
  expect(planView(visitor, yearly, 'zh')).toEqual({ ...shown, ...limits, name: 'yearly' })
})
