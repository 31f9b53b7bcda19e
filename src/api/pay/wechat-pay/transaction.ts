import * as z from 'zod/mini'
import type { PaymentAtGateway, RefundState } from '#src/api/pay/gateway.ts'

/** A payment as WeChat Pay describes it, in answers and callbacks. Amounts in fen. */
export const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  amount: z.optional(z.object({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
})

export type Transaction = z.infer<typeof transaction>

/**
 * A refund in a callback, where its state has another name than in answers. `amount.refund` is this refund alone,
 * `amount.total` what was paid.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791906
 */
export const refundEvent = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  amount: z.object({ total: z.int(), refund: z.int() }),
})

/** A refund in an answer. */
export const refundAnswer = z.object({ out_refund_no: z.string(), transaction_id: z.string(), status: z.string() })

/** Whether a transaction belongs to this application and merchant, and is in yuan. */
export function isOurs({ appid, mchid, amount }: Transaction, ours: { appId: string; merchantId: string }): boolean {
  return appid === ours.appId && mchid === ours.merchantId && (amount === undefined || amount.currency === 'CNY')
}

/** The state of a payment; null for an unknown state. After any refund it is `refunded`. */
export function paymentOf({ trade_state, transaction_id, amount }: Transaction): PaymentAtGateway | null {
  switch (trade_state) {
    case 'NOTPAY':
      return { state: 'unpaid', begun: false }
    case 'USERPAYING':
    case 'PAYERROR':
      return { state: 'unpaid', begun: true }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    case 'SUCCESS':
    case 'REFUND': {
      if (transaction_id === undefined || amount === undefined) return null
      const state = trade_state === 'SUCCESS' ? 'paid' : 'refunded'
      return { state, transactionId: transaction_id, amount: amount.total }
    }
    default:
      return null
  }
}

/** The state of a refund. `CLOSED` and `ABNORMAL` did not reach the payer. */
export function refundStateOf(status: string): RefundState | null {
  switch (status) {
    case 'SUCCESS':
      return 'done'
    case 'PROCESSING':
      return 'pending'
    case 'CLOSED':
    case 'ABNORMAL':
      return 'failed'
    default:
      return null
  }
}
