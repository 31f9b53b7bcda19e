import type { Context } from 'hono'
import * as z from 'zod/mini'
import { payOf, type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { phoneAddress } from '#src/sandbox/pay/address.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { notifyRefund } from '#src/sandbox/pay/notify.ts'
import { hasTrade, isOver, type PayOrder, type Refund } from '#src/sandbox/pay/order.ts'
import { yuan } from '#src/sandbox/pay/yuan.ts'
import { offerBill } from './bills.ts'

/** What comes of a call: fields of the answer, or why not. */
export type Result = { ok: true; fields: Record<string, string> } | { ok: false; subCode: string }

type Call<T> = { c: Context<SandboxEnv>; input: T; notifyUrl: string }
type Method = (call: Call<unknown>) => Promise<Result>

const DEFAULT_LIFE_MS = 3 * 3_600_000

const orderNo = z.string().check(z.regex(/^[0-9A-Za-z_]{1,64}$/))
const amount = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/))
const precreate = z.object({
  out_trade_no: orderNo,
  total_amount: amount,
  subject: z.string().check(z.regex(/^[^/=&]{1,256}$/)),
  product_code: z._default(z.literal('FACE_TO_FACE_PAYMENT'), 'FACE_TO_FACE_PAYMENT'),
  time_expire: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))),
})
const named = z.object({ out_trade_no: orderNo })
const refund = z.object({
  trade_no: z.string().check(z.regex(/^\d{16,64}$/)),
  refund_amount: amount,
  out_request_no: orderNo,
})
const refundQuery = z.object({ trade_no: z.string(), out_request_no: orderNo })
const bill = z.object({ bill_type: z.literal('trade'), bill_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })

/** What can be asked of Alipay here. */
export const methods: Record<string, Method> = {
  'alipay.trade.precreate': checked(precreate, createTrade),
  'alipay.trade.query': checked(named, queryTrade),
  'alipay.trade.close': checked(named, closeTrade),
  'alipay.trade.refund': checked(refund, refundTrade),
  'alipay.trade.fastpay.refund.query': checked(refundQuery, queryRefund),
  'alipay.data.dataservice.bill.downloadurl.query': checked(bill, ({ c, input }) => offerBill(c, input.bill_date)),
}

function checked<T extends z.ZodMiniType>(schema: T, run: (call: Call<z.infer<T>>) => Promise<Result>): Method {
  return async (call) => {
    const read = schema.safeParse(call.input)
    return read.success ? run({ ...call, input: read.data }) : refused('ACQ.INVALID_PARAMETER')
  }
}

/** Makes no trade: whoever scans does. */
async function createTrade({ c, input, notifyUrl }: Call<z.infer<typeof precreate>>): Promise<Result> {
  const now = await nowOf(c)
  const { out_trade_no, total_amount, subject, product_code, time_expire } = input
  const endsAt =
    time_expire === undefined ? now + DEFAULT_LIFE_MS : Date.parse(`${time_expire.replace(' ', 'T')}+08:00`)
  if (fen(total_amount) === 0 || endsAt <= now) return refused('ACQ.INVALID_PARAMETER')
  const asked = {
    gateway: 'alipay' as const,
    orderNo: out_trade_no,
    product: product_code,
    description: subject,
    amount: fen(total_amount),
    endsAt,
    notifyUrl,
    fingerprint: JSON.stringify(input),
  }
  const made = await payOf(c).create(asked, 'waiting', now)
  if (made === null) return refused('ACQ.CONTEXT_INCONSISTENT')
  if (made.state === 'closed') return refused('ACQ.TRADE_HAS_CLOSE')
  if (made.trades.length > 0) return refused('ACQ.TRADE_HAS_SUCCESS')
  return { ok: true, fields: { out_trade_no, qr_code: phoneAddress(c, out_trade_no) } }
}

async function queryTrade({ c, input }: Call<z.infer<typeof named>>): Promise<Result> {
  const order = await tradeOf(c, input.out_trade_no)
  if (order === null) return refused('ACQ.TRADE_NOT_EXIST')
  const [trade] = order.trades
  const paid: Record<string, string> = trade === undefined ? {} : { send_pay_date: beijing(trade.paidAt) }
  const fields = { ...namesOf(order), trade_status: statusOf(order), total_amount: yuan(order.amount), ...paid }
  return { ok: true, fields }
}

async function closeTrade({ c, input }: Call<z.infer<typeof named>>): Promise<Result> {
  const order = await tradeOf(c, input.out_trade_no)
  if (order === null) return refused('ACQ.TRADE_NOT_EXIST')
  if (order.state !== 'open') return refused('ACQ.REASON_TRADE_STATUS_INVALID')
  const closed = await payOf(c).close('alipay', order.orderNo)
  return closed?.state === 'closed' ? { ok: true, fields: namesOf(order) } : refused('ACQ.REASON_TRADE_STATUS_INVALID')
}

/** Made at once, unless refunds are set to take their time. */
async function refundTrade({ c, input, notifyUrl }: Call<z.infer<typeof refund>>): Promise<Result> {
  const order = await orderWithTrade(c, input.trade_no)
  if (order === undefined) return refused('ACQ.TRADE_NOT_EXIST')
  const { refunds: behaviour } = await stateOf(c).faults()
  if (behaviour === 'fail') return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH')
  const wanted: Refund = {
    refundNo: input.out_request_no,
    transactionId: input.trade_no,
    amount: fen(input.refund_amount),
    state: behaviour === 'ok' ? 'done' : 'pending',
    askedAt: await nowOf(c),
    notifyUrl: notifyUrl || order.notifyUrl,
  }
  const isKnown = order.refunds.some(({ refundNo }) => refundNo === wanted.refundNo)
  const after = await payOf(c).refund('alipay', order.orderNo, wanted)
  if (after === null) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  if (!isKnown) c.executionCtx.waitUntil(notifyRefund(c, after, wanted))
  const hasMoved = !isKnown && wanted.state === 'done'
  const fields = {
    ...namesOf(order, input.trade_no),
    fund_change: hasMoved ? 'Y' : 'N',
    refund_fee: input.refund_amount,
  }
  return { ok: true, fields }
}

/** A refund nobody knows is an answer without fields. */
async function queryRefund({ c, input }: Call<z.infer<typeof refundQuery>>): Promise<Result> {
  const order = await orderWithTrade(c, input.trade_no)
  if (order === undefined) return refused('ACQ.TRADE_NOT_EXIST')
  const known = order.refunds.find(({ refundNo }) => refundNo === input.out_request_no)
  if (known === undefined) return { ok: true, fields: {} }
  const fields = {
    ...namesOf(order, input.trade_no),
    out_request_no: known.refundNo,
    refund_amount: yuan(known.amount),
  }
  return { ok: true, fields: known.state === 'done' ? { ...fields, refund_status: 'REFUND_SUCCESS' } : fields }
}

/** A trade; null before anybody has scanned. Alipay closes it when its time is over. */
async function tradeOf(c: Context<SandboxEnv>, number: string): Promise<PayOrder | null> {
  const order = await payOf(c).order('alipay', number)
  if (order === null || order.state === 'waiting') return null
  const isLate = order.state === 'open' && isOver(order, await nowOf(c))
  return isLate ? payOf(c).close('alipay', number) : order
}

async function orderWithTrade(c: Context<SandboxEnv>, transactionId: string): Promise<PayOrder | undefined> {
  const orders = await payOf(c).orders()
  return orders.find((order) => order.gateway === 'alipay' && hasTrade(order, transactionId))
}

function statusOf({ state }: PayOrder): string {
  if (state === 'paid') return 'TRADE_SUCCESS'
  return state === 'open' ? 'WAIT_BUYER_PAY' : 'TRADE_CLOSED'
}

/** The numbers of a trade; one that was not paid yet has some number too. */
function namesOf({ orderNo: out_trade_no, trades }: PayOrder, trade_no = trades[0]?.transactionId ?? '0'.repeat(28)) {
  return { out_trade_no, trade_no }
}

function fen(text: string): number {
  return Number(text.replace('.', ''))
}

function refused(subCode: string): Result {
  return { ok: false, subCode }
}
