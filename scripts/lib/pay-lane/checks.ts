import { isSettled } from '#src/api/domain/order-machine.ts'
import type { Rules } from './rules.ts'
import { applied, deskEvent, execute, isPayable, LONG_AFTER, look, withoutTask } from './steps.ts'
import { type Lane, rankOf } from './world.ts'

/**
 * Checks what must hold at every moment.
 * @returns what is wrong, or `null`
 */
export function wrongNow({ orders, isMisled, renewals, member }: Lane): string | null {
  if (isMisled) return 'led to pay although what was shown is paid'
  // Only an order that was withdrawn before anybody scanned its code cannot be closed.
  const payable = orders.filter((order) => isPayable(order) && !order.wasWithdrawn)
  if (payable.length > 1) return 'two orders that can be paid'
  const standing = orders.flatMap(({ grant }) => (grant !== null && !grant.isRevoked ? [grant] : []))
  if (standing.filter(({ isRenewal }) => isRenewal).length > renewals) return 'the same bought twice, chosen once'
  for (const { back, amount, isDesk } of orders)
    if (back + (isDesk ? amount : 0) > amount) return 'sent back more than was paid'
  for (const { life, isDesk, back, trade } of orders) {
    for (const { fate, isExcessBack, excess, amount } of life.payments) {
      if (trade !== 'paid') return 'a payment nobody made'
      if (fate === 'refunded' && !isDesk && back < amount) return 'refunded on paper only'
      if (isExcessBack && !isDesk && back < excess) return 'the difference is back on paper only'
    }
  }
  const isLeftOpen = orders.some(
    ({ life, madeAfter }) => life.door === 'open' && standing.some(({ nth }) => nth >= madeAfter),
  )
  if (isLeftOpen) return 'left open though another was granted'
  const highest = Math.max(0, ...standing.map(({ after }) => rankOf(after.level)))
  return rankOf(member.level) < highest ? 'a lower level in place of a higher one' : null
}

const ROUNDS = 8

/**
 * Checks what must hold once everything has settled, without another callback.
 * @returns what is wrong, or `null`
 */
export function wrongInTheEnd(from: Lane, rules: Rules): string | null {
  // Pending effects are lost, as in a crash.
  let lane: Lane = { ...from, orders: from.orders.map((order) => ({ ...order, tasks: [] })) }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let nth = 0; nth < lane.orders.length; nth += 1) lane = settle(lane, rules, nth)
    const wrong = wrongNow(lane)
    if (wrong !== null) return wrong
  }
  const { orders, isOnList, member } = lane
  let kept = 0
  let price = 0
  for (const { life, trade, amount, back, isDesk, grant } of orders) {
    if (!isSettled(life)) return 'never settled'
    if (trade === 'open') return 'closed here, open at the gateway'
    const left = trade === 'paid' && !isDesk ? amount - back : 0
    const isGranted = grant !== null && !grant.isRevoked
    if (isGranted && left === 0) return 'granted, and the money is back'
    if (!isGranted && left > 0) return 'money kept for nothing'
    kept += left
    if (isGranted) price += grant.price
  }
  if (isOnList) return null
  if (kept !== price) return 'kept is not the price of what was granted'
  const isGiven = orders.some(({ grant }) => grant !== null && !grant.isRevoked)
  return member.level !== 'free' && !isGiven ? 'a membership without money' : null
}

/** Runs the timer for one order until nothing is left to do, with a gateway that answers. */
function settle(from: Lane, rules: Rules, nth: number): Lane {
  let lane = look(from, rules, nth, LONG_AFTER)
  for (let step = 0; step < ROUNDS; step += 1) {
    const order = lane.orders[nth]
    const task = order?.tasks[0]
    if (order?.isDesk) lane = applied(lane, rules, nth, deskEvent(order, nth))
    if (task === undefined) break
    lane = execute(withoutTask(lane, nth, task), rules, nth, task, LONG_AFTER)
  }
  return lane
}
