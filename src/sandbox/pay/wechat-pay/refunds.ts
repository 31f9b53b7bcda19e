import type { Context } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { payOf, type SandboxEnv } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import type { PayRefund } from '#src/sandbox/pay/order.ts'
import { refuse, succeed } from './answer.ts'
import { refundOf } from './describe.ts'
import { type PayRefusal, REFUND_NOT_EXIST } from './errors.ts'
import { fieldRefusal } from './orders.ts'

const NO_ORDER: PayRefusal = { status: 404, code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' }
const OTHER_AMOUNT: PayRefusal = { status: 400, code: 'INVALID_REQUEST', message: '订单金额或退款金额与之前请求不一致' }
const TOO_MUCH: PayRefusal = { status: 403, code: 'RULE_LIMIT', message: '申请退款金额超过可退金额' }

const body = z.object({
  transaction_id: z.string(),
  out_refund_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*@]{1,64}$/)),
  reason: z.optional(z.string().check(z.maxLength(80))),
  notify_url: z.optional(z.url().check(z.maxLength(256))),
  amount: z.object({
    refund: z.int().check(z.minimum(1)),
    total: z.int().check(z.minimum(1)),
    currency: z.literal('CNY'),
  }),
})

/** Accepts a refund; it is made after the answer. */
export async function createRefund(c: Context<SandboxEnv>): Promise<Response> {
  const json = parseJson(await c.req.text())
  const read = body.safeParse(json, { reportInput: true })
  if (!read.success) return refuse(fieldRefusal(read.error, json))
  const { transaction_id: transactionId, out_refund_no: refundNo, amount, notify_url: notifyUrl = '' } = read.data
  const known = await payOf(c).withTrade('wechat', transactionId)
  if (known === null) return refuse(NO_ORDER)
  const earlier = known.refunds.find((refund) => refund.refundNo === refundNo)
  const isOther = earlier !== undefined && (earlier.amount !== amount.refund || earlier.transactionId !== transactionId)
  if (isOther || amount.total !== known.amount) return refuse(OTHER_AMOUNT)
  const refund: PayRefund = {
    refundNo,
    transactionId,
    amount: amount.refund,
    state: 'pending',
    askedAt: await nowOf(c),
    notifyUrl,
  }
  const order = await payOf(c).refund('wechat', known.orderNo, refund)
  if (order === null) return refuse(TOO_MUCH)
  if (earlier === undefined) await c.get('onRefund')(order, refund)
  return succeed(c, refundOf(order, earlier ?? refund))
}

/** Queries a refund. */
export async function queryRefund(c: Context<SandboxEnv>): Promise<Response> {
  const refundNo = c.req.param('no')
  const orders = await payOf(c).orders()
  for (const order of orders.filter(({ gateway }) => gateway === 'wechat')) {
    const refund = order.refunds.find((known) => known.refundNo === refundNo)
    if (refund !== undefined) return succeed(c, refundOf(order, refund))
  }
  return refuse(REFUND_NOT_EXIST)
}
