import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPayWorld, type Method, paymentOf, refundOf, SITE_KEYS, today } from './pay-world.ts'

const UNPAID = { kind: 'success', value: { state: 'unpaid', begun: expect.any(Boolean) } }
const DONE = { kind: 'success', value: 'done' }
const ACCEPTED = { wechat: { status: 204, body: '' }, alipay: { status: 200, body: 'success' } }
const FORGED = {
  wechat: { status: 401, body: '{"code":"FAIL","message":"验签失败"}' },
  alipay: { status: 401, body: 'fail' },
}

describe.each(['wechat', 'alipay'] as const)('%s', (method: Method) => {
  const world = createPayWorld(method)
  const { gateway, received, inbox, act, attack, begin, paid, newRequest, sandbox } = world
  const fault = { wechat: 'wechat_pay', alipay: 'alipay' }[method]

  beforeEach(world.reset)

  test('a lost notification is made up for by asking, or by sending it again', async () => {
    const { orderNo, transactionId } = await paid('lost')
    expect([received, await gateway.query(orderNo)]).toEqual([
      [],
      { kind: 'success', value: { state: 'paid', transactionId, amount: 19_900 } },
    ])
    await act(orderNo, 'notify')
    expect(received).toEqual([paymentOf({ orderNo, transactionId })])
    await sandbox.setFaults({ notifications: 'lost' })
    await paid()
    expect(received.length).toBe(1)
  })

  test('a notification that comes twice is the same event', async () => {
    await paid('twice')
    const [first, second] = received
    expect([received.length, first]).toEqual([2, second])
  })

  test('a notification is sent again while the site is out of order, but not for ever', async () => {
    inbox.isBroken = true
    const orderNo = await begin()
    const { deliveries } = await act(orderNo, 'pay')
    expect(deliveries).toEqual([{ what: 'payment', status: 503, body: expect.stringMatching(/./), tries: 3 }])
    expect(received).toEqual([])
  })

  test('somebody who says that it is paid is not believed', async () => {
    const orderNo = await begin()
    const { deliveries } = await act(orderNo, 'pay', { notify: 'forged' })
    expect(deliveries).toEqual([{ what: 'forged', tries: 1, ...FORGED[method] }])
    expect([received, await gateway.query(orderNo)]).toEqual([['forged'], UNPAID])
  })

  const common = ['forged', 'tampered', 'stale', 'wrong-app', 'wrong-merchant']
  const special = { wechat: ['probe', 'unknown-key', 'wrong-key'], alipay: ['sign-type'] }[method]
  test.each([...common, ...special])('an attack that is %s is refused, before and after the payment', async (kind) => {
    const orderNo = await begin()
    expect(await attack(orderNo, kind)).toEqual(FORGED[method])
    await act(orderNo, 'pay', { notify: 'lost' })
    expect(await attack(orderNo, kind)).toEqual(FORGED[method])
    expect(received).toEqual(['forged', 'forged'])
  })

  test('a signed notification with wrong values is passed on: the site compares it with the order', async () => {
    const { orderNo, transactionId } = await paid()
    const payment = paymentOf({ orderNo, transactionId })
    expect(await attack(orderNo, 'wrong-amount')).toEqual(ACCEPTED[method])
    expect(await attack(orderNo, 'unknown-order')).toEqual(ACCEPTED[method])
    expect(await attack(orderNo, 'replay')).toEqual(ACCEPTED[method])
    expect(received).toEqual([
      payment,
      { ...payment, amount: 1 },
      { ...payment, orderNo: orderNo.replace(/.{4}$/, '0000') },
      received[0],
    ])
  })

  test('a refusal is a failure and nothing is done', async () => {
    await sandbox.setFaults({ [fault]: 'fail' })
    const reason = { wechat: 'NO_AUTH', alipay: 'isv.insufficient-isv-permissions' }[method]
    expect(await gateway.create(newRequest())).toEqual({ kind: 'failure', reason })
    expect(await world.orders()).toEqual([])
    expect(await gateway.queryRefund(refundOf({ orderNo: 'QJ1', transactionId: '42' }))).toEqual({
      kind: 'unknown',
      reason,
    })
  })

  test.each([
    ['broken', 'HTTP 502'],
    ['forged', 'Unverified answer'],
  ] as const)('after an answer that is %s nobody knows, and what was asked for may be done', async (how, reason) => {
    const payment = await paid()
    await sandbox.setFaults({ [fault]: how })
    const unknown = { kind: 'unknown', reason }
    const request = newRequest()
    expect(await gateway.create(request)).toEqual(unknown)
    expect(await gateway.query(payment.orderNo)).toEqual(unknown)
    expect(await gateway.refund(refundOf(payment))).toEqual(unknown)
    expect(await gateway.queryRefund(refundOf(payment))).toEqual(unknown)
    expect(await gateway.bill(today())).toEqual(unknown)
    await sandbox.setFaults({ [fault]: 'ok' })
    expect((await gateway.create(request)).kind).toBe('success')
    expect(await gateway.queryRefund(refundOf(payment))).toEqual(DONE)
  })

  test('an answer that does not come in time leaves everything open', { timeout: 20_000 }, async () => {
    await sandbox.setFaults({ [fault]: 'slow' })
    const patience = new AbortController()
    world.waitUntil(patience.signal)
    const request = newRequest()
    const creating = gateway.create(request)
    await vi.waitFor(async () => expect((await world.orders()).length).toBe(1), 10_000)
    patience.abort(new DOMException('Too late', 'TimeoutError'))
    expect(await creating).toEqual({ kind: 'unknown', reason: 'TimeoutError' })
    await sandbox.setFaults({ [fault]: 'ok' })
    world.waitUntil(new AbortController().signal)
    expect((await gateway.create(request)).kind).toBe('success')
  })

  test('a clock that is off is refused', async () => {
    await sandbox.setFaults({ clock: 16 * 60 })
    const reason = { wechat: 'SIGN_ERROR', alipay: 'isv.invalid-timestamp' }[method]
    expect(await gateway.create(newRequest())).toEqual({ kind: 'failure', reason })
  })

  test('somebody else’s key is refused', async () => {
    const { WECHAT_PAY_PRIVATE_KEY, ALIPAY_PRIVATE_KEY } = SITE_KEYS
    const keys = { WECHAT_PAY_PRIVATE_KEY: ALIPAY_PRIVATE_KEY, ALIPAY_PRIVATE_KEY: WECHAT_PAY_PRIVATE_KEY }
    const reason = { wechat: 'SIGN_ERROR', alipay: 'isv.invalid-signature' }[method]
    expect(await createPayWorld(method, { keys }).gateway.create(newRequest())).toEqual({ kind: 'failure', reason })
  })

  test('another merchant’s number is refused', async () => {
    const keys = { WECHAT_PAY_MCH_ID: '1900000002', ALIPAY_APP_ID: 'sandbox2021000002' }
    const outcome = await createPayWorld(method, { keys }).gateway.create(newRequest())
    // Alipay does not sign what it says to strangers.
    expect(outcome).toEqual(
      { wechat: { kind: 'failure', reason: 'SIGN_ERROR' }, alipay: { kind: 'unknown', reason: 'Unverified answer' } }[
        method
      ],
    )
  })
})
