import * as z from 'zod/mini'
import type { PaymentAtGateway } from '#src/api/pay/gateway.ts'
import { fenOf } from '#src/api/pay/yuan.ts'

/** A payment as Alipay describes it. Amounts in yuan; `send_pay_date` is when it was paid. */
export const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.optional(z.string()),
})

/** Whether a status means that the money was received. */
export function isPaid(status: string): boolean {
  return status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'
}

/** The state of a payment; null when it cannot be read. A closed trade that was paid has been refunded. */
export function paymentOf(read: z.infer<typeof trade>): PaymentAtGateway | null {
  const { trade_no: transactionId, trade_status: status, send_pay_date: paidAt } = read
  if (status === 'WAIT_BUYER_PAY') return { state: 'unpaid', begun: true }
  if (status === 'TRADE_CLOSED' && !paidAt) return { state: 'closed' }
  const amount = fenOf(read.total_amount)
  if (amount === null) return null
  if (status === 'TRADE_CLOSED') return { state: 'refunded', transactionId, amount }
  return isPaid(status) ? { state: 'paid', transactionId, amount } : null
}
