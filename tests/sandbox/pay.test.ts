import { beforeEach, describe, expect, test } from 'vitest'
import { createPayWorld, type Method, paymentOf, refundOf, today, transactionOf } from './pay-world.ts'
import { SANDBOX } from './sandbox.ts'

const ABSENT = { kind: 'success', value: { state: 'absent' } }
const UNPAID = { kind: 'success', value: { state: 'unpaid', begun: expect.any(Boolean) } }
const CLOSED = { kind: 'success', value: { state: 'closed' } }
const DONE = { kind: 'success', value: 'done' }
const PENDING = { kind: 'success', value: 'pending' }
const ACCEPTED = { wechat: { status: 204, body: '' }, alipay: { status: 200, body: 'success' } }
describe.each(['wechat', 'alipay'] as const)('%s', (method: Method) => {
  const world = createPayWorld(method)
  const { gateway, received, act, begin, paid, newRequest, sandbox } = world

  beforeEach(world.reset)

  function stateOf(state: 'paid' | 'refunded', transactionId: string) {
    return { kind: 'success', value: { state, transactionId, amount: 19_900 } }
  }

  test.each(['path', 'host'] as const)('an order is made, paid, told of and found, reached by %s', async (base) => {
    const elsewhere = createPayWorld(method, { base })
    const request = newRequest()
    expect(await elsewhere.gateway.query(request.orderNo)).toEqual(ABSENT)
    expect((await elsewhere.gateway.create(request)).kind).toBe('success')
    await elsewhere.act(request.orderNo, 'scan')
    expect(await elsewhere.gateway.query(request.orderNo)).toEqual(UNPAID)
    const { order, deliveries } = await elsewhere.act(request.orderNo, 'pay')
    const transactionId = transactionOf(order)
    expect(deliveries).toEqual([{ what: 'payment', tries: 1, ...ACCEPTED[method] }])
    expect(transactionId).toMatch(/^\d{28}$/)
    expect(elsewhere.received).toEqual([paymentOf({ orderNo: request.orderNo, transactionId })])
    expect(await elsewhere.gateway.query(request.orderNo)).toEqual(stateOf('paid', transactionId))
  })

  test('a code is asked for as it is worded', async () => {
    const request = newRequest({ description: '终身会员 & 更多 🎉/A=B', amount: 1 })
    const created = await gateway.create(request)
    expect(created).toEqual({ kind: 'success', value: { payUrl: `${SANDBOX}/__sandbox/pay/${request.orderNo}` } })
    expect((await world.orders())[0]).toMatchObject({
      gateway: method,
      order_no: request.orderNo,
      amount: 1,
      product: { wechat: 'NATIVE', alipay: 'FACE_TO_FACE_PAYMENT' }[method],
      description: { wechat: '终身会员 & 更多 /A=B', alipay: '终身会员 更多 🎉 A B' }[method],
    })
  })

  test('asking again in the same words is the same order, in others it is refused', async () => {
    const request = newRequest()
    const first = await gateway.create(request)
    expect(await gateway.create(request)).toEqual(first)
    expect((await world.orders()).length).toBe(1)
    const code = { wechat: 'OUT_TRADE_NO_USED', alipay: 'ACQ.CONTEXT_INCONSISTENT' }[method]
    expect(await gateway.create({ ...request, amount: 1 })).toEqual({ kind: 'failure', reason: code })
  })

  test('a failed payment can be tried again', async () => {
    const orderNo = await begin()
    expect((await act(orderNo, 'fail')).deliveries).toEqual([])
    expect([await gateway.query(orderNo), received]).toEqual([UNPAID, []])
    await act(orderNo, 'pay')
    expect(await gateway.query(orderNo)).toMatchObject({ value: { state: 'paid' } })
  })

  test('a closed order cannot be paid in time, but it can be paid late', async () => {
    const orderNo = await begin()
    expect(await gateway.close(orderNo)).toEqual({ kind: 'success', value: null })
    expect(await gateway.query(orderNo)).toEqual(CLOSED)
    expect((await act(orderNo, 'pay')).error).toBe('The order is closed')
    expect(received).toEqual([])
    const { order } = await act(orderNo, 'pay', { notify: 'late' })
    const transactionId = transactionOf(order)
    expect(received).toEqual([paymentOf({ orderNo, transactionId })])
    expect(await gateway.query(orderNo)).toEqual(stateOf('paid', transactionId))
  })

  test('a paid order cannot be closed', async () => {
    const { orderNo, transactionId } = await paid()
    const reason = { wechat: 'ORDERPAID', alipay: 'ACQ.REASON_TRADE_STATUS_INVALID' }[method]
    expect(await gateway.close(orderNo)).toEqual({ kind: 'failure', reason })
    expect(await gateway.query(orderNo)).toEqual(stateOf('paid', transactionId))
  })

  test('what nobody has scanned', async () => {
    const { orderNo } = newRequest()
    await gateway.create(newRequest({ orderNo }))
    const [state, closed] = {
      wechat: [UNPAID, { kind: 'success', value: null }],
      alipay: [ABSENT, { kind: 'failure', reason: 'ACQ.TRADE_NOT_EXIST' }],
    }[method]
    expect([await gateway.query(orderNo), await gateway.close(orderNo)]).toEqual([state, closed])
  })

  test('an order whose time is over cannot be paid', async () => {
    const orderNo = await begin()
    await act(orderNo, 'expire')
    expect((await act(orderNo, 'pay')).error).toMatch(/over|closed/)
    expect((await act(orderNo, 'fail')).error).toBe('The order can no longer be paid')
    expect(await gateway.query(orderNo)).toEqual({ wechat: UNPAID, alipay: CLOSED }[method])
    expect(received).toEqual([])
    const [over] = await world.orders()
    await sandbox.setFaults({ clock: 60 })
    expect((await act(orderNo, 'expire')).order.expires_at).toBe(over?.expires_at)
  })

  test('an order that is paid late was over before', async () => {
    const { order } = await act(await begin(), 'pay', { notify: 'late' })
    expect(order.expires_at).toBeLessThanOrEqual(order.payments[0]?.paid_at ?? 0)
  })

  test('a refund of everything comes back, and only once', async () => {
    const payment = await paid()
    const { orderNo, transactionId } = payment
    const refund = refundOf(payment)
    expect(await gateway.queryRefund(refund)).toMatchObject({ kind: 'failure' })
    expect(await gateway.refund(refund)).toEqual({ wechat: PENDING, alipay: DONE }[method])
    expect(await gateway.queryRefund(refund)).toEqual(DONE)
    expect(await gateway.query(orderNo)).toEqual(stateOf('refunded', transactionId))
    expect(received.slice(1)).toEqual([
      {
        kind: 'refund',
        eventId: expect.stringMatching(/./),
        orderNo,
        transactionId,
        refundNo: refund.refundNo,
        state: 'done',
        ...{ wechat: { amount: 19_900, total: null }, alipay: { amount: null, total: 19_900 } }[method],
        paid: 19_900,
      },
    ])
    expect(await gateway.refund(refund)).toEqual({ wechat: DONE, alipay: PENDING }[method])
    expect(await gateway.refund(refundOf(payment, 'ANOTHER1'))).toMatchObject({ kind: 'failure' })
    expect((await world.orders())[0]?.refunds).toEqual([
      { refund_no: refund.refundNo, transaction_id: transactionId, amount: 19_900, state: 'done' },
    ])
    expect(received.length).toBe(2)
  })

  test('an order paid twice: each payment is notified, and refunded on its own', async () => {
    const first = await paid()
    const { order } = await act(first.orderNo, 'pay', { notify: 'again' })
    const second = { ...first, transactionId: transactionOf(order) }
    expect(second.transactionId).not.toBe(first.transactionId)
    expect(received).toEqual([paymentOf(first), paymentOf(second)])
    await gateway.refund(refundOf(second))
    expect(await gateway.queryRefund(refundOf(second))).toEqual(DONE)
    expect(await gateway.queryRefund(refundOf(first))).toMatchObject({ kind: 'failure' })
    expect(await gateway.query(first.orderNo)).toEqual(stateOf('paid', first.transactionId))
    await gateway.refund(refundOf(first))
    expect(await gateway.query(first.orderNo)).toEqual(stateOf('refunded', first.transactionId))
    const back = { wechat: { amount: 19_900 }, alipay: { total: 19_900 } }[method]
    expect(received.slice(2)).toMatchObject([second, first].map((one) => ({ kind: 'refund', ...one, ...back })))
    expect((await act(first.orderNo, 'pay', { notify: 'again' })).order.state).toBe('refunded')
  })

  test('a refund that takes its time is pending until it is done', async () => {
    const refund = refundOf(await paid())
    await sandbox.setFaults({ refunds: 'pending' })
    expect(await gateway.refund(refund)).toEqual(PENDING)
    expect([await gateway.queryRefund(refund), received.length]).toEqual([PENDING, 1])
    await act(refund.orderNo, 'refund')
    expect(await gateway.queryRefund(refund)).toEqual(DONE)
    expect(received[1]).toMatchObject({ kind: 'refund', state: 'done' })
  })

  test('a refund that does not reach the payer', async () => {
    const refund = refundOf(await paid())
    await sandbox.setFaults({ refunds: 'fail' })
    const outcome = await gateway.refund(refund)
    if (method === 'alipay') {
      expect(outcome).toEqual({ kind: 'failure', reason: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' })
    } else {
      expect([outcome, await gateway.queryRefund(refund)]).toEqual([PENDING, { kind: 'success', value: 'failed' }])
      expect(received[1]).toMatchObject({ kind: 'refund', state: 'failed' })
    }
  })

  test('a refund by hand is notified too', async () => {
    const { orderNo, transactionId } = await paid()
    await act(orderNo, 'refund')
    expect(received[1]).toMatchObject({ kind: 'refund', orderNo, refundNo: expect.stringMatching(/^console/) })
    expect(await gateway.query(orderNo)).toEqual(stateOf('refunded', transactionId))
    expect((await act(orderNo, 'refund')).error).toBe('There is nothing to refund')
  })

  test('parts sent back by hand are each told of in the gateway’s way, until nothing is left', async () => {
    const { orderNo } = await paid()
    for (const amount of [5000, 10_000]) await act(orderNo, 'refund', { amount })
    expect((await act(orderNo, 'refund', { amount: 4901 })).error).toBe('There is nothing to refund')
    await act(orderNo, 'refund')
    const refunds = received.filter((message) => message !== 'forged').filter(({ kind }) => kind === 'refund')
    const told = refunds.map((message) => 'refundNo' in message && [message.amount, message.total])
    const own = [5000, 10_000, 4900].map((amount) => [amount, null])
    expect(told).toEqual({ wechat: own, alipay: [5000, 15_000, 19_900].map((total) => [null, total]) }[method])
    const numbers = refunds.map((message) => 'refundNo' in message && message.refundNo)
    expect(new Set(numbers).size).toBe(3)
    const bill = await gateway.bill(today())
    const lines = bill.kind === 'success' ? bill.value.filter((line) => line.orderNo === orderNo) : []
    expect(lines.slice(1).map(({ refundNo, amount }) => [refundNo, amount])).toEqual(
      [5000, 10_000, 4900].map((amount, nth) => [numbers[nth], amount]),
    )
  })

  test('what is not paid cannot be refunded', async () => {
    const refund = refundOf({ orderNo: await begin(), transactionId: '4200000000202611210000000001' })
    const reason = { wechat: 'RESOURCE_NOT_EXISTS', alipay: 'ACQ.TRADE_NOT_EXIST' }[method]
    expect(await gateway.refund(refund)).toEqual({ kind: 'failure', reason })
    expect(await gateway.queryRefund(refund)).toEqual({ kind: 'failure', reason })
  })

  test('the bill of a day has every payment and refund', async () => {
    const day = today()
    expect(await gateway.bill(day)).toEqual({ kind: 'success', value: [] })
    const [kept, returned] = [await paid(), await paid('lost')]
    await begin()
    await gateway.refund(refundOf(returned))
    const bill = await gateway.bill(day)
    const lines = bill.kind === 'success' ? [...bill.value] : []
    const lineOf = (order: typeof kept, kind: 'payment' | 'refund') => {
      return { ...order, kind, refundNo: kind === 'refund' ? refundOf(order).refundNo : '', amount: 19_900 }
    }
    expect(lines.sort((a, b) => `${a.kind}${a.orderNo}`.localeCompare(`${b.kind}${b.orderNo}`))).toEqual([
      lineOf(kept, 'payment'),
      lineOf(returned, 'payment'),
      lineOf(returned, 'refund'),
    ])
    await sandbox.setFaults({ refunds: 'pending' })
    await gateway.refund(refundOf(kept))
    expect(await gateway.bill(day)).toEqual(bill)
    expect(await gateway.bill('2020-01-01')).toEqual({ kind: 'success', value: [] })
  })
})
