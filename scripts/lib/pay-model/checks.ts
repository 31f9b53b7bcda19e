import { isSettled, type OrderEvent } from '#src/api/domain/order-machine.ts'
import { apply, isStale, numberOf, refundedAmount, type Worker } from './worker.ts'
import {
  AMOUNT,
  arrivedOf,
  atDesk,
  backOf,
  type GatewayPayment,
  isBack,
  returnedOf,
  standing,
  sumOf,
  times,
  type World,
  withRefund,
} from './world.ts'

/**
 * Checks what must hold at every moment.
 * @returns what is wrong, or `null`
 */
export function wrongNow({ order, grants, money }: World): string | null {
  if (grants.length > 1) return 'two grants for one order'
  for (const { id, due } of grants) {
    const payment = money.find((known) => known.id === id)
    if (payment === undefined) return 'a grant without money'
    if (payment.amount !== AMOUNT) return 'a grant for a wrong amount'
    if (due === null) return 'a grant of no use'
    if (sentOf(payment) > AMOUNT - due) return 'a grant whose money we send back'
  }
  for (const payment of money) {
    if (sentOf(payment) + atDesk(payment) > payment.amount) return 'money sent back twice'
  }
  for (const { transactionId, fate, excess, isExcessBack } of order.payments) {
    const payment = money.find(({ id }) => id === transactionId)
    if (isExcessBack && (payment === undefined || backOf(payment) < excess)) return 'refunded on paper only'
    if (fate === 'refunded' && (payment === undefined || !isBack(payment))) return 'refunded on paper only'
  }
  return null
}

/** The amount of a payment's refunds that have not failed. */
function sentOf({ refunds }: GatewayPayment): number {
  return sumOf(refunds.filter(({ state }) => state !== 'failed'))
}

const ROUNDS = 12

/**
 * Checks what must hold once everything has settled: lost callbacks stay lost, but the gateway answers, the timer runs
 * and the bill is compared.
 * @returns what is wrong, or `null`
 */
export function wrongInTheEnd(worker: Worker, from: World): string | null {
  let world: World = { ...from, clock: 2, tasks: [], answers: [], read: null }
  for (let round = 0; round < ROUNDS; round += 1) {
    world = settle(worker, apply(worker, world, { kind: 'look', now: times[2] }))
    if (!worker.flaws.has('compares no bills')) for (const event of billOf(world)) world = apply(worker, world, event)
    const wrong = wrongNow(world)
    if (wrong !== null) return wrong
  }
  const { order, grants, money, trade } = world
  if (!isSettled(order)) return 'never settled'
  if (trade === 'open' && money.length === 0) return 'closed here, open at the gateway'
  for (const payment of money) {
    const grant = grants.find(({ id }) => id === payment.id)
    if (grant !== undefined && isBack(payment)) return 'granted, and the money is back'
    if (grant === undefined && !isBack(payment)) return 'money kept for nothing'
    const kept = payment.amount - backOf(payment)
    if (grant !== undefined && kept !== (grant.due ?? 0) - atDesk(payment)) return 'kept is not what it cost'
  }
  const [only, ...more] = money
  const isUndisturbed = world.due !== null && !world.isGivenBack
  const isDue =
    only !== undefined && more.length === 0 && only.amount === AMOUNT && isUndisturbed && only.desk.length === 0
  return isDue && grants.length === 0 ? 'paid as agreed, and nothing given' : null
}

/** Carries out all effects, with a gateway that answers. */
function settle(worker: Worker, from: World): World {
  let world = from
  for (let step = 0; step < ROUNDS; step += 1) {
    const [effect] = world.tasks
    if (effect === undefined) break
    world = { ...world, tasks: world.tasks.slice(1) }
    if (effect.kind === 'query') world = apply(worker, world, standing(world))
    else if (effect.kind === 'close') world = close(worker, world)
    else if (effect.kind === 'refund' && !isStale(worker, world, effect))
      world = refund(worker, world, effect.transactionId, effect.failures)
    else if (effect.kind === 'grant')
      world = { ...world, grants: [...world.grants, { id: effect.transactionId, due: world.due }] }
  }
  return arrived(world)
}

function close(worker: Worker, world: World): World {
  if (world.money.length > 0 || world.trade === 'absent') return apply(worker, world, { kind: 'close-refused' })
  return apply(worker, { ...world, trade: 'closed' }, { kind: 'closed' })
}

function refund(worker: Worker, world: World, transactionId: string, failures: number): World {
  const payment = world.money.find(({ id }) => id === transactionId)
  if (payment === undefined) return world
  const amount = refundedAmount(worker, world, payment)
  const number = numberOf(worker, world, payment, failures)
  const known = payment.refunds.find((one) => one.number === number)
  if (known?.state === 'failed') return apply(worker, world, { kind: 'refund-failed', transactionId, failures })
  if (known === undefined && backOf(payment) + amount > payment.amount) return world
  const next = known === undefined ? withRefund(world, payment, { number, amount, state: 'done' }) : world
  if (known?.state === 'pending') return next
  return apply(worker, next, returnedOf(payment, number, amount))
}

/** Completes all pending refunds. */
function arrived(world: World): World {
  const done = (payment: GatewayPayment): GatewayPayment => ({
    ...payment,
    refunds: payment.refunds.map((refund) => (refund.state === 'pending' ? { ...refund, state: 'done' } : refund)),
  })
  return { ...world, money: world.money.map(done) }
}

/** The bill of the day: all payments, then all refunds. */
function billOf({ money }: World): OrderEvent[] {
  return [
    ...money.map(({ id, amount }) => ({ kind: 'paid', transactionId: id, amount, due: null }) as const),
    ...money.flatMap(arrivedOf),
  ]
}
