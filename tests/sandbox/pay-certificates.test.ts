import { beforeEach, expect, test } from 'vitest'
import { alipayCertificates } from '#scripts/lib/sandbox-certificates.ts'
import { createClient } from '#src/api/pay/alipay/client.ts'
import { CERTIFICATES, createPayWorld, paymentOf, SITE_KEYS, THEIR_KEYS, transactionOf } from './pay-world.ts'
import { SITE } from './sandbox.ts'

const KEYS = { ...CERTIFICATES, ALIPAY_PUBLIC_KEY: undefined }
const OTHERS = alipayCertificates({ ...SITE_KEYS, ...THEIR_KEYS })
const UNVERIFIED = { kind: 'unknown', reason: 'Unverified answer' }

const world = createPayWorld('alipay', { keys: KEYS, theirs: CERTIFICATES })
beforeEach(world.reset)

test('both sides name their certificates: an order is made, paid, told of, found and refunded', async () => {
  const { gateway, act, newRequest, received } = world
  const request = newRequest()
  expect((await gateway.create({ ...request, surface: 'qr' })).kind).toBe('success')
  const { order } = await act(request.orderNo, 'pay')
  const transactionId = transactionOf(order)
  expect(received).toEqual([paymentOf({ orderNo: request.orderNo, transactionId })])
  expect(await gateway.query(request.orderNo)).toMatchObject({ value: { state: 'paid', transactionId } })
  const created = await gateway.create({ ...newRequest(), surface: 'phone', returnUrl: `${SITE}/pay` })
  const cashier = await world.sandbox.network(created.kind === 'success' ? created.value.payUrl : '')
  expect(cashier.status).toBe(302)
})

test('answers and notifications under an unknown certificate are not believed', async () => {
  const stranger = createPayWorld('alipay', {
    keys: KEYS,
    theirs: { ...CERTIFICATES, ALIPAY_CERT: OTHERS.ALIPAY_CERT },
  })
  const request = stranger.newRequest()
  expect(await stranger.gateway.create(request)).toEqual(UNVERIFIED)
  const { deliveries } = await stranger.act(request.orderNo, 'pay')
  expect([stranger.received, deliveries[0]?.status]).toEqual([['forged', 'forged', 'forged'], 401])
})

test('nothing is believed before a certificate’s time or after it', async () => {
  const { alipay, deps, newRequest } = world
  const at = deps.now()
  const answered = async (from: number, to: number) => {
    const { trust } = alipay
    if (trust.kind !== 'certificates') throw new Error('There are no certificates')
    const publicKeys = new Map([...trust.publicKeys].map(([sn, key]) => [sn, { ...key, from, to }]))
    const client = createClient({ ...alipay, trust: { ...trust, publicKeys } }, { ...deps, now: () => at })
    const order = { out_trade_no: newRequest().orderNo, total_amount: '1.00', subject: '会员' }
    return (await client.call('alipay.trade.precreate', order)).kind
  }
  expect([await answered(at, at + 1), await answered(at + 1, at + 2)]).toEqual(['answered', 'unknown'])
  expect([await answered(at - 1, at + 1), await answered(at - 1, at)]).toEqual(['answered', 'unknown'])
})

test.each([
  ['keys of the site, certificates of Alipay', {}, CERTIFICATES],
  ['certificates of the site, keys of Alipay', KEYS, {}],
])('%s do not go together', async (_label, keys, theirs) => {
  const { gateway, newRequest } = createPayWorld('alipay', { keys, theirs })
  expect((await gateway.create(newRequest())).kind).not.toBe('success')
})

test('Alipay takes no other certificate of the application', async () => {
  const other = createPayWorld('alipay', {
    keys: { ...KEYS, ALIPAY_APP_CERT: OTHERS.ALIPAY_APP_CERT },
    theirs: CERTIFICATES,
  })
  const failure = { kind: 'failure', reason: 'isv.invalid-app-cert-sn' }
  expect(await other.gateway.create(other.newRequest())).toEqual(failure)
})

test.each(['1', '1.5', '1.50'])(
  'an amount may be written as %s, and a trade asked for by its own number',
  async (yuan) => {
    const { call } = createClient(world.alipay, world.deps)
    const out_trade_no = world.newRequest().orderNo
    const offer = await call('alipay.trade.precreate', { out_trade_no, total_amount: yuan, subject: '会员' })
    expect(offer.kind).toBe('answered')
    const { order } = await world.act(out_trade_no, 'pay')
    expect(order.amount).toBe(yuan === '1' ? 100 : 150)
    const found = await call('alipay.trade.query', { trade_no: transactionOf(order) })
    expect(found).toMatchObject({ kind: 'answered', body: expect.stringContaining(out_trade_no) })
    const refunded = await call('alipay.trade.refund', { out_trade_no, refund_amount: yuan })
    expect(refunded).toMatchObject({ kind: 'answered', body: expect.stringContaining('"fund_change":"Y"') })
  },
)
