import { describe, expect, test } from 'vitest'
import {
  alipayNotice,
  alipaySays,
  createGateway,
  createGatewayWith,
  isOurs,
  ORDER,
  REFUND,
  RETURN_URL,
} from './pay-world.ts'

const UNREADABLE = { kind: 'unknown', reason: 'An answer of unknown shape' }
const UNVERIFIED = { kind: 'unknown', reason: 'Unverified answer' }
const OK = { code: '10000', msg: 'Success' }
const QUERY = 'alipay.trade.query'
const TRADE = {
  ...OK,
  out_trade_no: ORDER.orderNo,
  trade_no: '2026112122',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '199.00',
}

function refuses(method: string, sub_code: string, code = '40004'): Response {
  return alipaySays(method, { code, msg: 'Business Failed', sub_code })
}

test('a phone opens a page of its own, and comes back from it', async () => {
  const { gateway, asked } = createGatewayWith({ ALIPAY_PRODUCTS: 'precreate,wap' }, 'alipay')
  const created = await gateway.create({ ...ORDER, surface: 'phone', returnUrl: RETURN_URL })
  const { origin, pathname, searchParams } = new URL(created.kind === 'success' ? created.value.payUrl : '')
  expect([origin + pathname, asked]).toEqual(['https://openapi.alipay.com/gateway.do', []])
  const { sign = '', ...signed } = Object.fromEntries(searchParams)
  expect({ ...signed, biz_content: JSON.parse(signed.biz_content ?? '') }).toEqual({
    app_id: '2021000000000001',
    method: 'alipay.trade.wap.pay',
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-21 10:00:00',
    version: '1.0',
    notify_url: 'https://qingjian.test/pay/notify/alipay',
    return_url: RETURN_URL,
    biz_content: {
      out_trade_no: 'QJ20261121',
      total_amount: '199.00',
      subject: '年度会员',
      product_code: 'QUICK_WAP_WAY',
      quit_url: RETURN_URL,
      time_expire: '2026-11-21 10:15:00',
    },
  })
  const names = Object.keys(signed).sort()
  expect(isOurs(names.map((name) => `${name}=${signed[name]}`).join('&'), sign)).toBe(true)
})

test('a request for a QR code is the same for a phone without such a page', async () => {
  const method = 'alipay.trade.precreate'
  const link = 'https://qr.alipay.com/bax1'
  const answers = [1, 2].map(() => alipaySays(method, { ...OK, out_trade_no: ORDER.orderNo, qr_code: link }))
  const { gateway, asked } = createGateway('alipay', ...answers)
  expect(await gateway.create(ORDER)).toEqual({ kind: 'success', value: { payUrl: link } })
  expect(await gateway.create({ ...ORDER, surface: 'phone', returnUrl: RETURN_URL })).toEqual({
    kind: 'success',
    value: { payUrl: link },
  })
  const [first, second] = asked
  expect(first?.url).toBe(second?.url)
  const { origin, pathname, searchParams } = new URL(first?.url ?? '')
  expect(origin + pathname).toBe('https://openapi.alipay.com/gateway.do')
  expect(Object.fromEntries(searchParams)).toEqual({
    app_id: '2021000000000001',
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-21 10:00:00',
    version: '1.0',
    notify_url: 'https://qingjian.test/pay/notify/alipay',
    sign: expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/),
  })
  const form = new URLSearchParams(new TextDecoder().decode(await first?.arrayBuffer()))
  expect([[...form.keys()], JSON.parse(form.get('biz_content') ?? '')]).toEqual([
    ['biz_content'],
    {
      out_trade_no: 'QJ20261121',
      total_amount: '199.00',
      subject: '年度会员',
      product_code: 'FACE_TO_FACE_PAYMENT',
      time_expire: '2026-11-21 10:15:00',
    },
  ])
})

test('what is bought is said in 128 characters at most', async () => {
  const { gateway, asked } = createGateway('alipay', new Error('no answer'))
  await gateway.create({ ...ORDER, description: '会'.repeat(129) })
  const form = new TextDecoder().decode(await asked[0]?.arrayBuffer())
  const content = new URLSearchParams(form).get('biz_content')
  expect(JSON.parse(content ?? '')).toMatchObject({ subject: '会'.repeat(128) })
})

describe('answers', () => {
  test.each<[string, () => Response | Error, object]>([
    ['nothing', () => new TypeError('Network'), { kind: 'unknown', reason: 'TypeError' }],
    ['500', () => new Response('', { status: 500 }), { kind: 'unknown', reason: 'HTTP 500' }],
    ['no JSON', () => new Response('ok'), UNVERIFIED],
    ['no signature', () => Response.json({ alipay_trade_query_response: TRADE }), UNVERIFIED],
    ['another call', () => alipaySays('alipay.trade.close', TRADE), UNVERIFIED],
    ['another order', () => alipaySays(QUERY, { ...TRADE, out_trade_no: 'QJ2' }), UNREADABLE],
    ['an amount that is none', () => alipaySays(QUERY, { ...TRADE, total_amount: '1,99' }), UNREADABLE],
    ['no code', () => alipaySays(QUERY, { trade_status: 'TRADE_SUCCESS' }), UNREADABLE],
    ['unavailable', () => refuses(QUERY, 'aop.busy', '20000'), { kind: 'unknown', reason: 'aop.busy' }],
    ['a fault', () => refuses(QUERY, 'ACQ.SYSTEM_ERROR'), { kind: 'unknown', reason: 'ACQ.SYSTEM_ERROR' }],
    [
      'a refusal',
      () => refuses(QUERY, 'isv.invalid-signature', '40002'),
      { kind: 'failure', reason: 'isv.invalid-signature' },
    ],
    ['no such trade', () => refuses(QUERY, 'ACQ.TRADE_NOT_EXIST'), { kind: 'success', value: { state: 'absent' } }],
    [
      'the payment',
      () => alipaySays(QUERY, TRADE),
      { kind: 'success', value: { state: 'paid', transactionId: '2026112122', amount: 19_900 } },
    ],
  ])('to a query: %s', async (_, answer, outcome) => {
    expect(await createGateway('alipay', answer()).gateway.query(ORDER.orderNo)).toEqual(outcome)
  })

  test('to a new order for another one', async () => {
    const node = { ...OK, out_trade_no: 'QJ2', qr_code: 'https://qr.alipay.com/bax1' }
    const { gateway } = createGateway('alipay', alipaySays('alipay.trade.precreate', node))
    expect(await gateway.create(ORDER)).toEqual(UNREADABLE)
  })

  test.each([
    [
      { trade_no: '4200', fund_change: 'Y' },
      { kind: 'success', value: 'done' },
    ],
    [
      { trade_no: '4200', fund_change: 'N' },
      { kind: 'success', value: 'pending' },
    ],
    [{ trade_no: '4201', fund_change: 'Y' }, UNREADABLE],
    [{ trade_no: '4200' }, UNREADABLE],
  ])('to a refund: %j', async (node, outcome) => {
    const { gateway } = createGateway('alipay', alipaySays('alipay.trade.refund', { ...OK, ...node }))
    expect(await gateway.refund(REFUND)).toEqual(outcome)
  })

  const REFUND_QUERY = 'alipay.trade.fastpay.refund.query'
  test.each([
    [alipaySays(REFUND_QUERY, { ...OK, out_request_no: 'R1', refund_status: 'REFUND_SUCCESS' }), 'success done'],
    [alipaySays(REFUND_QUERY, { ...OK, out_request_no: 'R1' }), 'success pending'],
    [alipaySays(REFUND_QUERY, { ...OK, out_request_no: 'R1', refund_status: 'PROCESSING' }), 'success pending'],
    [alipaySays(REFUND_QUERY, { ...OK, out_request_no: 'R2', refund_status: 'REFUND_SUCCESS' }), 'unknown'],
    [alipaySays(REFUND_QUERY, OK), 'failure'],
    [refuses(REFUND_QUERY, 'ACQ.TRADE_NOT_EXIST'), 'failure'],
    [refuses(REFUND_QUERY, 'isv.invalid-signature', '40002'), 'unknown'],
    [refuses(REFUND_QUERY, 'ACQ.SYSTEM_ERROR'), 'unknown'],
  ])('to a question about a refund, %#', async (answer, kind) => {
    const outcome = await createGateway('alipay', answer).gateway.queryRefund(REFUND)
    expect(outcome.kind === 'success' ? `success ${outcome.value}` : outcome.kind).toBe(kind)
  })

  const BILL = 'alipay.data.dataservice.bill.downloadurl.query'
  test('to a question about a bill', async () => {
    const address = 'http://dwbillcenter.alipay.com/downloadBillFile.resource?token=t'
    const { gateway, asked } = createGateway(
      'alipay',
      alipaySays(BILL, { ...OK, bill_download_url: address }),
      new Response('no archive'),
      refuses(BILL, 'isp.bill_not_exist'),
      refuses(BILL, 'isv.invalid-arguments', '40002'),
    )
    expect(await gateway.bill('2026-11-20')).toEqual({ kind: 'unknown', reason: 'A bill of unknown shape' })
    expect(asked[1]?.url).toBe(address.replace('http:', 'https:'))
    expect(await gateway.bill('2026-11-20')).toEqual({ kind: 'success', value: [] })
    expect(await gateway.bill('2026-11-20')).toEqual({ kind: 'failure', reason: 'isv.invalid-arguments' })
  })
})

describe('notifications', () => {
  const { gateway } = createGateway('alipay')
  const IGNORED = { kind: 'ignored', eventId: 'event-1' }
  const PAYMENT = {
    kind: 'payment',
    eventId: 'event-1',
    orderNo: ORDER.orderNo,
    transactionId: '2026112122',
    amount: 19_900,
  }
  const REFUNDED = { gmt_refund: '2026-11-21 10:00:00.000', refund_fee: '199.00', out_biz_no: 'R1' }
  const refund = {
    kind: 'refund',
    eventId: 'event-1',
    orderNo: ORDER.orderNo,
    transactionId: '2026112122',
    refundNo: 'R1',
    state: 'done',
    amount: null,
    total: 19_900,
    paid: 19_900,
  }

  test.each([
    [{}, PAYMENT],
    [{ trade_status: 'TRADE_FINISHED' }, PAYMENT],
    [{ subject: '100%25 & more=%41', fund_bill_list: '[{"amount":"199.00"}]' }, PAYMENT],
    [{ empty: '' }, PAYMENT],
    [{ notify_time: '2026-11-20 09:00:01' }, PAYMENT],
    [{ notify_time: '2026-11-22 10:59:59' }, PAYMENT],
    [{ trade_status: 'WAIT_BUYER_PAY' }, IGNORED],
    [{ trade_status: 'TRADE_CLOSED' }, IGNORED],
    [{ total_amount: 'much' }, IGNORED],
    [{ notify_type: 'open_app_auth_notify' }, IGNORED],
    [REFUNDED, refund],
    [{ ...REFUNDED, trade_status: 'TRADE_CLOSED' }, refund],
    [
      { ...REFUNDED, refund_fee: '60.50' },
      { ...refund, total: 6050 },
    ],
    [
      { ...REFUNDED, out_biz_no: '' },
      { ...refund, refundNo: '' },
    ],
    [{ ...REFUNDED, refund_fee: '' }, IGNORED],
  ])('with %j', async (changed, notification) => {
    expect(await gateway.readNotification(alipayNotice(changed))).toEqual(notification)
  })

  test.each([
    [{ app_id: '2021000000000002' }, 'merchant'],
    [{ seller_id: '2088000000000002' }, 'merchant'],
    [{ charset: 'gbk' }, 'shape'],
    [{ notify_id: '' }, 'shape'],
    [{ notify_time: '2026-11-20 09:00:00' }, 'time'],
    [{ notify_time: '2026-11-22 11:00:00' }, 'time'],
    [{ notify_time: 'now' }, 'time'],
  ])('with %j are not believed', async (changed, reason) => {
    const reading = gateway.readNotification(alipayNotice(changed))
    await expect(reading).rejects.toMatchObject({ name: 'ForgedNotification', message: reason })
  })

  test.each([
    ['a field more', [['extra', '1']]],
    ['a field twice', [['total_amount', '0.01']]],
  ] satisfies [string, [string, string][]][])('with %s after signing are not believed', async (_, added) => {
    await expect(gateway.readNotification(alipayNotice({}, added))).rejects.toThrow('signature')
  })

  test('without anything are not believed', async () => {
    const request = new Request('https://x.test/', { method: 'POST', body: '' })
    await expect(gateway.readNotification(request)).rejects.toThrow('signature')
  })

  test('are answered in Alipay’s way', async () => {
    const told = (['accepted', 'forged', 'retry'] as const).map((result) => gateway.answerNotification(result))
    expect(await Promise.all(told.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [200, 'success'],
      [401, 'fail'],
      [503, 'fail'],
    ])
  })
})
