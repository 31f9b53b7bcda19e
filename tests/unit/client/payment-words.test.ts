import { expect, test, vi } from 'vitest'
import { faceWords } from '#client/features/purchase/face-words.ts'
import { payPlace, paySurfaceOf } from '#client/features/purchase/pay-place.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import type { PaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { MembershipPurchaseContext } from '#client/machines/membership-purchase/membership-purchase.types.ts'

const t = purchaseMessages.en
type Why = Partial<Pick<MembershipPurchaseContext, 'failure' | 'closing' | 'refund'>>
const said = (face: PaymentFace, why: Why = {}) =>
  faceWords(face, { failure: null, closing: null, refund: null, ...why }, t)

test.each([
  [false, 'Mozilla/5.0 MicroMessenger/8.0', 'screen', 'qr'],
  [true, 'Mozilla/5.0 Safari', 'phone', 'phone'],
  [true, 'Mozilla/5.0 micromessenger/8.0', 'wechat', 'wechat'],
])('small and touched %s with %s: at a %s, by %s', (isPhone, userAgent, place, surface) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(pointer: coarse) and (width < 640px)',
  }))
  vi.stubGlobal('navigator', { userAgent })
  expect([payPlace(), paySurfaceOf(payPlace())]).toEqual([place, surface])
})

test('why there is nothing to pay is said by what has happened', () => {
  expect(said('unavailable', { failure: { message: 'Not today', errors: {} } as never })).toEqual({
    title: t.unavailable,
    text: 'Not today',
  })
  expect(said('unavailable')).toEqual({ title: t.unavailable, text: '' })
  expect(said('expired')).toEqual({ title: t.expired, text: t.closing })
  expect(said('over')).toEqual({ title: t.expired, text: t.closedBecause.time })
  expect(said('over', { closing: 'replaced' })).toEqual({ title: t.expired, text: t.closedBecause.replaced })
  expect(said('paid')).toEqual({ title: t.paid, text: t.paidText })
  expect([said('creating'), said('payable')]).toEqual([
    { title: '', text: '' },
    { title: '', text: '' },
  ])
})

test('a refund names its amount and how far it is; without one that is known it is under way', () => {
  const { title, text } = t.refunds.done
  expect(said('refunded', { refund: { state: 'done', amount: 6900 } as never })).toEqual({
    title,
    text: text('¥69.00'),
  })
  expect(said('refunded')).toEqual({ title: t.refunds.under_way.title, text: '' })
})
