import { DurableObject } from 'cloudflare:workers'
import { randomInt, randomUUID } from 'node:crypto'
import { beijingDay } from './beijing.ts'
import {
  type Asked,
  type Gateway,
  hasTrade,
  isOver,
  type PayDelivery,
  type PayOrder,
  type PayOrderState,
  type PayRefund,
  refundable,
  withRefund,
} from './order.ts'

const ORDER = 'order:'
const KEPT_DELIVERIES = 20

/** What a payer may do: pay in time, pay though it is too late, or pay once more. */
export type Payable = 'in-time' | 'too-late' | 'again'

/** What WeChat Pay and Alipay remember, in one object; every method is one step. Times in ms since 1970. */
export class PayState extends DurableObject<unknown> {
  /** A new order, or the one that was asked for in the same words; null when the number is taken by another. */
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

  order(gateway: Gateway, orderNo: string): PayOrder | null {
    return this.kv.get<PayOrder>(keyOf(gateway, orderNo)) ?? null
  }

  /** Newest first. */
  orders(): PayOrder[] {
    const orders = [...this.kv.list<PayOrder>({ prefix: ORDER })].map(([, order]) => order)
    return orders.sort((a, b) => b.createdAt - a.createdAt)
  }

  /** The payer looks at the order; at Alipay that makes the trade. */
  scan(gateway: Gateway, orderNo: string): PayOrder | null {
    const order = this.order(gateway, orderNo)
    return order?.state === 'waiting' ? this.put({ ...order, state: 'open' }) : order
  }

  /** @returns null when the order cannot be paid */
  pay(gateway: Gateway, orderNo: string, when: Payable, now: number): PayOrder | null {
    const order = this.scan(gateway, orderNo)
    if (order === null || !isPayable(order, when, now)) return null
    const trade = { transactionId: newTransactionId(gateway, now), eventId: randomUUID(), paidAt: now }
    const state = order.trades.length === 0 ? 'paid' : order.state
    return this.put({ ...order, state, trades: [...order.trades, trade] })
  }

  /** Ends the time in which an order can be paid. */
  expire(gateway: Gateway, orderNo: string, now: number): PayOrder | null {
    const order = this.order(gateway, orderNo)
    return order === null || isOver(order, now) ? order : this.put({ ...order, endsAt: now })
  }

  /** The order, closed unless it was paid; null when there is no trade. */
  close(gateway: Gateway, orderNo: string): PayOrder | null {
    const order = this.order(gateway, orderNo)
    if (order === null || order.state === 'waiting') return null
    return order.state === 'open' ? this.put({ ...order, state: 'closed' }) : order
  }

  /** Adds a refund; null when it is more than there is. A number that is known stays as it is. */
  refund(gateway: Gateway, orderNo: string, refund: PayRefund): PayOrder | null {
    const order = this.order(gateway, orderNo)
    if (order === null) return null
    if (order.refunds.some(({ refundNo }) => refundNo === refund.refundNo)) return order
    const isLeft = refund.amount <= refundable(order, refund.transactionId)
    return hasTrade(order, refund.transactionId) && isLeft ? this.put(withRefund(order, refund)) : null
  }

  /** Ends a refund that was pending. */
  settle(gateway: Gateway, orderNo: string, refundNo: string, state: 'done' | 'failed'): PayOrder | null {
    const order = this.order(gateway, orderNo)
    const refund = order?.refunds.find((known) => known.refundNo === refundNo)
    if (!order || refund?.state !== 'pending') return order
    return this.put(withRefund(order, { ...refund, state }))
  }

  noteDelivery(gateway: Gateway, orderNo: string, delivery: PayDelivery): void {
    const order = this.order(gateway, orderNo)
    if (order !== null) this.put({ ...order, deliveries: [...order.deliveries, delivery].slice(-KEPT_DELIVERIES) })
  }

  /** Forgets everything. */
  reset(): void {
    for (const [key] of [...this.kv.list()]) this.kv.delete(key)
  }

  private put(order: PayOrder): PayOrder {
    this.kv.put(keyOf(order.gateway, order.orderNo), order)
    return order
  }

  private get kv() {
    return this.ctx.storage.kv
  }
}

function isPayable(order: PayOrder, when: Payable, now: number): boolean {
  const isPaid = order.trades.length > 0
  if (when === 'again') return isPaid
  const isInTime = order.state === 'open' && !isOver(order, now)
  return !isPaid && (isInTime || when === 'too-late')
}

function keyOf(gateway: Gateway, orderNo: string): string {
  return `${ORDER}${gateway}:${orderNo}`
}

/** 28 digits, as both have. */
function newTransactionId(gateway: Gateway, now: number): string {
  const day = beijingDay(now).replaceAll('-', '')
  const head = gateway === 'wechat' ? `4200${day}` : `${day}220014`
  return head + Array.from({ length: 28 - head.length }, () => randomInt(10)).join('')
}
