import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { textToSign } from '#src/sandbox/pay/alipay/sign.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { createPayWorld, SITE_KEYS } from './pay-world.ts'
import { SANDBOX, SITE } from './sandbox.ts'
import { eachTestAt } from './stopped-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const NOTIFY_URL = `${SITE}/pay/notify/alipay`

const world = createPayWorld('alipay')
const { act, received } = world

eachTestAt(NOW, world)

const listed = z.array(z.looseObject({ order_no: z.string() }))

/** Asks Alipay directly, signed by the application. */
async function call(method: string, content: unknown, changed: Record<string, string> = {}): Promise<unknown> {
  const parameters = new Map(
    Object.entries({
      ...{ app_id: SITE_KEYS.ALIPAY_APP_ID, method, charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
      ...{ timestamp: beijing(Date.now()), notify_url: NOTIFY_URL, biz_content: JSON.stringify(content), ...changed },
    }),
  )
  const sign = signRsa(SITE_KEYS.ALIPAY_PRIVATE_KEY, textToSign(parameters, []))
  const answer = await world.sandbox.network(`${SANDBOX}/openapi.alipay.com/gateway.do`, {
    method: 'POST',
    body: new URLSearchParams([...parameters, ['sign', sign]]),
  })
  const nodes = z.record(z.string(), z.unknown()).parse(await answer.json())
  return nodes[`${method.replaceAll('.', '_')}_response`] ?? nodes
}

const success = (fields: object) => ({ code: '10000', msg: 'Success', ...fields })
const failed = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: code })
const invalid = (code: string) => ({ code: '40002', msg: 'Invalid Arguments', sub_code: code })

const order = { out_trade_no: 'QJ20261121', total_amount: '199.00', subject: '青简 年度会员' }
const precreate = (changed: object = {}, fields?: Record<string, string>) =>
  call('alipay.trade.precreate', { ...order, ...changed }, fields)
const query = (content: object) => call('alipay.trade.query', content)
const close = (content: object) => call('alipay.trade.close', content)
const refund = (content: object, fields?: Record<string, string>) => call('alipay.trade.refund', content, fields)
const queryRefund = (content: object) => call('alipay.trade.fastpay.refund.query', content)

const offered = (no = order.out_trade_no) => success({ out_trade_no: no, qr_code: `${SANDBOX}/__sandbox/pay/${no}` })
const refused = failed('ACQ.INVALID_PARAMETER')
const named = { out_trade_no: order.out_trade_no }

/** A paid order's number at Alipay. */
async function paid(): Promise<string> {
  await precreate()
  const answer = await act(order.out_trade_no, 'pay', { notify: 'lost' })
  return answer.order.payments.at(-1)?.transaction_id ?? ''
}

test.each<[string, Record<string, string>, object]>([
  ['the number of a certificate', { app_cert_sn: 'x' }, invalid('isv.invalid-app-cert-sn')],
  ['the number of a root', { alipay_root_cert_sn: 'x' }, invalid('isv.invalid-alipay-root-cert-sn')],
  ['another kind of signature', { sign_type: 'RSA' }, invalid('isv.invalid-signature-type')],
  ['another charset', { charset: 'gbk' }, invalid('isv.invalid-charset')],
  [
    'another version',
    { version: '1.1' },
    { code: '40001', msg: 'Missing Required Arguments', sub_code: 'isv.missing-version' },
  ],
  ['another method', { method: 'alipay.trade.pay' }, invalid('isv.invalid-method')],
])('Alipay refuses a request with %s before it reads what is wanted', async (_what, changed, answer) => {
  const method = changed.method ?? 'alipay.trade.precreate'
  expect(await call(method, order, changed)).toEqual(answer)
  expect(await world.orders()).toEqual([])
})

test('a charset may be written in capitals', async () => {
  expect(await precreate({}, { charset: 'UTF-8' })).toEqual(offered())
})

test.each<[string, string, object]>([
  ['a quarter of an hour old', beijing(NOW - 15 * MINUTE), offered()],
  ['a second older', beijing(NOW - 15 * MINUTE - 1000), invalid('isv.invalid-timestamp')],
  ['a quarter of an hour ahead', beijing(NOW + 15 * MINUTE), offered()],
  ['a second further ahead', beijing(NOW + 15 * MINUTE + 1000), invalid('isv.invalid-timestamp')],
  ['written otherwise', '2026-11-21T10:00:00', invalid('isv.invalid-timestamp')],
  ['no time at all', 'yesterday', invalid('isv.invalid-timestamp')],
])('a request that is %s', async (_when, timestamp, answer) => {
  expect(await precreate({}, { timestamp })).toEqual(answer)
})

test.each<[string, object]>([
  ['a number that is too long', { out_trade_no: 'a'.repeat(65) }],
  ['no number', { out_trade_no: '' }],
  ['a number that begins with a blank', { out_trade_no: ' QJ1' }],
  ['a number that ends with a sign', { out_trade_no: 'QJ1-' }],
  ['no amount', { total_amount: '0.00' }],
  ['parts of a fen', { total_amount: '1.005' }],
  ['an amount that ends with a dot', { total_amount: '1.' }],
  ['less than nothing', { total_amount: '-1.00' }],
  ['an amount in a currency', { total_amount: '1.00元' }],
  ['a thousand million', { total_amount: '1000000000' }],
  ['no subject', { subject: '' }],
  ['a subject that is too long', { subject: '字'.repeat(257) }],
  ['a subject that begins with a slash', { subject: '/会员' }],
  ['a subject that ends with a sign', { subject: '会员&' }],
  ['an end that is now', { time_expire: beijing(NOW) }],
  ['an end written otherwise', { time_expire: '2026-11-21T11:00:00' }],
  ['an end with something before it', { time_expire: `x${beijing(NOW + HOUR)}` }],
  ['an end with something behind it', { time_expire: `${beijing(NOW + HOUR)}Z` }],
  ['no minutes', { timeout_express: '0m' }],
  ['other units', { timeout_express: '1s' }],
  ['too many minutes', { timeout_express: '100000m' }],
  ['minutes less than none', { timeout_express: '-1m' }],
  ['minutes and more', { timeout_express: '1m0' }],
  ['another product', { product_code: 'QUICK_WAP_WAY' }],
])('no code is offered for %s', async (_what, changed) => {
  expect(await precreate(changed)).toEqual(refused)
  expect(await world.orders()).toEqual([])
})

test.each<[string, object, object]>([
  ['three hours', {}, { expires_at: NOW + 3 * HOUR }],
  ['a second', { time_expire: beijing(NOW + 1000) }, { expires_at: NOW + 1000 }],
  ['a minute', { timeout_express: '1m' }, { expires_at: NOW + MINUTE }],
  ['two hours', { timeout_express: '2h' }, { expires_at: NOW + 2 * HOUR }],
  ['days, in five digits', { timeout_express: '10000d' }, { expires_at: NOW + 10_000 * DAY }],
  [
    'until a time rather than for so long',
    { time_expire: beijing(NOW + HOUR), timeout_express: '1m' },
    { expires_at: NOW + HOUR },
  ],
])('a code is good for %s', async (_how, changed, expected) => {
  expect(await precreate(changed)).toEqual(offered())
  expect(listed.parse(await world.sandbox.get('orders'))).toMatchObject([{ ...expected, created_at: NOW }])
})

test.each<[string, number]>([
  ['0.01', 1],
  ['0.1', 10],
  ['7', 700],
  ['999999999.99', 99_999_999_999],
])('%s yuan are %i fen', async (total_amount, amount) => {
  const no = 'a'.repeat(64)
  expect(await precreate({ out_trade_no: no, total_amount, subject: '字'.repeat(256) })).toEqual(offered(no))
  expect(await world.orders()).toMatchObject([{ order_no: no, amount, description: '字'.repeat(256) }])
})

test('a number is taken again only by the same order, while it is open', async () => {
  await precreate()
  expect(await precreate()).toEqual(offered())
  expect(await precreate({ subject: '另一个' })).toEqual(failed('ACQ.CONTEXT_INCONSISTENT'))
  await act(order.out_trade_no, 'pay', { notify: 'lost' })
  expect(await precreate()).toEqual(failed('ACQ.TRADE_HAS_SUCCESS'))
  await precreate({ out_trade_no: 'QJ2' })
  await act('QJ2', 'scan')
  await close({ out_trade_no: 'QJ2' })
  expect(await precreate({ out_trade_no: 'QJ2' })).toEqual(failed('ACQ.TRADE_HAS_CLOSE'))
})

test('a trade is told of by either number, before it is paid and afterwards', async () => {
  expect(await query({})).toEqual(refused)
  expect(await query(named)).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  await precreate()
  expect(await query(named)).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  await act(order.out_trade_no, 'scan')
  const told = { ...named, total_amount: '199.00' }
  expect(await query(named)).toEqual(success({ ...told, trade_no: '0'.repeat(28), trade_status: 'WAIT_BUYER_PAY' }))
  vi.setSystemTime(NOW + MINUTE)
  const first = await paid()
  const answer = success({
    ...told,
    trade_no: first,
    trade_status: 'TRADE_SUCCESS',
    send_pay_date: '2026-11-21 10:01:00',
  })
  expect([await query(named), await query({ trade_no: first })]).toEqual([answer, answer])
  vi.setSystemTime(NOW + 2 * MINUTE)
  const again = await act(order.out_trade_no, 'pay', { notify: 'again' })
  const second = again.order.payments.at(-1)?.transaction_id ?? ''
  expect(await query(named)).toEqual(answer)
  // Its own number is what Alipay goes by.
  expect(await query({ trade_no: second, out_trade_no: 'QJ404' })).toEqual({
    ...answer,
    trade_no: second,
    send_pay_date: '2026-11-21 10:02:00',
  })
  for (const trade_no of ['123', `x${first}`, `${first}x`, '1'.repeat(65)])
    expect(await query({ trade_no })).toEqual(refused)
  expect(await query({ trade_no: '1'.repeat(16) })).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
})

test('a trade nobody has paid is closed when its time is over, and by whoever asks for it', async () => {
  await precreate({ timeout_express: '1m' })
  await act(order.out_trade_no, 'scan')
  vi.setSystemTime(NOW + MINUTE - 1)
  expect(await query(named)).toMatchObject({ trade_status: 'WAIT_BUYER_PAY' })
  vi.setSystemTime(NOW + MINUTE)
  expect(await query(named)).toMatchObject({ trade_status: 'TRADE_CLOSED' })
  expect(await close(named)).toEqual(failed('ACQ.REASON_TRADE_STATUS_INVALID'))
  await precreate({ out_trade_no: 'QJ2' })
  expect(await close({ out_trade_no: 'QJ2' })).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  await act('QJ2', 'scan')
  expect(await close({ out_trade_no: 'QJ2' })).toEqual(success({ out_trade_no: 'QJ2', trade_no: '0'.repeat(28) }))
  expect(await query({ out_trade_no: 'QJ2' })).toMatchObject({ trade_status: 'TRADE_CLOSED' })
})

test('a trade is refunded in parts, each under its own number, up to what was paid', async () => {
  const trade_no = await paid()
  const told = (fund_change: string, refund_fee: string) => success({ ...named, trade_no, fund_change, refund_fee })
  const part = (out_request_no: string, refund_amount: string) => refund({ ...named, out_request_no, refund_amount })
  expect(await refund({ refund_amount: '1.00', out_request_no: 'a' })).toEqual(refused)
  expect(await refund({ ...named, refund_amount: '1.00' })).toEqual(refused)
  expect(await part('a', '150.00')).toEqual(told('Y', '150.00'))
  expect(await part('a', '150.00')).toEqual(told('N', '150.00'))
  expect(await part('a', '1.00')).toEqual(failed('ACQ.DISCORDANT_REPEAT_REQUEST'))
  expect(await part('b', '49.01')).toEqual(failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'))
  expect(await query(named)).toMatchObject({ trade_status: 'TRADE_SUCCESS' })
  expect(await part('b', '49.00')).toEqual(told('Y', '199.00'))
  expect(await query(named)).toMatchObject({ trade_status: 'TRADE_CLOSED' })
  expect(await queryRefund({ ...named, out_request_no: 'b' })).toEqual(
    success({ ...named, trade_no, out_request_no: 'b', refund_amount: '49.00', refund_status: 'REFUND_SUCCESS' }),
  )
  expect(await queryRefund({ ...named, out_request_no: 'c' })).toEqual(success({}))
  expect(await queryRefund({ out_trade_no: 'QJ404', out_request_no: 'a' })).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  expect(received).toMatchObject([
    { kind: 'refund', refundNo: 'a', total: 15_000 },
    { kind: 'refund', refundNo: 'b', total: 19_900 },
  ])
})

test('all of a trade is refunded without a number of its own, which is the order’s then', async () => {
  const trade_no = await paid()
  await world.sandbox.setFaults({ refunds: 'pending' })
  const told = { ...named, trade_no }
  expect(await refund({ trade_no, refund_amount: '199.00' })).toEqual(
    success({ ...told, fund_change: 'N', refund_fee: '0.00' }),
  )
  expect(await queryRefund({ trade_no, out_request_no: order.out_trade_no })).toEqual(
    success({ ...told, out_request_no: order.out_trade_no, refund_amount: '199.00' }),
  )
  expect(received).toEqual([])
})

test('what was not paid is not refunded, and a day without payments has no bill', async () => {
  await precreate()
  await act(order.out_trade_no, 'scan')
  const wanted = { refund_amount: '199.00', out_request_no: 'a' }
  expect(await refund({ ...named, ...wanted })).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  expect(await refund({ out_trade_no: 'QJ404', ...wanted })).toEqual(failed('ACQ.TRADE_NOT_EXIST'))
  const bill = (bill_date: string, bill_type = 'trade') =>
    call('alipay.data.dataservice.bill.downloadurl.query', { bill_date, bill_type })
  expect(await bill('2026-11-21')).toEqual(failed('isp.bill_not_exist'))
  await act(order.out_trade_no, 'pay', { notify: 'lost' })
  expect(await bill('2026-11-20')).toEqual(failed('isp.bill_not_exist'))
  for (const day of ['2026-11-2', 'x2026-11-21', '2026-11-211']) expect(await bill(day)).toEqual(refused)
  expect(await bill('2026-11-21', 'signcustomer')).toEqual(refused)
  expect(await bill('2026-11-21')).toEqual(
    success({
      bill_download_url: `${SANDBOX}/dwbillcenter.alipay.com/downloadBillFile.resource?bizType=trade&fileType=csv.zip&bizDates=2026-11-21`,
    }),
  )
})
