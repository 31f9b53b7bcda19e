import { describe, expect, test } from 'vitest'
import { type OrderAgreement, type OwnerSituation, offerNow } from '#src/api/domain/granting.ts'
import type { Level } from '#src/api/domain/membership.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

function level(slug: string, rank: number, price: number, days: number | null): Level {
  const texts = { name: { zh: slug, en: slug }, tag: { zh: '', en: '' } }
  const limits = { onlineResumeLimit: 1, wordDownloadLimit: 1, photoLimit: 1, photoBytesLimit: 1 }
  return { slug, rank, ...texts, price, originalPrice: null, days, ...limits, deletedResumeLimit: 1 }
}
const levels = [level('free', 0, 0, null), level('monthly', 1, 1990, 31), level('yearly', 2, 6900, 366)]

const free = { level: 'free', levelUntil: null }
const monthly = { level: 'monthly', levelUntil: NOW + 10 * DAY }
const yearly = { level: 'yearly', levelUntil: NOW + 100 * DAY }

type Case = {
  slug?: string
  base?: OrderAgreement['base']
  now?: typeof monthly | typeof free
  otherGrant?: boolean
}

/** What becomes of a paid order of 1234 fen: what it gives, what is due; null for nothing. */
function offerOf({ slug = 'monthly', base = free, now = free, otherGrant = false }: Case) {
  const situation: OwnerSituation = { owner: { id: 7, ...now }, levels, otherGrant, owned: false, now: NOW }
  const offer = offerNow({ goods: { kind: 'membership', level: slug }, amount: 1234, base }, situation)
  if (offer === null) return null
  if (offer.grant.kind !== 'membership') throw new Error('Not a membership')
  expect([offer.grant.userId, offer.grant.before]).toEqual([7, now])
  return [offer.grant.after.level, ((offer.grant.after.levelUntil ?? 0) - NOW) / DAY, offer.due]
}

describe('a membership that is paid', () => {
  test.each<[string, Case, unknown]>([
    ['as agreed', {}, ['monthly', 31, 1234]],
    ['of an order from before its situation was kept', { base: null }, ['monthly', 31, 1234]],
    ['more of the same, as agreed', { base: monthly, now: monthly }, ['monthly', 41, 1234]],
    [
      'more of the same, where the other purchase changed nothing',
      { base: monthly, now: monthly, otherGrant: true },
      ['monthly', 41, 1234],
    ],
    ['again, when another order has given it meanwhile', { now: monthly, otherGrant: true }, null],
    ['again, when something else has given it meanwhile', { now: monthly }, ['monthly', 41, 1990]],
    ['of an old order, when another has given it meanwhile', { base: null, now: monthly, otherGrant: true }, null],
    ['of an old order, when something else has', { base: null, now: monthly }, ['monthly', 41, 1234]],
    [
      'another level than was given meanwhile',
      { slug: 'yearly', now: monthly, otherGrant: true },
      ['yearly', 366, 6900 - 642],
    ],
    [
      'whose owner has had more days since',
      { base: { ...monthly, levelUntil: NOW + DAY }, now: monthly },
      ['monthly', 41, 1990],
    ],
    [
      'whose owner has another level since, of the same end',
      { slug: 'yearly', base: { ...monthly, level: 'free' }, now: monthly },
      ['yearly', 366, 6900 - 642],
    ],
    ['lower than what is in force', { now: yearly }, null],
    ['that is no longer sold', { slug: 'gone' }, null],
  ])('%s', (_what, given, expected) => {
    expect(offerOf(given)).toEqual(expected)
  })

  test('gives nothing to nobody', () => {
    const situation = { owner: null, levels, otherGrant: false, owned: false, now: NOW }
    const agreed = { amount: 1234, base: null }
    expect(offerNow({ ...agreed, goods: { kind: 'membership', level: 'monthly' } }, situation)).toBeNull()
    expect(offerNow({ ...agreed, goods: { kind: 'template', templateId: 1001 } }, situation)).toBeNull()
  })
})

test.each([
  [false, { grant: { kind: 'template', userId: 7, templateId: 1001 }, due: 1234 }],
  [true, null],
])('a template whose owner has it (%s)', (owned, expected) => {
  const situation = { owner: { id: 7, ...free }, levels, otherGrant: true, owned, now: NOW }
  expect(offerNow({ goods: { kind: 'template', templateId: 1001 }, amount: 1234, base: null }, situation)).toEqual(
    expected,
  )
})
