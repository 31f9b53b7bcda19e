import { env } from 'cloudflare:workers'
import { type OrderChange, saveOrder } from '#src/api/db/orders/order-saving.ts'
import { readOrderCase } from '#src/api/db/orders/orders.ts'
import type { Grant } from '#src/api/domain/granting.ts'
import type { Membership } from '#src/api/domain/membership.ts'
import type { OrderPayment } from '#src/api/domain/order-machine.ts'
import { START } from './api.ts'
import { read } from './rows.ts'

const FREE: Membership = { level: 'free', levelUntil: null }
const MONTH = { level: 'monthly', levelUntil: START + 9 }

/** A payment that came whole and was granted, unless it says otherwise. */
export const payment = (transactionId: string, other: Partial<OrderPayment> = {}): OrderPayment => {
  return { transactionId, amount: 1990, fate: 'granted', excess: 0, isExcessBack: false, refundFailures: 0, ...other }
}

let revisions = 0

/** An order that was paid as it was read, unless the change says otherwise. */
export async function changeOf(orderNo: string, other: Partial<OrderChange> = {}): Promise<OrderChange> {
  const found = await readOrderCase(env.DB, orderNo, null)
  if (found === null) throw new Error(`There is no order ${orderNo}`)
  revisions += 1
  const next = { ...found.order.life, door: 'closed', payments: [payment(`t-${orderNo}`)] } as const
  const rest = { grant: null, revoke: false, callback: null, revision: `saved-${revisions}`, now: START }
  return { order: found.order, next, ...rest, ...other }
}

/** Saves such a change. */
export const save = async (orderNo: string, other: Partial<OrderChange> = {}): Promise<string[] | null> =>
  saveOrder(env.DB, await changeOf(orderNo, other))

/** A month for a user who had nothing, unless it says otherwise. */
export const monthFor = (userId: number, before: Membership = FREE): Grant => {
  return { kind: 'membership', userId, before, after: MONTH }
}

/** The memberships of users, in the order of their ids. */
export const levelsOf = (...ids: number[]): Promise<unknown[]> =>
  read('users', 'level, level_until', `id IN (${ids.join(', ')})`, 'id')
