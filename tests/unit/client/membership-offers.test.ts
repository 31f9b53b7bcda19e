import { expect, test } from 'vitest'
import { offerOf, pushedPlan } from '#client/features/membership/offers.ts'
import type { StandingState } from '#client/features/membership/use-standing.ts'
import type { MembershipStatus } from '#src/contract/membership.ts'
import { plans } from '#tests/support/fixtures.ts'

const [monthly, yearly, lifetime] = plans
const offersOf = (standing: StandingState) => plans.map((plan) => offerOf(plan, standing))

const free: MembershipStatus = {
  is_vip: false,
  level_name: '普通用户',
  level_until: null,
  renewable_plan_id: null,
  online_resumes: { used: 0, limit: 3, resets_at: null },
  word_downloads: { used: 0, limit: 1, resets_at: 0 },
}

test.each(['nobody', 'loading', 'failed'] as const)('%s: everything can be bought at its price', (standing) => {
  expect(offersOf(standing)).toEqual([
    { kind: 'buy', due: 1990 },
    { kind: 'buy', due: 6900 },
    { kind: 'buy', due: 12_800 },
  ])
})

test('without a paid level plans are bought, not upgraded to', () => {
  expect(offersOf({ status: free, offers: [{ ...monthly, due: 1990 }, { ...yearly, due: 6900 }, lifetime] })).toEqual([
    { kind: 'buy', due: 1990 },
    { kind: 'buy', due: 6900 },
    { kind: 'buy', due: 12_800 },
  ])
})

test('a level that ends is renewed, lower ones are part of it, higher ones cost the difference', () => {
  const status = { ...free, is_vip: true, level_name: yearly.name, renewable_plan_id: yearly.id }
  const offers = [
    { ...yearly, due: 6900 },
    { ...lifetime, due: 5900 },
  ]
  expect(offersOf({ status, offers })).toEqual([
    { kind: 'included' },
    { kind: 'renew', due: 6900 },
    { kind: 'upgrade', due: 5900 },
  ])
})

test('nothing is left to buy for good', () => {
  const status = { ...free, is_vip: true, level_name: lifetime.name }
  expect(offersOf({ status, offers: [] })).toEqual([{ kind: 'included' }, { kind: 'included' }, { kind: 'current' }])
})

test('the plan with a tag is recommended, else the first', () => {
  const untagged = plans.map(({ desc, ...plan }) => plan)
  expect([pushedPlan(plans), pushedPlan(untagged)?.id, pushedPlan([])]).toEqual([yearly, monthly.id, undefined])
})
