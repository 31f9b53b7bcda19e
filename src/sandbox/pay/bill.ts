import { beijingDay } from './beijing.ts'
import type { PayOrder, PayRefund } from './order.ts'

/** A line of a bill: a payment or a refund. Amount in fen, `at` in ms since 1970. */
export type BillEntry = {
  order: PayOrder
  transactionId: string
  amount: number
  at: number
  /** `null` for a payment. */
  refund: PayRefund | null
}

/**
 * The entries of one day in Beijing.
 * @param isListed whether the gateway lists a refund in this state
 */
export function billEntries(
  orders: PayOrder[],
  gateway: string,
  day: string,
  isListed: (refund: PayRefund) => boolean,
): BillEntry[] {
  const ours = orders.filter((order) => order.gateway === gateway)
  const payments = ours.flatMap((order) =>
    order.trades.map(({ transactionId, paidAt: at }) => {
      return { order, transactionId, amount: order.amount, at, refund: null }
    }),
  )
  const refunds = ours.flatMap((order) =>
    order.refunds.filter(isListed).map((refund) => ({
      order,
      transactionId: refund.transactionId,
      amount: refund.amount,
      at: refund.askedAt,
      refund,
    })),
  )
  return [...payments, ...refunds].filter(({ at }) => beijingDay(at) === day)
}
