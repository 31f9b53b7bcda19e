import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  createGateway,
  createGatewayWith,
  isOurs,
  ORDER,
  REFUND,
  RETURN_URL,
  wechatCallback,
  wechatHeaders,
  wechatSays,
} from './pay-world.ts'

const UNREADABLE = { kind: 'unknown', reason: 'An answer of unknown shape' }
const TRANSACTION = {
  appid: 'wx0123456789abcdef',
  mchid: '1900000001',
  out_trade_no: ORDER.orderNo,
  transaction_id: '4200',
  trade_state: 'SUCCESS',
  amount: { total: 19_900, currency: 'CNY' },
}

function refuses(status: number, body?: object): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status })
}

describe('requests', () => {
  test('for a QR code', async () => {
    const { gateway, asked } = createGateway('wechat', wechatSays({ code_url: 'weixin://wxpay/bizpayurl?pr=1' }))
    expect(await gateway.create(ORDER)).toEqual({ kind: 'success', value: { payUrl: 'weixin://wxpay/bizpayurl?pr=1' } })
    const [request] = asked
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('https://api.mch.weixin.qq.com/v3/pay/transactions/native')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: expect.stringMatching(
        /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="0{32}",signature="[A-Za-z0-9+/]{342}==",timestamp="1795226400",serial_no="408B07"$/,
      ),
      'content-type': 'application/json',
      'user-agent': 'Qingjian',
      'wechatpay-serial': 'PUB_KEY_ID_1',
    })
    expect(await request?.json()).toEqual({
      appid: 'wx0123456789abcdef',
      mchid: '1900000001',
      description: '年度会员',
      out_trade_no: 'QJ20261121',
      time_expire: '2026-11-21T10:15:00+08:00',
      notify_url: 'https://qingjian.test/pay/notify/wechat',
      amount: { total: 19_900, currency: 'CNY' },
    })
  })

  test('for a phone', async () => {
    const h5Url = 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1&package=2'
    const { gateway, asked } = createGateway('wechat', wechatSays({ h5_url: h5Url }))
    const created = await gateway.create({ ...ORDER, surface: 'phone', returnUrl: RETURN_URL })
    const payUrl = `${h5Url}&redirect_url=https%3A%2F%2Fqingjian.test%2Fpay%2Forder%2FQJ20261121%2Fback`
    expect([gateway.onPhone, created]).toEqual([true, { kind: 'success', value: { payUrl } }])
    expect(asked[0]?.url).toBe('https://api.mch.weixin.qq.com/v3/pay/transactions/h5')
    expect(await asked[0]?.json()).toMatchObject({
      scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
    })
  })

  test('inside WeChat, for a payer who is asked for silently', async () => {
    const variables = { WECHAT_PAY_PRODUCTS: 'native, h5, jsapi', WECHAT_PAY_APP_SECRET: 'secret' }
    const granted = Response.json({ access_token: 't', openid: 'oPayer', scope: 'snsapi_base' })
    const prepaid = wechatSays({ prepay_id: 'wx261153585405162d4d02642eabe7000000' })
    const { gateway, asked } = createGatewayWith(variables, 'wechat', granted, prepaid)
    expect(gateway.inWechat?.identifyUrl('/en/pay/oauth', ORDER.orderNo)).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef&redirect_uri=https%3A%2F%2Fqingjian.test%2Fen%2Fpay%2Foauth&response_type=code&scope=snsapi_base&state=QJ20261121#wechat_redirect',
    )
    expect(await gateway.inWechat?.identify('code1')).toEqual({ kind: 'success', value: 'oPayer' })
    expect(asked[0]?.url).toBe(
      'https://api.weixin.qq.com/sns/oauth2/access_token?appid=wx0123456789abcdef&secret=secret&code=code1&grant_type=authorization_code',
    )
    const created = await gateway.inWechat?.create(ORDER, 'oPayer')
    expect(created).toEqual({
      kind: 'success',
      value: {
        appId: 'wx0123456789abcdef',
        timeStamp: '1795226400',
        nonceStr: '0'.repeat(32),
        package: 'prepay_id=wx261153585405162d4d02642eabe7000000',
        signType: 'RSA',
        paySign: expect.any(String),
      },
    })
    const paySign = created?.kind === 'success' ? created.value.paySign : ''
    const signed = `wx0123456789abcdef\n1795226400\n${'0'.repeat(32)}\nprepay_id=wx261153585405162d4d02642eabe7000000\n`
    expect(isOurs(signed, paySign)).toBe(true)
    expect([asked[1]?.url, await asked[1]?.json()]).toEqual([
      'https://api.mch.weixin.qq.com/v3/pay/transactions/jsapi',
      {
        appid: 'wx0123456789abcdef',
        mchid: '1900000001',
        description: '年度会员',
        out_trade_no: 'QJ20261121',
        time_expire: '2026-11-21T10:15:00+08:00',
        notify_url: 'https://qingjian.test/pay/notify/wechat',
        amount: { total: 19_900, currency: 'CNY' },
        payer: { openid: 'oPayer' },
      },
    ])
  })

  test.each<[string, () => Response | Error, object]>([
    [
      'a code that was used',
      () => Response.json({ errcode: 40163, errmsg: 'code been used' }),
      { kind: 'failure', reason: '40163 code been used' },
    ],
    ['no answer', () => new TypeError('Network'), { kind: 'unknown', reason: 'TypeError' }],
  ])('a payer who cannot be known: %s', async (_label, answer, outcome) => {
    const variables = { WECHAT_PAY_PRODUCTS: 'native,jsapi', WECHAT_PAY_APP_SECRET: 'secret' }
    const { gateway } = createGatewayWith(variables, 'wechat', answer())
    expect([gateway.onPhone, await gateway.inWechat?.identify('code1')]).toEqual([false, outcome])
  })

  test('for a refund', async () => {
    const { gateway, asked } = createGateway('wechat')
    await gateway.refund(REFUND)
    expect(await asked[0]?.json()).toEqual({
      transaction_id: '4200',
      out_refund_no: 'R1',
      reason: '退款',
      notify_url: 'https://qingjian.test/pay/notify/wechat',
      amount: { refund: 4910, total: 19_900, currency: 'CNY' },
    })
  })
})

describe('answers', () => {
  test.each<[string, () => Response | Error, object]>([
    ['nothing', () => new TypeError('Network'), { kind: 'unknown', reason: 'TypeError' }],
    ['202', () => refuses(202, {}), { kind: 'unknown', reason: 'HTTP 202' }],
    ['a redirect', () => refuses(302), { kind: 'unknown', reason: 'HTTP 302' }],
    [
      '429',
      () => refuses(429, { code: 'FREQUENCY_LIMITED' }),
      { kind: 'unknown', reason: 'HTTP 429 FREQUENCY_LIMITED' },
    ],
    ['500', () => refuses(500, { code: 'SYSTEM_ERROR' }), { kind: 'unknown', reason: 'HTTP 500 SYSTEM_ERROR' }],
    ['404 of something in between', () => refuses(404), { kind: 'unknown', reason: 'HTTP 404' }],
    ['a refusal', () => refuses(403, { code: 'NO_AUTH' }), { kind: 'failure', reason: 'NO_AUTH' }],
    [
      '200 without a signature',
      () => Response.json({ ...TRANSACTION }),
      { kind: 'unknown', reason: 'Unverified answer' },
    ],
    ['no JSON', () => wechatSays('ok'), UNREADABLE],
    ['another order', () => wechatSays({ ...TRANSACTION, out_trade_no: 'QJ2' }), UNREADABLE],
    ['another merchant', () => wechatSays({ ...TRANSACTION, mchid: '1' }), UNREADABLE],
    ['another app', () => wechatSays({ ...TRANSACTION, appid: 'wx' }), UNREADABLE],
    ['another currency', () => wechatSays({ ...TRANSACTION, amount: { total: 1, currency: 'USD' } }), UNREADABLE],
    ['half a fen', () => wechatSays({ ...TRANSACTION, amount: { total: 0.5 } }), UNREADABLE],
    ['an unknown state', () => wechatSays({ ...TRANSACTION, trade_state: 'MAYBE' }), UNREADABLE],
    ['no such order', () => refuses(404, { code: 'ORDER_NOT_EXIST' }), { kind: 'success', value: { state: 'absent' } }],
    [
      'the payment',
      () => wechatSays(TRANSACTION),
      { kind: 'success', value: { state: 'paid', transactionId: '4200', amount: 19_900 } },
    ],
  ])('to a query: %s', async (_, answer, outcome) => {
    const { gateway, asked } = createGateway('wechat', answer())
    expect(await gateway.query(ORDER.orderNo)).toEqual(outcome)
    expect(asked[0]?.url).toBe(
      'https://api.mch.weixin.qq.com/v3/pay/transactions/out-trade-no/QJ20261121?mchid=1900000001',
    )
  })

  test.each([
    [{ status: 'SUCCESS' }, { kind: 'success', value: 'done' }],
    [{ status: 'PROCESSING' }, { kind: 'success', value: 'pending' }],
    [{ status: 'CLOSED' }, { kind: 'success', value: 'failed' }],
    [{ status: 'ABNORMAL' }, { kind: 'success', value: 'failed' }],
    [{ status: 'MAYBE' }, UNREADABLE],
    [{ status: 'SUCCESS', out_refund_no: 'R2' }, UNREADABLE],
    [{ status: 'SUCCESS', transaction_id: '4201' }, UNREADABLE],
  ])('to a refund and to a question about it: %j', async (changed, outcome) => {
    const body = { out_refund_no: 'R1', transaction_id: '4200', ...changed }
    const { gateway } = createGateway('wechat', wechatSays(body), wechatSays(body))
    expect([await gateway.refund(REFUND), await gateway.queryRefund(REFUND)]).toEqual([outcome, outcome])
  })

  test('only one refusal says that there is no refund', async () => {
    const codes = ['RESOURCE_NOT_EXISTS', 'SIGN_ERROR', 'NO_AUTH', 'PARAM_ERROR']
    const { gateway } = createGateway('wechat', ...codes.map((code) => refuses(404, { code })))
    const outcomes = []
    for (const _ of codes) outcomes.push((await gateway.queryRefund(REFUND)).kind)
    expect(outcomes).toEqual(['failure', 'unknown', 'unknown', 'unknown'])
  })

  test('to a new order without what it should say', async () => {
    const { gateway } = createGateway('wechat', wechatSays({ h5_url: 'https://wx.tenpay.com/x' }))
    expect(await gateway.create(ORDER)).toEqual(UNREADABLE)
  })

  test('to closing count only with a signature', async () => {
    const true204 = new Response(null, { status: 204, headers: wechatHeaders('') })
    const { gateway } = createGateway('wechat', true204, refuses(204), refuses(400, { code: 'ORDERPAID' }))
    expect([await gateway.close('QJ1'), await gateway.close('QJ1'), await gateway.close('QJ1')]).toEqual([
      { kind: 'success', value: null },
      { kind: 'unknown', reason: 'Unverified answer' },
      { kind: 'failure', reason: 'ORDERPAID' },
    ])
  })
})

describe('bills', () => {
  const TEXT = '微信订单号,商户订单号,交易状态,订单金额,申请退款金额\r\n`1,`QJ1,`SUCCESS,`1.00,`0.00\r\n总数\r\n`1\r\n'
  const hash = createHash('sha1').update(TEXT).digest('hex').toUpperCase()
  const offer = {
    hash_type: 'SHA1',
    hash_value: hash,
    download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=t',
  }

  test('are downloaded and signed for', async () => {
    const { gateway, asked } = createGateway('wechat', wechatSays(offer), new Response(TEXT))
    expect(await gateway.bill('2026-11-20')).toEqual({
      kind: 'success',
      value: [{ orderNo: 'QJ1', transactionId: '1', kind: 'payment', refundNo: '', amount: 100 }],
    })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.mch.weixin.qq.com/v3/bill/tradebill?bill_date=2026-11-20&bill_type=ALL',
      offer.download_url,
    ])
    expect(asked[1]?.headers.get('authorization')).toMatch(/^WECHATPAY2-SHA256-RSA2048 /)
  })

  test.each<[string, Response[], object]>([
    ['another file', [wechatSays(offer), new Response(`${TEXT} `)], { kind: 'unknown', reason: 'Unverified bill' }],
    ['no file', [wechatSays(offer), refuses(500)], { kind: 'unknown', reason: 'HTTP 500' }],
    ['another host', [wechatSays({ ...offer, download_url: 'https://api.mch.weixin.qq.com.evil.test/' })], UNREADABLE],
    ['nothing that day', [refuses(400, { code: 'NO_STATEMENT_EXIST' })], { kind: 'success', value: [] }],
    ['not yet', [refuses(400, { code: 'STATEMENT_CREATING' })], { kind: 'failure', reason: 'STATEMENT_CREATING' }],
  ])('with %s', async (_, answers, outcome) => {
    const { gateway, asked } = createGateway('wechat', ...answers)
    expect([await gateway.bill('2026-11-20'), asked.length]).toEqual([outcome, answers.length])
  })
})

describe('callbacks', () => {
  const { gateway } = createGateway('wechat')
  const { appid: _app, trade_state: _state, ...ours } = TRANSACTION
  const refund = { ...ours, out_refund_no: 'R1', refund_status: 'SUCCESS', amount: { total: 19_900, refund: 5000 } }
  const PAYMENT = { kind: 'payment', eventId: 'event-1', orderNo: ORDER.orderNo, transactionId: '4200', amount: 19_900 }
  const IGNORED = { kind: 'ignored', eventId: 'event-1' }
  const refunded = { ...PAYMENT, kind: 'refund', refundNo: 'R1', amount: 5000, total: null, paid: 19_900 }

  test.each([
    ['transaction', TRANSACTION, PAYMENT],
    ['transaction', { ...TRANSACTION, trade_state: 'REFUND' }, IGNORED],
    ['transaction', { ...TRANSACTION, trade_state: 'NOTPAY' }, IGNORED],
    ['refund', { ...refund, refund_status: 'ABNORMAL' }, { ...refunded, state: 'failed' }],
    ['refund', { ...refund, refund_status: 'CLOSED' }, { ...refunded, state: 'failed' }],
    ['refund', { ...refund, refund_status: 'MAYBE' }, IGNORED],
    ['refund', refund, { ...refunded, state: 'done' }],
    ['payscore', {}, IGNORED],
  ])('about a %s: %j', async (original, resource, notification) => {
    expect(await gateway.readNotification(wechatCallback(original, resource))).toEqual(notification)
  })

  test('may be signed with any of WeChat Pay’s keys', async () => {
    expect(await gateway.readNotification(wechatCallback('transaction', TRANSACTION, 'second'))).toEqual(PAYMENT)
  })

  test.each([
    ['transaction', { ...TRANSACTION, mchid: '1' }, 'merchant'],
    ['transaction', { ...TRANSACTION, appid: 'wx' }, 'merchant'],
    ['transaction', { ...TRANSACTION, amount: { total: 19_900, currency: 'USD' } }, 'merchant'],
    ['transaction', { ...TRANSACTION, amount: { total: '19900' } }, 'merchant'],
    ['refund', { ...refund, mchid: '1' }, 'merchant'],
    ['refund', { ...refund, amount: undefined }, 'merchant'],
  ])('about a %s that is not ours are not believed: %j', async (original, resource, reason) => {
    await expect(gateway.readNotification(wechatCallback(original, resource))).rejects.toMatchObject({
      name: 'ForgedNotification',
      message: reason,
    })
  })

  test('signed, but of another shape, are not believed', async () => {
    const request = new Request('https://x.test/', { method: 'POST', headers: wechatHeaders('{}'), body: '{}' })
    await expect(gateway.readNotification(request)).rejects.toThrow('shape')
  })

  test('are answered in WeChat Pay’s way', async () => {
    const told = (['accepted', 'forged', 'retry'] as const).map((result) => gateway.answerNotification(result))
    expect(await Promise.all(told.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [204, ''],
      [401, '{"code":"FAIL","message":"验签失败"}'],
      [503, '{"code":"FAIL","message":"稍后重试"}'],
    ])
  })
})
