import { env } from 'cloudflare:workers'
import { createPublicKey } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { isRequestSigned, textToSign } from '#src/sandbox/pay/alipay/sign.ts'
import { signRsa, verifyRsa } from '#src/sandbox/pay/rsa.ts'
import { refusalOf } from '#src/sandbox/pay/wechat-pay/verify.ts'
import { ali_notify, ali_resp, wxpay_doc_get, wxpay_doc_post, wxpay_go_sign } from '#tests/support/vectors/pay.json'
import { createPayWorld, SITE_KEYS } from './pay-world.ts'
import { SANDBOX } from './sandbox.ts'

const NATIVE = '/v3/pay/transactions/native'
const REFUNDS = '/v3/refund/domestic/refunds'
const HEADERS = { accept: 'application/json', 'user-agent': 'Tests', 'content-type': 'application/json' }

const world = createPayWorld('wechat')

beforeEach(world.reset)

type Signed = { method?: string; path?: string; headers?: Record<string, string>; at?: number; mchid?: string }

/** Asks WeChat Pay directly, signed by the merchant unless headers say otherwise. */
async function ask(body: unknown, { method = 'POST', path = NATIVE, headers = {}, at, mchid }: Signed = {}) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const timestamp = at ?? Math.floor(Date.now() / 1000)
  const signature = signRsa(SITE_KEYS.WECHAT_PAY_PRIVATE_KEY, `${method}\n${path}\n${timestamp}\nnonce\n${text}\n`)
  const fields = {
    mchid: mchid ?? SITE_KEYS.WECHAT_PAY_MCH_ID,
    nonce_str: 'nonce',
    signature,
    timestamp: String(timestamp),
    serial_no: SITE_KEYS.WECHAT_PAY_SERIAL_NO,
  }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  const response = await world.sandbox.network(`${SANDBOX}/api.mch.weixin.qq.com${path}`, {
    method,
    headers: { ...HEADERS, authorization: `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`, ...headers },
    ...(text !== '' && { body: text }),
  })
  const { status } = response
  return {
    status,
    isSigned: response.headers.has('wechatpay-signature'),
    body: JSON.parse((await response.text()) || '{}'),
  }
}

function orderWith(changed: object) {
  return {
    appid: SITE_KEYS.WECHAT_PAY_APP_ID,
    mchid: SITE_KEYS.WECHAT_PAY_MCH_ID,
    description: '年度会员',
    out_trade_no: 'QJ20261121',
    notify_url: 'https://qingjian.test/pay/notify/wechat',
    time_expire: new Date(Date.now() + 8 * 3_600_000 + 900_000).toISOString().replace(/\.\d+Z/, '+08:00'),
    amount: { total: 100, currency: 'CNY' },
    ...changed,
  }
}

describe('WeChat Pay', () => {
  test('accepts well-formed signed requests, and signs its answers', async () => {
    expect(await ask(orderWith({}))).toEqual({
      status: 200,
      isSigned: true,
      body: { code_url: `${SANDBOX}/__sandbox/pay/QJ20261121` },
    })
  })

  const SIGN_ERROR = { status: 401, isSigned: false }
  test.each([
    ['no signature', { authorization: '' }, NATIVE, '签名信息错误，验签失败'],
    ['a bearer', { authorization: 'Bearer x' }, NATIVE, '签名信息错误，验签失败'],
    [
      'no signature, elsewhere',
      { authorization: '' },
      REFUNDS,
      'Http头Authorization值格式错误，请参考《微信支付商户REST API签名规则》',
    ],
  ])('says in its own words what is wrong with %s', async (_, headers, path, message) => {
    expect(await ask({}, { headers, path })).toEqual({ ...SIGN_ERROR, body: { code: 'SIGN_ERROR', message } })
  })

  test('looks at the clock before the signature, and at the headers before both', async () => {
    const late = await ask({}, { at: Math.floor(Date.now() / 1000) - 310, mchid: '1' })
    expect(late.body.message).toBe('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟')
    expect((await ask({}, { mchid: '1' })).body.message).toBe('签名错误')
    const silent = await ask({}, { headers: { 'user-agent': '', authorization: '' }, path: REFUNDS })
    expect([silent.status, silent.body.message]).toEqual([400, 'Http头缺少Accept或User-Agent'])
  })

  test.each([
    ['/amount/total', { amount: { total: 0, currency: 'CNY' } }],
    ['/amount/total', { amount: { total: 1.5, currency: 'CNY' } }],
    ['/out_trade_no', { out_trade_no: 'short' }],
    ['/out_trade_no', { out_trade_no: 'with space' }],
    ['/description', { description: '' }],
    ['/description', { description: '🎉' }],
    ['/notify_url', { notify_url: 'https://qingjian.test/pay?x=1' }],
    ['/time_expire', { time_expire: '2026-11-21 10:00:00' }],
    ['/time_expire', { time_expire: '2036-11-21T10:00:00+08:00' }],
  ])('names the field %s of %j', async (field, changed) => {
    const { status, isSigned, body } = await ask(orderWith(changed))
    expect([status, isSigned, body.code, body.detail.field]).toEqual([400, false, 'PARAM_ERROR', field])
  })

  test.each([
    [{ mchid: '1900000002' }, 'PARAM_ERROR', 'http header中的mchid与post payload中的mchid不匹配'],
    [{ appid: 'wx0' }, 'APPID_MCHID_NOT_MATCH', '商户号和appid没有绑定关系'],
  ])('does not take an order of somebody else: %j', async (changed, code, message) => {
    expect((await ask(orderWith(changed))).body).toEqual({ code, message })
  })

  test('closes as often as one likes, also what it never heard of', async () => {
    const order = orderWith({})
    await ask(order)
    const body = { mchid: SITE_KEYS.WECHAT_PAY_MCH_ID }
    for (const no of ['QJ20261121', 'QJ20261121', 'QJ00000000']) {
      const closed = await ask(body, { path: `/v3/pay/transactions/out-trade-no/${no}/close` })
      expect(closed).toEqual({ status: 204, isSigned: true, body: {} })
    }
    expect((await ask(order)).body.code).toBe('ORDER_CLOSED')
  })
})

describe('what gateways document', () => {
  const publicKey = (pem: string) => {
    const text = pem.replaceAll('TESTING KEY', 'PRIVATE KEY')
    return createPublicKey(text).export({ format: 'der', type: 'spki' }).toString('base64')
  }

  test('is signed by the sandbox to the byte', () => {
    const key = wxpay_go_sign.key.replace(/-----[A-Z ]+-----|\s/g, '')
    expect(signRsa(key, wxpay_go_sign.message)).toBe(wxpay_go_sign.sig)
  })

  test.each([
    ['POST', wxpay_doc_post],
    ['GET', wxpay_doc_get],
  ])('is accepted as a %s to WeChat Pay, and nothing else', (method, { key, message, sig }) => {
    const [, path = '', , , body = ''] = message.split('\n')
    const account = {
      appId: '',
      merchantId: '1900007291',
      serialNo: '408B07',
      merchantKey: publicKey(key),
      apiV3Key: '',
      privateKey: '',
      certificates: [],
      keyId: '',
    }
    const fields = `mchid="1900007291",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="${sig}",timestamp="1554208460",serial_no="408B07"`
    const headers = new Headers({ ...HEADERS, authorization: `WECHATPAY2-SHA256-RSA2048 ${fields}` })
    const request = { method, path, headers, body }
    const now = 1554208460_000
    expect(refusalOf(request, account, now)).toBeNull()
    expect(refusalOf({ ...request, body: `${body} ` }, account, now)?.message).toBe('签名错误')
    expect(refusalOf({ ...request, path: `${path}/` }, account, now)?.message).toBe('签名错误')
    expect(refusalOf(request, { ...account, serialNo: '408B08' }, now)?.message).toBe('签名错误')
    expect(refusalOf(request, { ...account, merchantKey: '' }, now)?.message).toBe('签名错误')
    expect(refusalOf(request, account, now + 301_000)?.status).toBe(401)
  })

  test('is what Alipay signs: notifications without the type, requests with it', () => {
    const parameters = new Map(Object.entries(ali_notify.params))
    expect(verifyRsa(ali_notify.pub, textToSign(parameters, ['sign', 'sign_type']), ali_notify.sign)).toBe(true)
    const signed = new Map([...parameters, ['sign', ali_notify.sign]])
    expect(isRequestSigned(ali_notify.pub, signed)).toBe(false)
    const [, node = '', sign = ''] = /_response":(\{.*\}),"sign":"(.*)"/.exec(ali_resp.raw) ?? []
    expect([verifyRsa(ali_resp.pub, node, sign), verifyRsa(ali_resp.pub, `${node} `, sign)]).toEqual([true, false])
  })
})

describe('the simulated phone', () => {
  async function open(orderNo: string, act?: string) {
    const response = await world.sandbox.network(`${SANDBOX}/__sandbox/pay/${orderNo}`, {
      ...(act !== undefined && { method: 'POST', body: new URLSearchParams({ act }) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      to: response.headers.get('location'),
      shows: / role="\w+">([^<]*)/.exec(text)?.[1],
      buttons: [...text.matchAll(/value="(\w+)"/g)].map(([, name]) => name),
    }
  }

  test('shows the amount, takes the payment, and confirms it', async () => {
    const request = world.newRequest()
    await world.gateway.create(request)
    const { orderNo } = request
    expect(await open(orderNo)).toEqual({
      status: 200,
      to: null,
      shows: '待支付 To be paid',
      buttons: ['pay', 'fail', 'twice', 'late'],
    })
    expect(await open(orderNo, 'fail')).toMatchObject({ status: 303, to: `/__sandbox/pay/${orderNo}?failed=` })
    expect(await open(orderNo, 'twice')).toMatchObject({ status: 303, to: `/__sandbox/pay/${orderNo}` })
    expect(world.received.length).toBe(2)
    expect(await open(orderNo)).toMatchObject({ shows: '支付成功 Paid', buttons: ['again'] })
    expect((await open(orderNo, 'pay')).status).toBe(409)
    await open(orderNo, 'again')
    expect(world.received.length).toBe(3)
  })

  test('pays an expired order late', async () => {
    const orderNo = await world.begin()
    await world.act(orderNo, 'expire')
    expect(await open(orderNo)).toMatchObject({ shows: '订单已过期 Time is over', buttons: ['late'] })
    expect((await open(orderNo, 'pay')).status).toBe(409)
    await open(orderNo, 'late')
    expect(world.received).toMatchObject([{ kind: 'payment', orderNo }])
  })

  test('knows no other orders', async () => {
    expect([(await open('QJ404')).status, (await open('QJ404', 'pay')).status]).toEqual([404, 404])
  })
})

test('an order expires on both sides, and is due at the site; one that is closed there stays as it is', async () => {
  const times = async (orderNo: string) =>
    env.DB.prepare('SELECT expires_at, due_at FROM orders WHERE order_no = ?').bind(orderNo).first()
  const [open, closed] = [await world.begin(), await world.begin()]
  for (const [orderNo, door] of [
    [open, 'open'],
    [closed, 'closed'],
  ] as const) {
    await env.DB.prepare(
      `INSERT INTO orders (order_no, kind, level, lane, title_zh, title_en, amount, pay_type, surface, client_address,
         door, state, created_at, expires_at, revision, asked_at, due_at)
       SELECT ?, 'membership', slug, 'membership', '会员', 'Membership', 19900, 1, 'qr', '203.0.113.7',
         ?, 'pending', 1000, 9000, 'r', 1000, 5000 FROM membership_levels LIMIT 1`,
    )
      .bind(orderNo, door)
      .run()
    await world.act(orderNo, 'expire')
  }
  expect([await times(open), await times(closed)]).toEqual([
    { expires_at: 1000, due_at: 1000 },
    { expires_at: 9000, due_at: 5000 },
  ])
})

test('what tests ask for is checked', async () => {
  const orderNo = await world.begin()
  expect(await world.sandbox.post(`orders/${orderNo}/pay`, { notify: 'maybe' })).toEqual({
    error: 'notify must be one of now, late, twice, lost, again, forged',
  })
  expect(await world.sandbox.post('orders/QJ404/pay')).toEqual({ error: 'No gateway knows this order' })
  expect(await world.sandbox.post(`orders/${orderNo}/attack`, { kind: 'replay' })).toEqual({
    error: 'This order cannot be attacked like that',
  })
  expect((await world.act(orderNo, 'notify')).error).toBe('The order has not been paid')
  expect((await world.act(orderNo, 'refund')).error).toBe('There is nothing to refund')
})
