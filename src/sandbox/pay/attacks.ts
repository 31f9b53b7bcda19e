import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { SandboxEnv } from '#src/sandbox/bindings.ts'
import type { Message } from '#src/sandbox/deliver.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { gatewayOf, gateways } from './gateways.ts'
import type { PayOrder } from './order.ts'

const everywhere = [
  'forged',
  'tampered',
  'stale',
  'wrong-amount',
  'wrong-app',
  'wrong-merchant',
  'unknown-order',
  'replay',
]

/** Forged messages, and messages the gateway never sends. The site must not believe any of them. */
export const attacks = [...everywhere, ...Object.values(gateways).flatMap(({ ownAttacks }) => Object.keys(ownAttacks))]

/** A notification of an attack, claiming that the order is paid; null when the gateway has no such attack. */
export async function attackMessage(c: Context<SandboxEnv>, order: PayOrder, attack: string): Promise<Message | null> {
  const now = await nowOf(c)
  const gateway = gatewayOf(order)
  const [paid] = order.trades
  if (!everywhere.includes(attack) && !(attack in gateway.ownAttacks)) return null
  if (attack === 'replay') return paid === undefined ? null : gateway.paymentMessage(c, order, paid)
  // A new notification: the site must not refuse it merely because it has seen the real one.
  const trade = { transactionId: paid?.transactionId ?? '0'.repeat(28), eventId: randomUUID(), paidAt: now }
  return gateway.attackMessage(c, { order: changed(order, attack), trade, attack, now })
}

function changed(order: PayOrder, attack: string): PayOrder {
  if (attack === 'wrong-amount') return { ...order, amount: order.amount === 1 ? 2 : 1 }
  return attack === 'unknown-order' ? { ...order, orderNo: `${order.orderNo.slice(0, -4)}0000` } : order
}
