import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { beijingIso } from '#src/sandbox/pay/beijing.ts'
import { signRsa } from '#src/sandbox/pay/rsa.ts'
import { createPayWorld, SITE_KEYS } from './pay-world.ts'
import { SANDBOX, SITE } from './sandbox.ts'
import { eachTestAt } from './stopped-clock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const { WECHAT_PAY_APP_ID: appid, WECHAT_PAY_MCH_ID: mchid } = SITE_KEYS
const NO = 'QJ20261121'

const world = createPayWorld('wechat')
const { act, received } = world

eachTestAt(NOW, world)

const listed = z.array(z.looseObject({ order_no: z.string() }))

/** Asks WeChat Pay directly, signed by the merchant at this second: the status, and what is said. */
async function ask(method: string, path: string, content?: unknown, at = NOW / 1000): Promise<[number, unknown]> {
  const body = content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content)
  const text = `${method}\n${path}\n${at}\nnonce\n${body}\n`
  const fields = {
    ...{ mchid, nonce_str: 'nonce', timestamp: String(at), serial_no: SITE_KEYS.WECHAT_PAY_SERIAL_NO },
    signature: signRsa(SITE_KEYS.WECHAT_PAY_PRIVATE_KEY, text),
  }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  const authorization = `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
  const answer = await world.sandbox.network(`${SANDBOX}/api.mch.weixin.qq.com${path}`, {
    ...{ method, headers: { accept: 'application/json', 'user-agent': 'Tests', authorization } },
    ...(body !== '' && { body }),
  })
  return [answer.status, JSON.parse((await answer.text()) || 'null')]
}

const order = {
  ...{ appid, mchid, description: '年度会员', out_trade_no: NO, notify_url: `${SITE}/pay/notify/wechat` },
  ...{ time_expire: beijingIso(NOW + 15 * MINUTE), amount: { total: 19_900, currency: 'CNY' } },
}
const create = (changed: object = {}, product = 'native') =>
  ask('POST', `/v3/pay/transactions/${product}`, { ...order, ...changed })
const query = (no = NO, merchant = mchid) => ask('GET', `/v3/pay/transactions/out-trade-no/${no}?mchid=${merchant}`)
const byId = (id: string, merchant = mchid) => ask('GET', `/v3/pay/transactions/id/${id}?mchid=${merchant}`)
const close = (no = NO, merchant: unknown = mchid) =>
  ask('POST', `/v3/pay/transactions/out-trade-no/${no}/close`, { mchid: merchant })
const refund = (changed: object) =>
  ask('POST', '/v3/refund/domestic/refunds', {
    ...{ out_refund_no: 'R1', notify_url: order.notify_url },
    ...{ amount: { refund: 19_900, total: 19_900, currency: 'CNY' }, ...changed },
  })
const queryRefund = (no: string) => ask('GET', `/v3/refund/domestic/refunds/${no}`)

const offered = (no = NO) => [200, { code_url: `${SANDBOX}/__sandbox/pay/${no}` }]
const OTHER_MERCHANT = [400, { code: 'PARAM_ERROR', message: 'http header中的mchid与post payload中的mchid不匹配' }]
const NO_ORDER = [404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }]
const PAID = [400, { code: 'ORDERPAID', message: '该订单已支付' }]

/** A paid order's number at WeChat Pay. */
async function paid(): Promise<string> {
  await create()
  const answer = await act(NO, 'pay', { notify: 'lost' })
  return answer.order.payments.at(-1)?.transaction_id ?? ''
}

test.each<[string, number, object]>([
  ['five minutes ago', NOW / 1000 - 300, offered()],
  ['a second earlier', NOW / 1000 - 301, [401, expect.anything()]],
  ['in five minutes', NOW / 1000 + 300, offered()],
  ['a second later', NOW / 1000 + 301, [401, expect.anything()]],
])('a request that was signed %s', async (_when, at, answer) => {
  expect(await ask('POST', '/v3/pay/transactions/native', order, at)).toEqual(answer)
})

test.each<[string, string, object]>([
  ['an app without a name', '/appid', { appid: '' }],
  ['an app with a long one', '/appid', { appid: 'a'.repeat(33) }],
  ['a merchant without a name', '/mchid', { mchid: '' }],
  ['a merchant with a long one', '/mchid', { mchid: '1'.repeat(33) }],
  ['a description that is too long', '/description', { description: '字'.repeat(128) }],
  ['a short number', '/out_trade_no', { out_trade_no: 'QJ202' }],
  ['a long number', '/out_trade_no', { out_trade_no: 'a'.repeat(33) }],
  ['a number with a blank before it', '/out_trade_no', { out_trade_no: ` ${NO}` }],
  ['a number with a sign behind it', '/out_trade_no', { out_trade_no: `${NO}!` }],
  ['an address with a query', '/notify_url', { notify_url: `${order.notify_url}?a` }],
  ['a long address', '/notify_url', { notify_url: `${SITE}/`.padEnd(256, 'a') }],
  ['no address', '/notify_url', { notify_url: 'notify' }],
  ['an end with something before it', '/time_expire', { time_expire: ` ${order.time_expire}` }],
  ['an end with something behind it', '/time_expire', { time_expire: `${order.time_expire}:00` }],
  ['an end in more than a week', '/time_expire', { time_expire: beijingIso(NOW + 7 * DAY + SECOND) }],
])('an order with %s is refused, its field named', async (_what, field, changed) => {
  const [status, body] = await create(changed)
  expect([status, body]).toEqual([
    400,
    {
      code: 'PARAM_ERROR',
      message: expect.stringContaining(`输入源“/body${field}”映射到数值字段“${field}”校验失败，`),
      detail: { field, value: Object.values(changed).at(0), issue: expect.any(String), location: 'body' },
    },
  ])
  expect(await world.orders()).toEqual([])
})

test('what is wrong inside an amount is named by its path', async () => {
  const [status, body] = await create({ amount: { total: 1, currency: 'USD' } })
  expect([status, body]).toMatchObject([
    400,
    { code: 'PARAM_ERROR', detail: { field: '/amount/currency', value: 'USD' } },
  ])
})

test('what is no JSON is refused as that', async () => {
  const refused = [400, { code: 'PARAM_ERROR', message: '请求体不是合法的JSON' }]
  expect(await ask('POST', '/v3/pay/transactions/native', '{')).toEqual(refused)
  expect(await ask('POST', '/v3/refund/domestic/refunds', '{')).toEqual(refused)
})

test.each<[string, object, number]>([
  ['as it says', {}, NOW + 15 * MINUTE],
  ['a week at most', { time_expire: beijingIso(NOW + 7 * DAY) }, NOW + 7 * DAY],
  ['a week unless it says otherwise', { time_expire: undefined }, NOW + 7 * DAY],
  ['a minute at least', { time_expire: beijingIso(NOW + MINUTE - SECOND) }, NOW + MINUTE],
  ['longer than a minute', { time_expire: beijingIso(NOW + MINUTE + SECOND) }, NOW + MINUTE + SECOND],
])('an order is good for %s', async (_how, changed, expires_at) => {
  expect(await create(changed)).toEqual(offered())
  expect(listed.parse(await world.sandbox.get('orders'))).toMatchObject([{ expires_at, created_at: NOW }])
})

test('an order at its limits is taken', async () => {
  const out_trade_no = 'aZ09_-|*'.repeat(4)
  const limits = { out_trade_no, description: '字'.repeat(127), notify_url: `${SITE}/`.padEnd(255, 'a') }
  expect(await create({ ...limits, amount: { total: 1 } })).toEqual(offered(out_trade_no))
  expect(await create({ out_trade_no: 'QJ2026' })).toEqual(offered('QJ2026'))
  expect(await world.orders()).toMatchObject([{}, {}])
  const numbers = (await world.orders()).map(({ order_no, amount, description }) => [order_no, amount, description])
  expect(numbers).toEqual(
    expect.arrayContaining([
      [out_trade_no, 1, limits.description],
      ['QJ2026', 19_900, '年度会员'],
    ]),
  )
})

test.each<[string, string, object]>([
  ['a phone without an address', 'h5', { scene_info: { h5_info: { type: 'Wap' } } }],
  ['a phone with an empty address', 'h5', { scene_info: { payer_client_ip: '', h5_info: { type: 'Wap' } } }],
  ['a phone with a long address', 'h5', { scene_info: { payer_client_ip: '1'.repeat(46), h5_info: { type: 'Wap' } } }],
  ['nobody', 'jsapi', {}],
  ['somebody without a name', 'jsapi', { payer: { openid: '' } }],
  ['somebody with a long one', 'jsapi', { payer: { openid: 'o'.repeat(129) } }],
  ['somebody the app was never told of', 'jsapi', { payer: { openid: 'o'.repeat(128) } }],
])('an order of %s is refused', async (_whose, product, changed) => {
  expect(await create(changed, product)).toMatchObject([400, { code: 'PARAM_ERROR' }])
  expect(await world.orders()).toEqual([])
})

test('a number is taken again by the same request alone, while it is open', async () => {
  await create()
  expect(await create()).toEqual(offered())
  const scene_info = { payer_client_ip: '1'.repeat(45), h5_info: { type: 'Wap' } }
  const used = [403, { code: 'OUT_TRADE_NO_USED', message: '商户订单号重复' }]
  expect([await create({ description: '另一个' }), await create({ scene_info }, 'h5')]).toEqual([used, used])
  await act(NO, 'pay', { notify: 'lost' })
  expect(await create()).toEqual(PAID)
})

test('an order is told of by either number, to its merchant', async () => {
  expect(await query()).toEqual(NO_ORDER)
  await create()
  const unpaid = { appid, mchid, out_trade_no: NO, amount: { total: 19_900, currency: 'CNY' } }
  expect(await query()).toEqual([200, { ...unpaid, trade_state: 'NOTPAY', trade_state_desc: '订单未支付' }])
  vi.setSystemTime(NOW + SECOND)
  const transaction_id = await paid()
  const told = {
    ...{ ...unpaid, trade_state: 'SUCCESS', trade_state_desc: '支付成功', transaction_id, trade_type: 'NATIVE' },
    ...{ bank_type: 'OTHERS', success_time: '2026-11-21T10:00:01+08:00', payer: { openid: expect.any(String) } },
    amount: { total: 19_900, currency: 'CNY', payer_total: 19_900, payer_currency: 'CNY' },
  }
  expect([await query(), await byId(transaction_id)]).toEqual([
    [200, told],
    [200, told],
  ])
  vi.setSystemTime(NOW + 2 * SECOND)
  const again = await act(NO, 'pay', { notify: 'again' })
  const second = again.order.payments.at(-1)?.transaction_id ?? ''
  const ofSecond = { ...told, transaction_id: second, success_time: '2026-11-21T10:00:02+08:00' }
  expect([await query(), await byId(second)]).toEqual([
    [200, told],
    [200, ofSecond],
  ])
  expect(await byId('0'.repeat(28))).toEqual(NO_ORDER)
  expect([await query(NO, '1'), await byId(second, '1')]).toEqual([OTHER_MERCHANT, OTHER_MERCHANT])
})

test('an order is closed by its merchant, and not once it is paid', async () => {
  await create()
  expect([await close(NO, '1'), await close(NO, 1)]).toEqual([OTHER_MERCHANT, OTHER_MERCHANT])
  expect(await query()).toMatchObject([200, { trade_state: 'NOTPAY' }])
  expect(await close()).toEqual([204, null])
  expect(await query()).toMatchObject([200, { trade_state: 'CLOSED', trade_state_desc: '订单已关闭' }])
  await create({ out_trade_no: 'QJ2026' })
  await act('QJ2026', 'pay', { notify: 'lost' })
  expect(await close('QJ2026')).toEqual(PAID)
})

test('a payment is refunded in parts, each under its own number, up to what was paid', async () => {
  const transaction_id = await paid()
  const part = (out_refund_no: string, amount: number, total = 19_900) =>
    refund({ transaction_id, out_refund_no, amount: { refund: amount, total, currency: 'CNY' } })
  const told = (out_refund_no: string, amount: number, status: string) => [
    200,
    {
      ...{ refund_id: `5030000000${NOW}00000`, out_refund_no, transaction_id, out_trade_no: NO, status },
      ...{ channel: 'ORIGINAL', create_time: '2026-11-21T10:00:00+08:00', user_received_account: '支付用户零钱' },
      amount: { total: 19_900, refund: amount, payer_total: 19_900, payer_refund: amount },
    },
  ]
  const otherAmount = [400, { code: 'INVALID_REQUEST', message: '订单金额或退款金额与之前请求不一致' }]
  expect(await part('a', 15_000)).toEqual(told('a', 15_000, 'PROCESSING'))
  expect(await part('a', 15_000)).toEqual(told('a', 15_000, 'SUCCESS'))
  expect([await part('a', 1), await part('b', 1, 15_000)]).toEqual([otherAmount, otherAmount])
  expect(await part('b', 4901)).toEqual([403, { code: 'RULE_LIMIT', message: '申请退款金额超过可退金额' }])
  expect(await query()).toMatchObject([200, { trade_state: 'REFUND', trade_state_desc: '订单发生过退款' }])
  await world.sandbox.setFaults({ refunds: 'fail' })
  expect(await part('b', 4900)).toEqual(told('b', 4900, 'PROCESSING'))
  expect(await queryRefund('b')).toEqual(told('b', 4900, 'ABNORMAL'))
  expect(await queryRefund('c')).toEqual([404, { code: 'RESOURCE_NOT_EXISTS', message: '退款单不存在' }])
  expect(received).toMatchObject([
    { kind: 'refund', refundNo: 'a', amount: 15_000, state: 'done' },
    { kind: 'refund', refundNo: 'b', amount: 4900, state: 'failed' },
  ])
})

test('of an order paid twice a refund is of one payment: its number is not taken for the other', async () => {
  const first = await paid()
  const again = await act(NO, 'pay', { notify: 'again' })
  const second = again.order.payments.at(-1)?.transaction_id ?? ''
  await refund({ transaction_id: first })
  expect(await refund({ transaction_id: second })).toMatchObject([400, { code: 'INVALID_REQUEST' }])
  expect(await refund({ transaction_id: second, out_refund_no: 'R2' })).toMatchObject([200, { transaction_id: second }])
})

test.each<[string, string, object]>([
  ['no number', '/out_refund_no', { out_refund_no: '' }],
  ['a long number', '/out_refund_no', { out_refund_no: 'a'.repeat(65) }],
  ['a number with a sign before it', '/out_refund_no', { out_refund_no: '!a' }],
  ['a number with a blank behind it', '/out_refund_no', { out_refund_no: 'a ' }],
  ['a long reason', '/reason', { reason: '字'.repeat(81) }],
  ['a long address', '/notify_url', { notify_url: `${SITE}/`.padEnd(257, 'a') }],
  ['nothing to give back', '/amount/refund', { amount: { refund: 0, total: 19_900, currency: 'CNY' } }],
  ['nothing that was paid', '/amount/total', { amount: { refund: 1, total: 0, currency: 'CNY' } }],
])('a refund with %s is refused', async (_what, field, changed) => {
  const transaction_id = await paid()
  expect(await refund({ transaction_id, ...changed })).toMatchObject([400, { code: 'PARAM_ERROR', detail: { field } }])
  expect(await world.orders()).toMatchObject([{ refunds: [] }])
})

test('a refund at its limits is taken, one of no payment is not', async () => {
  const transaction_id = await paid()
  const limits = {
    out_refund_no: '_-|*@aZ0'.repeat(8),
    reason: '字'.repeat(80),
    notify_url: `${SITE}/`.padEnd(256, 'a'),
  }
  expect(await refund({ transaction_id: '0'.repeat(28) })).toEqual([
    404,
    { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' },
  ])
  expect(await refund({ transaction_id, ...limits })).toMatchObject([200, { out_refund_no: limits.out_refund_no }])
})

test('the bill of a day is offered with its digest; of days without payments there is none', async () => {
  const bill = (day: string) => ask('GET', `/v3/bill/tradebill?bill_date=${day}`)
  const none = [400, { code: 'NO_STATEMENT_EXIST', message: '账单文件不存在' }]
  expect(await bill('2026-11-21')).toEqual(none)
  await paid()
  expect(await bill('2026-11-20')).toEqual(none)
  const bad = [400, { code: 'PARAM_ERROR', message: '账单日期格式错误' }]
  for (const day of ['', 'x2026-11-21', '2026-11-211']) expect(await bill(day)).toEqual(bad)
  expect(await bill('2026-11-21')).toEqual([
    200,
    {
      ...{ hash_type: 'SHA1', hash_value: expect.stringMatching(/^[0-9a-f]{40}$/) },
      download_url: expect.stringMatching(
        new RegExp(`^${SANDBOX}/api\\.mch\\.weixin\\.qq\\.com/v3/billdownload/file\\?token=[\\w-]+$`),
      ),
    },
  ])
})
