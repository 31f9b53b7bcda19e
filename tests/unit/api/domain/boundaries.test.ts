import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, limitRules, rulesFor, secondsUntil, softLimitRules } from '#src/api/domain/limits.ts'
import { type Level, levelInForce, userView } from '#src/api/domain/membership.ts'
import { type OrderLife, transition } from '#src/api/domain/order-machine.ts'
import { parseRefundNo, refundNo } from '#src/api/domain/orders.ts'
import { pageCount } from '#src/api/domain/paging.ts'
import { amountDue, membershipAfter, renewablePlan } from '#src/api/domain/plans.ts'
import { statusNow } from '#src/api/domain/wechat-scene.ts'
import { beijingDay, endOfBeijingDay } from '#src/lib/time.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2050, 0) })

const level = (slug: string, rank: number, price: number, days: number | null): Level => ({
  ...{ slug, rank, price, days, originalPrice: null, name: { zh: slug, en: slug }, tag: { zh: '', en: '' } },
  ...{ onlineResumeLimit: 1, wordDownloadLimit: 1, photoLimit: 1, photoBytesLimit: 1, deletedResumeLimit: 1 },
})
const monthly = level('monthly', 1, 1990, 31)
const yearly = level('yearly', 2, 6900, 366)
const lifetime = level('lifetime', 3, 12_800, null)
const levels = [level('free', 0, 0, null), monthly, yearly, lifetime]

describe('the daily quota', () => {
  test('every moment is of one day of 24 hours, which ends at midnight in Shanghai', () => {
    fc.assert(
      fc.property(times, (now) => {
        const end = endOfBeijingDay(now)
        expect(end > now && end - now <= DAY).toBe(true)
        expect([beijingDay(end - DAY), beijingDay(end - 1), beijingDay(end) > beijingDay(now)]).toEqual([
          beijingDay(now),
          beijingDay(now),
          true,
        ])
        expect((end + 8 * 3_600_000) % DAY).toBe(0)
      }),
    )
  })
})

describe('a level', () => {
  test('ends to the millisecond: at its end it is the free one', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -3, max: 3 }), (levelUntil, off) => {
        const account = { level: 'yearly', levelUntil }
        expect(levelInForce(account, levels, levelUntil + off).slug).toBe(off < 0 ? 'yearly' : 'free')
        const view = userView(
          { ...account, id: 1, mobile: null, passwordHash: null, userName: '', deletesAt: null },
          levels,
          levelUntil + off,
          'zh',
        )
        expect([view.is_vip, view.vip_expires_at]).toEqual(off < 0 ? [true, levelUntil] : [false, null])
      }),
    )
  })

  test('bought again lasts exactly its days longer; what lasts for ever cannot', () => {
    fc.assert(
      fc.property(fc.constantFrom(monthly, yearly), fc.integer({ min: 1, max: 5000 * DAY }), (plan, left) => {
        const holder = { membership: { level: plan.slug, levelUntil: NOW + left }, levels, now: NOW }
        const levelUntil = NOW + left + (plan.days ?? 0) * DAY
        expect(membershipAfter(holder, plan)).toEqual({ level: plan.slug, levelUntil })
        expect(renewablePlan(holder)).toBe(plan)
        expect(membershipAfter({ ...holder, membership: { level: plan.slug, levelUntil: null } }, plan)).toBeNull()
      }),
    )
  })

  test('costs its price less the days begun of a lower one, at least one fen, never more than its price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: 4000 * DAY }), (left) => {
        const holder = { membership: { level: 'monthly', levelUntil: NOW + left }, levels, now: NOW }
        const due = amountDue(holder, yearly)
        const begun = left <= 0 ? 0 : Math.ceil(left / DAY)
        expect(due).toBe(Math.max(1, 6900 - Math.ceil((1990 * begun) / 31)))
        const later = amountDue({ ...holder, now: NOW + DAY }, yearly)
        expect(later >= due && later <= 6900).toBe(true)
      }),
      { examples: [[0], [1], [-1], [DAY], [DAY - 1], [DAY + 1], [31 * DAY], [108 * DAY]] },
    )
  })
})

describe('money that comes for an order', () => {
  const life: OrderLife = { amount: 6900, expiresAt: 1000, door: 'open', because: null, payments: [], refunds: [] }
  const near = fc.oneof(fc.integer({ min: 6890, max: 6910 }), fc.integer({ min: 1, max: 100_000 }))

  test('gives what was ordered when it is the agreed amount and enough; one fen off goes back whole', () => {
    fc.assert(
      fc.property(near, fc.option(near), (amount, due) => {
        const { state, effects } = transition(life, { kind: 'paid', transactionId: 't', amount, due })
        const isGiven = amount === 6900 && due !== null && due <= 6900
        expect(state.payments.map(({ fate, excess }) => [fate, excess])).toEqual([
          isGiven ? ['granted', 6900 - due] : ['refunding', 0],
        ])
        const isRefunded = !isGiven || due < 6900
        expect(effects.map(({ kind }) => kind)).toEqual([
          ...(isGiven ? ['grant'] : []),
          ...(isRefunded ? ['refund'] : []),
        ])
      }),
      {
        examples: [
          [6899, 6900],
          [6901, 6900],
          [6900, 6900],
          [6900, 6899],
          [6900, 6901],
          [6900, null],
        ],
      },
    )
  })

  test('the number of a refund is read as it was made, and no other is', () => {
    const counts = fc.integer({ min: 0, max: 999 })
    fc.assert(
      fc.property(counts, counts, counts, (nth, failures, before) => {
        const number = refundNo('QJ1', { nth, failures, before })
        expect(parseRefundNo('QJ1', number)).toEqual({ nth, failures })
        expect(parseRefundNo('QJ2', number)).toBeNull()
        expect(parseRefundNo('QJ1', `${number}R`)).toBeNull()
        expect(parseRefundNo('QJ1', `${refundNo('QJ1', { nth, failures, before: 0 })}0000`)).toBeNull()
      }),
    )
  })
})

test('as many pages as are begun, and one of nothing', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (total, size) => {
      const pages = pageCount(total, size)
      expect(pages * size >= total && (pages === 1 || (pages - 1) * size < total)).toBe(true)
    }),
    {
      examples: [
        [0, 24],
        [24, 24],
        [25, 24],
        [1, 1],
      ],
    },
  )
})

test('a QR code is over at its end to the millisecond', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, 1, 2, -1), (expiresAt, off, status) => {
      expect(statusNow({ status, expiresAt }, expiresAt + off)).toBe(off < 0 ? status : -1)
    }),
  )
})

describe('limits', () => {
  test('one waits whole seconds, never none and never too few', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -5000, max: 100_000 }), (now, ms) => {
        const seconds = secondsUntil(now + ms, now)
        expect(seconds >= 1 && seconds * 1000 >= ms && (seconds === 1 || (seconds - 1) * 1000 < ms)).toBe(true)
      }),
    )
  })

  test('an IPv6 address counts by its first 64 bits, an IPv4 one by all of it, however it is written', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.nat(7), group, (groups, at, other) => {
        const written = (all: number[]) => all.map((one) => one.toString(16)).join(':')
        const changed = groups.with(at, other)
        const isSame = at >= 4 || groups[at] === other
        expect(addressKey(written(groups)) === addressKey(written(changed))).toBe(isSame)
        const padded = groups.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
        expect(addressKey(` ${padded} `)).toBe(addressKey(written(groups)))
      }),
    )
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
        expect(addressKey(one) === addressKey(other)).toBe(one === other)
        expect(addressKey(`::ffff:${one}`)).toBe(one)
      }),
    )
  })

  test('with an unknown address no rule of a place applies, and the captcha rules count the subject', () => {
    for (const rules of Object.values(limitRules)) {
      expect(rulesFor(rules, '', 'hard')).toEqual(rules.filter(({ by }) => by.every((key) => key === 'mobile')))
      expect(rulesFor(rules, '192.0.2.1', 'hard')).toEqual(rules)
    }
    for (const rules of Object.values(softLimitRules)) {
      expect(rulesFor(rules, '', 'soft')).toEqual(rules.filter(({ by }) => by.includes('mobile')))
    }
  })
})
