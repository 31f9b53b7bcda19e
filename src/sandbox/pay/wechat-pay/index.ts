import { Hono, type MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { accountOf } from './account.ts'
import { refuse, succeed } from './answer.ts'
import { offerBill, serveBill } from './bills.ts'
import { listCertificates } from './certificates.ts'
import { NO_AUTH } from './errors.ts'
import { closeOrder, createOrder, queryOrder, queryTransaction } from './orders.ts'
import { createRefund, queryRefund } from './refunds.ts'
import { refusalOf } from './verify.ts'

const HOST = '/api.mch.weixin.qq.com'

/**
 * WeChat Pay v3, mounted at its host name. Successful answers are signed, refusals are not.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791877
 */
export const wechatPay = new Hono<SandboxEnv>()

/** Hono caches the body, so it can be read again by the handler. */
const signedRequests: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.replace(HOST, '') + search
  const request = { method: c.req.method, path, headers: c.req.raw.headers, body: await c.req.text() }
  const refusal = refusalOf(request, accountOf(c), await nowOf(c))
  if (refusal !== null) return refuse(refusal)
  return next()
}

wechatPay.use(faulty('wechat_pay', () => refuse(NO_AUTH)))
wechatPay.use(signedRequests)

wechatPay.post('/v3/pay/transactions/native', (c) => createOrder(c, 'NATIVE'))
wechatPay.post('/v3/pay/transactions/h5', (c) => createOrder(c, 'MWEB'))
wechatPay.post('/v3/pay/transactions/jsapi', (c) => createOrder(c, 'JSAPI'))
wechatPay.get('/v3/pay/transactions/id/:id', queryTransaction)
wechatPay.get('/v3/pay/transactions/out-trade-no/:no', queryOrder)
wechatPay.post('/v3/pay/transactions/out-trade-no/:no/close', closeOrder)
wechatPay.post('/v3/refund/domestic/refunds', createRefund)
wechatPay.get('/v3/refund/domestic/refunds/:no', queryRefund)
wechatPay.get('/v3/certificates', async (c) => succeed(c, await listCertificates(c)))
wechatPay.get('/v3/bill/tradebill', offerBill)
wechatPay.get('/v3/billdownload/file', serveBill)
