import { expect, test } from 'vitest'
import { createGateway, ORDER, REFUND, wechatSays } from './pay-world.ts'

const BASE = 'https://api.mch.weixin.qq.com'

test('each call goes to its address with what it is about, and nothing else', async () => {
  const refund = { status: 'SUCCESS', out_refund_no: 'R1', transaction_id: '4200' }
  const { gateway, asked } = createGateway('wechat', wechatSays({}), wechatSays(refund), wechatSays(refund))
  const { orderNo } = ORDER
  expect(await gateway.close(orderNo)).toEqual({ kind: 'success', value: null })
  await gateway.refund(REFUND)
  await gateway.queryRefund(REFUND)
  const said = await Promise.all(
    asked.map(async (request) => [request.method, request.url, request.method === 'GET' ? null : await request.json()]),
  )
  expect(said).toEqual([
    ['POST', `${BASE}/v3/pay/transactions/out-trade-no/${orderNo}/close`, { mchid: '1900000001' }],
    [
      'POST',
      `${BASE}/v3/refund/domestic/refunds`,
      {
        transaction_id: REFUND.transactionId,
        out_refund_no: REFUND.refundNo,
        reason: REFUND.reason,
        notify_url: expect.stringMatching(/^https:\/\//),
        amount: { refund: REFUND.amount, total: REFUND.total, currency: 'CNY' },
      },
    ],
    ['GET', `${BASE}/v3/refund/domestic/refunds/${REFUND.refundNo}`, null],
  ])
})

test('where an answer leads elsewhere nobody goes: what is signed is for one address', async () => {
  const { gateway, asked } = createGateway('wechat', Response.redirect('https://elsewhere.test/', 307))
  expect(await gateway.query(ORDER.orderNo)).toEqual({ kind: 'unknown', reason: 'HTTP 307' })
  expect(asked.map(({ redirect }) => redirect)).toEqual(['manual'])
})

test.each([
  ['of 4 bytes', '年度𠮷会员👍', '年度会员'],
  ['beyond the 127th', '会'.repeat(128), '会'.repeat(127)],
])('what is bought is said without characters %s', async (_, description, said) => {
  const { gateway, asked } = createGateway('wechat', wechatSays({ code_url: 'weixin://wxpay/bizpayurl?pr=1' }))
  await gateway.create({ ...ORDER, description })
  expect(await asked[0]?.json()).toMatchObject({ description: said })
})

test('a phone comes back from an address without a query, too', async () => {
  const { gateway } = createGateway('wechat', wechatSays({ h5_url: 'https://wx.tenpay.com/pay' }))
  const returnUrl = 'https://qingjian.test/back'
  expect(await gateway.create({ ...ORDER, surface: 'phone', returnUrl })).toEqual({
    kind: 'success',
    value: { payUrl: `https://wx.tenpay.com/pay?redirect_url=${encodeURIComponent(returnUrl)}` },
  })
})
