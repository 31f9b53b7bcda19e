import type { PayOrder, PayRefund } from './order.ts'

/** How a payment gateway keeps its orders. */
type GatewayBooks = {
  /** The setting of its faults, see `fault-settings.ts`. */
  fault: string
  /** The beginning of a payment's number; `day` is `20260101`. */
  transactionHead: (day: string) => string
  /** Whether an order counts as refunded with these refunds of its first payment. */
  isRefunded: (refunds: readonly PayRefund[], amount: number) => boolean
}

/** The books of the gateways, by the names the site has for them. */
const books: Readonly<Record<string, GatewayBooks>> = {
  wechat: {
    fault: 'wechat_pay',
    transactionHead: (day) => `4200${day}`,
    // Once any refund is requested.
    isRefunded: (refunds) => refunds.length > 0,
  },
  alipay: {
    fault: 'alipay',
    transactionHead: (day) => `${day}220014`,
    // Once everything is paid back.
    isRefunded: (refunds, amount) => {
      const back = refunds.filter(({ state }) => state === 'done').reduce((sum, refund) => sum + refund.amount, 0)
      return back >= amount
    },
  },
}

/** The settings of the gateways' faults. */
export const gatewayFaults = Object.values(books).map(({ fault }) => fault)

/** The books of a gateway. @throws Error for an unknown name */
export function booksOf(gateway: string): GatewayBooks {
  const found = books[gateway]
  if (found === undefined) throw new Error(`The sandbox has no gateway ${gateway}`)
  return found
}

/** Adds or replaces a refund of an order. */
export function withRefund(order: PayOrder, refund: PayRefund): PayOrder {
  const refunds = [...order.refunds.filter(({ refundNo }) => refundNo !== refund.refundNo), refund]
  const [first] = order.trades
  const ofFirst = refunds.filter(({ transactionId }) => transactionId === first?.transactionId)
  const isRefunded = booksOf(order.gateway).isRefunded(ofFirst, order.amount)
  return { ...order, state: isRefunded ? 'refunded' : 'paid', refunds }
}
