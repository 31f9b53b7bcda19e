import * as z from 'zod/mini'
import { makeCodes } from '#scripts/lib/redeem-codes.ts'
import { type Scenario, startingWith } from './scenario.ts'
import type { FaultWorld } from './world.ts'

const ordered = z.object({ order_no: z.string() })
const priced = z.object({ amount: z.int() })

const standingOf = (world: FaultWorld, id: number) => () =>
  world.row(
    `SELECT (SELECT level FROM users WHERE id = ?1) AS level,
       (SELECT count(*) FROM orders WHERE user_id = ?1) AS orders,
       (SELECT count(*) FROM orders WHERE user_id = ?1 AND pay_url <> '') AS payable,
       (SELECT count(*) FROM orders WHERE user_id = ?1 AND opened = 1) AS opened,
       (SELECT count(*) FROM orders WHERE user_id = ?1 AND door = 'open') AS open,
       (SELECT count(*) FROM grants WHERE user_id = ?1) AS grants,
       (SELECT count(*) FROM redemptions WHERE user_id = ?1) AS redemptions`,
    id,
  )

const ofBuyer = startingWith(async (world) => {
  const { id, token } = await world.newPerson()
  return { options: { token }, effect: standingOf(world, id) }
})
const ofOrder = startingWith(async (world) => {
  const { id, token } = await world.newPerson()
  const options = { token }
  const { order_no } = ordered.parse(await world.done('user.Pay/vip', { id: '1', pay_type: '1' }, options))
  return { order_no, options, effect: standingOf(world, id) }
})

/** Scenarios of orders and redemption codes. */
export const PAY_CALLS = {
  'user.Pay/vip': ofBuyer(() => ({ id: '1', pay_type: '1', begun: '1' })),
  'user.Pay/jianli': ofBuyer(() => ({ id: '1001', pay_type: '1' })),
  'user.Pay/check_staus': ofOrder(async ({ order_no }, world) => {
    // The gateway is queried about an order at intervals, beginning a while after it was created.
    await world.row('UPDATE orders SET created_at = created_at - 60000 WHERE order_no = ? RETURNING 1', order_no)
    return { order_no }
  }),
  'user.Pay/cancel': ofOrder(({ order_no }) => ({ order_no })),
  'user/vip_redeem': ofBuyer(async (_, world) => {
    const batch = { plan: 'yearly', count: 1, uses: 1, expiresAt: null }
    const [code = ''] = await makeCodes(world.db, world.services.config.appSecret, batch)
    return { code }
  }),
} satisfies Record<string, Scenario>

/** The notification that an order was paid, which the gateway repeats until it is confirmed. */
export const paymentNotice = ofOrder(async ({ order_no }, world) => {
  const order = priced.parse(await world.row('SELECT amount FROM orders WHERE order_no = ?', order_no))
  const transactionId = `t-${order_no}`
  return { kind: 'payment', eventId: `e-${order_no}`, orderNo: order_no, transactionId, amount: order.amount }
})
