import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import * as z from 'zod/mini'
import { payCallbackRoutes } from '#src/api/orders/callbacks.ts'
import type { Notification } from '#src/api/pay/gateway.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { createdOrder, type OrderState } from '#src/contract/index.ts'
import type { Services } from '#src/services.ts'
import { registerUser } from './accounts.ts'
import { createTestApi } from './api.ts'
import { countOf, databaseWith } from './database.ts'
import { createFakeGateway } from './fake-gateway.ts'
import { waitingForAll } from './under-way.ts'

/** Ranks of the levels, which are the ids of the plans. */
export const plans = { monthly: '1', yearly: '2', lifetime: '3' } as const

export type Shop = ReturnType<typeof createShop>

const orderAnswer = z.object({ data: createdOrder })

/** The API with both payment gateways, their callbacks and the timer. */
export function createShop(replaced: Partial<Services> = {}) {
  const wechat = createFakeGateway()
  const alipay = createFakeGateway()
  const api = createTestApi({ pay: { wechat: wechat.port, alipay: alipay.port }, ...replaced })
  const routes = payCallbackRoutes(() => api.services)

  /** Orders a plan with WeChat Pay, unless it says otherwise. @param begun whether it is one to come back to */
  async function order(token: string, id: string, payType: '1' | '2' = '1', begun?: '1') {
    const answer = await api.call('user.Pay/vip', { id, pay_type: payType, begun }, { token })
    return orderAnswer.parse(answer.body).data
  }

  /** The same for a template. */
  async function orderTemplate(token: string, id: string, payType: '1' | '2' = '1', begun?: '1') {
    const answer = await api.call('user.Pay/jianli', { id, pay_type: payType, begun }, { token })
    return orderAnswer.parse(answer.body).data
  }

  /** Has a callback delivered; what follows it has been done when this comes back. */
  async function notify(message: Notification | 'forged', method: 'wechat' | 'alipay' = 'wechat') {
    const context = createExecutionContext()
    const init = { method: 'POST', body: JSON.stringify(message) }
    const response = await routes.request(`http://localhost/${method}`, init, {}, context)
    const answer = { status: response.status, body: await response.text() }
    await waitOnExecutionContext(context)
    return answer
  }

  /** The timer of this minute. */
  function tick(): Promise<void> {
    return waitingForAll(() => runTimers(api.services, api.clock.now))
  }

  return { ...api, wechat, alipay, order, orderTemplate, notify, tick }
}

/** Somebody about to buy. */
export async function newBuyer(shop = createShop()) {
  const { id, token } = await registerUser(shop)
  return { shop, id, token }
}

/** The end of an order whose money went back, all of it. */
export function refunded(order_no: string, amount: number) {
  return {
    state: 'refunded',
    door: 'closed',
    settled: true,
    grants: 0,
    payments: [{ transaction_id: `t-${order_no}`, amount, fate: 'refunded' }],
  }
}

/** How an order ended: its state, what was given for it, and the payments by their fate. */
export async function endOf(shop: Pick<Shop, 'services'>, orderNo: string) {
  const { db } = shop.services
  const found = await databaseWith({})
    .prepare('SELECT state, door, due_at FROM orders WHERE order_no = ?')
    .bind(orderNo)
    .first<{ state: OrderState; door: string; due_at: number | null }>()
  const { results } = await db
    .prepare('SELECT transaction_id, amount, fate FROM payments WHERE order_no = ? ORDER BY nth')
    .bind(orderNo)
    .all()
  return {
    state: found?.state,
    door: found?.door,
    settled: found?.due_at === null,
    grants: await countOf('SELECT count(*) AS count FROM grants WHERE order_no = ? AND revoked_at IS NULL', orderNo),
    payments: results,
  }
}

/** The stored level of a user. */
export async function levelOf(userId: number): Promise<{ level: string; until: number | null } | null> {
  return databaseWith({})
    .prepare('SELECT level, level_until AS until FROM users WHERE id = ?')
    .bind(userId)
    .first<{ level: string; until: number | null }>()
}

/** What came in from a person and has not gone back, in fen. */
export function keptOf(userId: number): Promise<number> {
  return countOf(
    `SELECT coalesce(sum(p.amount - iif(p.refund_state = 'done', p.refund_amount, 0)), 0) AS count
     FROM payments AS p JOIN orders AS o USING (order_no) WHERE o.user_id = ?`,
    userId,
  )
}

/** How many orders of a person somebody could pay who has seen their codes, as far as is known here. */
export function payableOf(userId: number): Promise<number> {
  return countOf(
    `SELECT count(*) AS count FROM orders
     WHERE user_id = ? AND door <> 'closed' AND withdrawn = 0 AND (door = 'open' OR pay_url <> '')`,
    userId,
  )
}
