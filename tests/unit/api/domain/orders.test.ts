import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newOrderNo, parseRefundNo, randomText, refundNo } from '#src/api/domain/orders.ts'
import { maskedCode, newRedeemCode, redemptionView, tailOf } from '#src/api/domain/redemption.ts'

const ORDER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

test('order numbers are what every gateway takes, and no two are the same', () => {
  const numbers = Array.from({ length: 1000 }, () => newOrderNo(randomBytes))
  expect(numbers.filter((number) => !/^[2-9A-HJ-NP-Z]{24}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(1000)
})

test('every letter comes from as many bytes', () => {
  const text = randomText(256, () => Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...counts.values()]).toEqual(Array(32).fill(8))
})

test.each([
  [0, 0, 0, `${ORDER}R0T0`],
  [1, 12, 0, `${ORDER}R1T12`],
  [1, 12, 995, `${ORDER}R1T12B995`],
])('refund %i after %i failures, %i fen back before, is %s', (nth, failures, before, text) => {
  expect(refundNo(ORDER, { nth, failures, before })).toBe(text)
  expect(parseRefundNo(ORDER, text)).toEqual({ nth, failures })
})

test.each(['', 'desk-1', ORDER, `${ORDER}R1`, `${ORDER}R1T1x`, `x${ORDER}R1T1`, `${ORDER}R-1T1`, `${ORDER}R9999T1`])(
  '%j is no refund number of ours',
  (text) => {
    expect(parseRefundNo(ORDER, text)).toBe(null)
  },
)

test('redemption codes', () => {
  const code = newRedeemCode(randomBytes)
  expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
  expect(maskedCode(tailOf('ABCD-EFGH-JKLM'))).toBe('****-****-JKLM')
})

test('what a code gave stays readable when its level is gone', () => {
  const redeemed = { tail: 'JKLM', level: 'gone', days: 5, levelUntil: 9, redeemedAt: 1 }
  expect(redemptionView(redeemed, 'code', [], 'zh')).toEqual({
    code: 'code',
    level_name: 'gone',
    days: 5,
    level_until: 9,
    redeemed_at: 1,
  })
})
