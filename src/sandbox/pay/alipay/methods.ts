import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { payOf, type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { phoneAddress } from '#src/sandbox/pay/address.ts'
import { beijing } from '#src/sandbox/pay/beijing.ts'
import { isOver, type PayOrder, type PayRefund, returnedOf } from '#src/sandbox/pay/order.ts'
import { yuan } from '#src/sandbox/pay/yuan.ts'
import { billAddress } from './bills.ts'
import {
  bill,
  endOf,
  fen,
  precreate,
  refund,
  refundQuery,
  type TradeInput,
  type TradeName,
  tradeName,
} from './content.ts'

/** The result of a call: the fields of the answer, or a refusal. */
export type Result = { ok: true; fields: Record<string, string> } | Refused
export type Refused = { ok: false; subCode: string }

export type MethodCall<T> = { c: Context<SandboxEnv>; input: T; notifyUrl: string }
type Method = (call: MethodCall<unknown>) => Promise<Result>

/** The implemented methods of Alipay. */
export const methods: Record<string, Method> = {
  'alipay.trade.precreate': checked(precreate, offerCode),
  'alipay.trade.query': checked(tradeName, queryTrade),
  'alipay.trade.close': checked(tradeName, closeTrade),
  'alipay.trade.refund': checked(refund, refundTrade),
  'alipay.trade.fastpay.refund.query': checked(refundQuery, queryRefund),
  'alipay.data.dataservice.bill.downloadurl.query': checked(bill, offerBill),
}

function checked<T extends z.ZodMiniType>(schema: T, run: (call: MethodCall<z.infer<T>>) => Promise<Result>): Method {
  return async (call) => {
    const read = schema.safeParse(call.input)
    return read.success ? run({ ...call, input: read.data }) : refused('ACQ.INVALID_PARAMETER')
  }
}

async function offerBill({ c, input }: MethodCall<z.infer<typeof bill>>): Promise<Result> {
  const address = await billAddress(c, input.bill_date)
  return address === null ? refused('isp.bill_not_exist') : { ok: true, fields: { bill_download_url: address } }
}

/** Offers a QR code. The trade is created only when somebody scans it. */
async function offerCode(call: MethodCall<z.infer<typeof precreate>>): Promise<Result> {
  const refusal = await createTrade(call)
  const { out_trade_no } = call.input
  return refusal ?? { ok: true, fields: { out_trade_no, qr_code: phoneAddress(call.c, out_trade_no) } }
}

/** Creates a trade; null when it can be paid. */
export async function createTrade({ c, input, notifyUrl }: MethodCall<TradeInput>): Promise<Refused | null> {
  const now = await nowOf(c)
  const asked = {
    gateway: 'alipay',
    orderNo: input.out_trade_no,
    product: input.product_code,
    description: input.subject,
    amount: fen(input.total_amount),
    endsAt: endOf(input, now),
    notifyUrl,
    fingerprint: JSON.stringify(input),
  }
  if (asked.amount === 0 || asked.endsAt <= now) return refused('ACQ.INVALID_PARAMETER')
  const made = await payOf(c).create(asked, 'waiting', now)
  if (made === null) return refused('ACQ.CONTEXT_INCONSISTENT')
  if (made.state === 'closed') return refused('ACQ.TRADE_HAS_CLOSE')
  return made.trades.length > 0 ? refused('ACQ.TRADE_HAS_SUCCESS') : null
}

async function queryTrade({ c, input }: MethodCall<TradeName>): Promise<Result> {
  const order = await tradeOf(c, input)
  if (order === null) return refused('ACQ.TRADE_NOT_EXIST')
  const trade = order.trades.find(({ transactionId }) => transactionId === input.trade_no) ?? order.trades[0]
  const paid: Record<string, string> = trade === undefined ? {} : { send_pay_date: beijing(trade.paidAt) }
  const fields = {
    ...namesOf(order, trade?.transactionId),
    trade_status: statusOf(order),
    total_amount: yuan(order.amount),
    ...paid,
  }
  return { ok: true, fields }
}

async function closeTrade({ c, input }: MethodCall<TradeName>): Promise<Result> {
  const order = await tradeOf(c, input)
  if (order === null) return refused('ACQ.TRADE_NOT_EXIST')
  if (order.state !== 'open') return refused('ACQ.REASON_TRADE_STATUS_INVALID')
  const closed = await payOf(c).close('alipay', order.orderNo)
  return closed?.state === 'closed' ? { ok: true, fields: namesOf(order) } : refused('ACQ.REASON_TRADE_STATUS_INVALID')
}

/** Refunds at once, unless refunds are set to be pending. Without a refund number the order's number is used. */
async function refundTrade({ c, input, notifyUrl }: MethodCall<z.infer<typeof refund>>): Promise<Result> {
  const order = await tradeOf(c, input)
  const transactionId = input.trade_no ?? order?.trades[0]?.transactionId
  if (order === null || transactionId === undefined) return refused('ACQ.TRADE_NOT_EXIST')
  const { refunds: behaviour } = await stateOf(c).faults()
  if (behaviour === 'fail') return refused('ACQ.SELLER_BALANCE_NOT_ENOUGH')
  const wanted: PayRefund = {
    refundNo: input.out_request_no ?? order.orderNo,
    transactionId,
    amount: fen(input.refund_amount),
    state: behaviour === 'ok' ? 'done' : 'pending',
    askedAt: await nowOf(c),
    notifyUrl: notifyUrl || order.notifyUrl,
  }
  if (input.out_request_no === undefined && wanted.amount !== order.amount) return refused('ACQ.INVALID_PARAMETER')
  const known = order.refunds.find(({ refundNo }) => refundNo === wanted.refundNo)
  if (known !== undefined && known.amount !== wanted.amount) return refused('ACQ.DISCORDANT_REPEAT_REQUEST')
  const after = await payOf(c).refund('alipay', order.orderNo, wanted)
  if (after === null) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  if (known === undefined) await c.get('onRefund')(after, wanted)
  const hasMoved = known === undefined && wanted.state === 'done'
  const fields = {
    ...namesOf(order, transactionId),
    fund_change: hasMoved ? 'Y' : 'N',
    // The total refunded of the trade so far.
    refund_fee: yuan(returnedOf(after, transactionId)),
  }
  return { ok: true, fields }
}

/** An unknown refund is answered without fields. */
async function queryRefund({ c, input }: MethodCall<z.infer<typeof refundQuery>>): Promise<Result> {
  const order = await tradeOf(c, input)
  if (order === null) return refused('ACQ.TRADE_NOT_EXIST')
  const known = order.refunds.find(({ refundNo }) => refundNo === input.out_request_no)
  if (known === undefined) return { ok: true, fields: {} }
  const fields = {
    ...namesOf(order, known.transactionId),
    out_request_no: known.refundNo,
    refund_amount: yuan(known.amount),
  }
  return { ok: true, fields: known.state === 'done' ? { ...fields, refund_status: 'REFUND_SUCCESS' } : fields }
}

/** A trade; null before anybody has scanned the code. Alipay closes a trade when its time is over. */
async function tradeOf(c: Context<SandboxEnv>, { trade_no, out_trade_no = '' }: TradeName): Promise<PayOrder | null> {
  const order = await (trade_no === undefined
    ? payOf(c).order('alipay', out_trade_no)
    : payOf(c).withTrade('alipay', trade_no))
  if (order === null || order.state === 'waiting') return null
  const isLate = order.state === 'open' && isOver(order, await nowOf(c))
  return isLate ? payOf(c).close('alipay', order.orderNo) : order
}

function statusOf({ state }: PayOrder): string {
  if (state === 'paid') return 'TRADE_SUCCESS'
  return state === 'open' ? 'WAIT_BUYER_PAY' : 'TRADE_CLOSED'
}

/** The numbers of a trade; even an unpaid one has a number. */
function namesOf({ orderNo: out_trade_no, trades }: PayOrder, trade_no = trades[0]?.transactionId ?? '0'.repeat(28)) {
  return { out_trade_no, trade_no }
}

function refused(subCode: string): Refused {
  return { ok: false, subCode }
}
