import type { Context } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { DAY_MS, MINUTE_MS } from '#src/lib/time.ts'
import { payOf, type SandboxEnv, wechatOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { phoneAddress } from '#src/sandbox/pay/address.ts'
import { accountOf, type WechatPayAccount } from './account.ts'
import { refuse, succeed } from './answer.ts'
import { transactionOf } from './describe.ts'
import { NUMBER_USED, ORDER_CLOSED, ORDER_NOT_EXIST, ORDER_PAID, type PayRefusal, parameterError } from './errors.ts'
import { h5Address } from './h5.ts'
import { newPrepayId } from './prepay.ts'

type Product = 'NATIVE' | 'MWEB' | 'JSAPI'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/
const LONGEST_MS = 7 * DAY_MS
const SHORTEST_MS = MINUTE_MS

const order = z.object({
  appid: z.string().check(z.minLength(1), z.maxLength(32)),
  mchid: z.string().check(z.minLength(1), z.maxLength(32)),
  description: z.string().check(z.minLength(1), z.maxLength(127), z.regex(/^[^\ud800-\udfff]*$/)),
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*]{6,32}$/)),
  notify_url: z.url().check(z.maxLength(255), z.regex(/^[^?]*$/)),
  time_expire: z.optional(z.string().check(z.regex(TIME))),
  amount: z.object({ total: z.int().check(z.minimum(1)), currency: z._default(z.literal('CNY'), 'CNY') }),
})
const h5Order = z.extend(order, {
  scene_info: z.object({
    payer_client_ip: z.string().check(z.minLength(1), z.maxLength(45)),
    h5_info: z.object({ type: z.string() }),
  }),
})
const jsapiOrder = z.extend(order, { payer: z.object({ openid: z.string().check(z.minLength(1), z.maxLength(128)) }) })
const payerOf = z.object({ payer: z.optional(z.object({ openid: z.string() })) })
const SCHEMAS = { NATIVE: order, MWEB: h5Order, JSAPI: jsapiOrder }
const merchant = z.object({ mchid: z.string() })

/** Creates an order for a QR code (Native), for a phone (H5) or for inside WeChat (JSAPI). */
export async function createOrder(c: Context<SandboxEnv>, product: Product): Promise<Response> {
  const account = accountOf(c)
  const text = await c.req.text()
  const json = parseJson(text)
  const read = SCHEMAS[product].safeParse(json, { reportInput: true })
  if (!read.success) return refuse(fieldRefusal(read.error, json))
  const trouble = troubleOf(read.data, account) ?? (await strangerOf(c, read.data))
  if (trouble !== null) return refuse(trouble)
  const now = await nowOf(c)
  const { time_expire } = read.data
  const endsAt = time_expire === undefined ? now + LONGEST_MS : Date.parse(time_expire)
  if (endsAt > now + LONGEST_MS) return refuse(parameterError('/time_expire', time_expire, '不能超过7天'))
  const asked = {
    gateway: 'wechat' as const,
    orderNo: read.data.out_trade_no,
    product,
    description: read.data.description,
    amount: read.data.amount.total,
    endsAt: Math.max(endsAt, now + SHORTEST_MS),
    notifyUrl: read.data.notify_url,
    fingerprint: `${product} ${text}`,
  }
  const made = await payOf(c).create(asked, 'open', now)
  if (made === null) return refuse(NUMBER_USED)
  if (made.state === 'closed') return refuse(ORDER_CLOSED)
  if (made.state !== 'open') return refuse(ORDER_PAID)
  switch (product) {
    case 'NATIVE':
      return succeed(c, { code_url: phoneAddress(c, made.orderNo) })
    case 'MWEB':
      return succeed(c, { h5_url: h5Address(c, newPrepayId(made.orderNo, now)) })
    case 'JSAPI':
      return succeed(c, { prepay_id: newPrepayId(made.orderNo, now) })
  }
}

/** Queries an order. */
export async function queryOrder(c: Context<SandboxEnv>): Promise<Response> {
  const account = accountOf(c)
  if (c.req.query('mchid') !== account.merchantId) return refuse(OTHER_MERCHANT)
  const known = await payOf(c).order('wechat', c.req.param('no') ?? '')
  return known === null ? refuse(ORDER_NOT_EXIST) : succeed(c, transactionOf(known, known.trades[0], account))
}

/** Queries a payment by WeChat Pay's number, which exists only once it is paid. */
export async function queryTransaction(c: Context<SandboxEnv>): Promise<Response> {
  const account = accountOf(c)
  if (c.req.query('mchid') !== account.merchantId) return refuse(OTHER_MERCHANT)
  const id = c.req.param('id') ?? ''
  const known = await payOf(c).withTrade('wechat', id)
  if (known === null) return refuse(ORDER_NOT_EXIST)
  const trade = known.trades.find(({ transactionId }) => transactionId === id)
  return succeed(c, transactionOf(known, trade, account))
}

/** Closes an order; repeating it, or closing an unknown order, succeeds. */
export async function closeOrder(c: Context<SandboxEnv>): Promise<Response> {
  const read = merchant.safeParse(parseJson(await c.req.text()))
  if (!read.success || read.data.mchid !== accountOf(c).merchantId) return refuse(OTHER_MERCHANT)
  const closed = await payOf(c).close('wechat', c.req.param('no') ?? '')
  return closed === null || closed.state === 'closed' ? succeed(c) : refuse(ORDER_PAID)
}

const OTHER_MERCHANT: PayRefusal = {
  status: 400,
  code: 'PARAM_ERROR',
  message: 'http header中的mchid与post payload中的mchid不匹配',
}

function troubleOf(
  { mchid, appid }: z.infer<typeof order>,
  { merchantId, appId }: WechatPayAccount,
): PayRefusal | null {
  if (mchid !== merchantId) return OTHER_MERCHANT
  const message = '商户号和appid没有绑定关系'
  return appid === appId ? null : { status: 400, code: 'APPID_MCHID_NOT_MATCH', message }
}

/** Refuses payers whose OpenID was not issued for this app. */
async function strangerOf(c: Context<SandboxEnv>, data: z.infer<typeof order>): Promise<PayRefusal | null> {
  const { payer } = payerOf.parse(data)
  if (payer === undefined || (await wechatOf(c).hasTold(accountOf(c).appId, payer.openid))) return null
  return { status: 400, code: 'PARAM_ERROR', message: '无效的openid' }
}

/** Names the invalid field, as WeChat Pay does. */
export function fieldRefusal(error: z.core.$ZodError, json: unknown): PayRefusal {
  if (json === undefined) return { status: 400, code: 'PARAM_ERROR', message: '请求体不是合法的JSON' }
  const [issue] = error.issues
  return parameterError(`/${issue?.path.join('/') ?? ''}`, issue?.input ?? null, issue?.message ?? '')
}
