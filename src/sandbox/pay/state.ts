import { randomInt, randomUUID } from 'node:crypto'
import { KvObject } from '#src/sandbox/kv-object.ts'
import { beijingDay } from './beijing.ts'
import { booksOf, withRefund } from './books.ts'
import {
  type Asked,
  hasTrade,
  isOver,
  type PayDelivery,
  type PayOrder,
  type PayOrderState,
  type PayRefund,
  refundable,
} from './order.ts'

const ORDER = 'order:'
const KEPT_DELIVERIES = 20

/** When a payer pays: in time, too late, or again. */
export type Payable = 'in-time' | 'too-late' | 'again'

/** The state of the payment gateways in one object; every method is atomic. Times in ms since 1970. */
export class PayState extends KvObject {
  /** Creates an order, or returns the one with the same request; null when its number is taken by another. */
  create(asked: Asked, state: PayOrderState, now: number): PayOrder | null {
    const known = this.order(asked.gateway, asked.orderNo)
    if (known !== null) return known.fingerprint === asked.fingerprint ? known : null
    return this.put({
      ...asked,
      state,
      createdAt: now,
      trades: [],
      refunds: [],
      deliveries: [],
    })
  }

  order(gateway: string, orderNo: string): PayOrder | null {
    return this.kv.get<PayOrder>(keyOf(gateway, orderNo)) ?? null
  }

  /** Newest first. */
  orders(): PayOrder[] {
    const orders = [...this.kv.list<PayOrder>({ prefix: ORDER })].map(([, order]) => order)
    return orders.sort((a, b) => b.createdAt - a.createdAt)
  }

  /** The order with this payment. */
  withTrade(gateway: string, transactionId: string): PayOrder | null {
    return this.orders().find((order) => order.gateway === gateway && hasTrade(order, transactionId)) ?? null
  }

  /** The payer opens the order; at Alipay this creates the trade. */
  scan(gateway: string, orderNo: string): PayOrder | null {
    const order = this.order(gateway, orderNo)
    return order?.state === 'waiting' ? this.put({ ...order, state: 'open' }) : order
  }

  /** @returns null when the order cannot be paid */
  pay(gateway: string, orderNo: string, when: Payable, now: number): PayOrder | null {
    const order = this.scan(gateway, orderNo)
    if (order === null || !isPayable(order, when, now)) return null
    const trade = { transactionId: newTransactionId(gateway, now), eventId: randomUUID(), paidAt: now }
    const state = order.trades.length === 0 ? 'paid' : order.state
    return this.put({ ...order, state, trades: [...order.trades, trade] })
  }

  /** Makes an order expire. */
  expire(gateway: string, orderNo: string, now: number): PayOrder | null {
    const order = this.order(gateway, orderNo)
    return order === null || isOver(order, now) ? order : this.put({ ...order, endsAt: now })
  }

  /** Closes an order unless it was paid; null when there is no trade. */
  close(gateway: string, orderNo: string): PayOrder | null {
    const order = this.order(gateway, orderNo)
    if (order === null || order.state === 'waiting') return null
    return order.state === 'open' ? this.put({ ...order, state: 'closed' }) : order
  }

  /** Adds a refund; null when it exceeds what is left. A refund with a known number stays unchanged. */
  refund(gateway: string, orderNo: string, refund: PayRefund): PayOrder | null {
    const order = this.order(gateway, orderNo)
    if (order === null) return null
    if (order.refunds.some(({ refundNo }) => refundNo === refund.refundNo)) return order
    const isLeft = refund.amount > 0 && refund.amount <= refundable(order, refund.transactionId)
    return hasTrade(order, refund.transactionId) && isLeft ? this.put(withRefund(order, refund)) : null
  }

  /** Ends a pending refund. */
  settle(gateway: string, orderNo: string, refundNo: string, state: 'done' | 'failed'): PayOrder | null {
    const order = this.order(gateway, orderNo)
    const refund = order?.refunds.find((known) => known.refundNo === refundNo)
    if (!order || refund?.state !== 'pending') return order
    return this.put(withRefund(order, { ...refund, state }))
  }

  noteDelivery(gateway: string, orderNo: string, delivery: PayDelivery): void {
    const order = this.order(gateway, orderNo)
    if (order !== null) this.put({ ...order, deliveries: [...order.deliveries, delivery].slice(-KEPT_DELIVERIES) })
  }

  private put(order: PayOrder): PayOrder {
    this.kv.put(keyOf(order.gateway, order.orderNo), order)
    return order
  }
}

function isPayable(order: PayOrder, when: Payable, now: number): boolean {
  const isPaid = order.trades.length > 0
  if (when === 'again') return isPaid
  const isInTime = order.state === 'open' && !isOver(order, now)
  return !isPaid && (isInTime || when === 'too-late')
}

function keyOf(gateway: string, orderNo: string): string {
  return `${ORDER}${gateway}:${orderNo}`
}

/** 28 digits, as at all gateways. */
function newTransactionId(gateway: string, now: number): string {
  const day = beijingDay(now).replaceAll('-', '')
  const head = booksOf(gateway).transactionHead(day)
  return head + Array.from({ length: 28 - head.length }, () => randomInt(10)).join('')
}
