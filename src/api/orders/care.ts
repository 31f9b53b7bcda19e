import { noteOpened } from '#src/api/db/orders/order-list.ts'
import { noteRefundRefused } from '#src/api/db/orders/order-saving.ts'
import {
  claimDueOrders,
  claimQuestion,
  type OrderCase,
  type Question,
  type StoredOrder,
} from '#src/api/db/orders/orders.ts'
import { backOf, type Effect, isGoingBack, toRefund, toRequest } from '#src/api/domain/order-machine.ts'
import { refundNo } from '#src/api/domain/orders.ts'
import type {
  GatewayOutcome,
  PaymentAtGateway,
  PaymentGateway,
  RefundRequest,
  RefundState,
} from '#src/api/pay/gateway.ts'
import { noteFault } from '#src/api/upkeep/alerts.ts'
import { type ClosingReason, type PayType, payMethods } from '#src/contract/index.ts'
import { keepUp } from '#src/lib/keep-up.ts'
import type { Services } from '#src/services.ts'
import { type Applied, applyEvent, type Happened } from './events.ts'

/** The most calls to a gateway per order and run: query, close, query again, refund. */
const MAX_CALLS = 4
/** How long polls of an order wait before asking the gateway again, in ms. */
const POLL_SILENCE_MS = 5000
/**
 * How many orders are claimed at a time, how much a run may do (the next one comes a minute later), and how many orders
 * are handled in parallel.
 */
const RUN_LIMIT = 40
const RUN = { ms: 45_000, steps: 3 }
const AT_ONCE = 4

/** The gateway of a payment method; `null` when it is not offered. */
export function gatewayOf({ pay }: Services, payType: PayType): PaymentGateway | null {
  return pay[payMethods[payType].id] ?? null
}

/**
 * Handles the orders that are due: queries and closes them at their gateways, and requests refunds. Called by a timer.
 */
export function careForDueOrders(services: Services): Promise<void> {
  return keepUp(services.now, RUN, async () => {
    const due = await claimDueOrders(services.db, RUN_LIMIT, services.now())
    const isBehind = due.length === RUN_LIMIT
    const next = async (): Promise<void> => {
      for (let orderNo = due.pop(); orderNo !== undefined; orderNo = due.pop()) await careFor(services, orderNo)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    return isBehind
  })
}

/** The query of a page that waits for a payment; at most one in `POLL_SILENCE_MS` is passed on to the gateway. */
export function questionAbout(orderNo: string, now: number): Question {
  return { orderNo, silence: POLL_SILENCE_MS, now }
}

/** Asks the gateway about an order, in case its callback was lost, unless it was asked a moment ago. */
export async function askAboutOrder(services: Services, orderNo: string): Promise<void> {
  const toAsk = await claimQuestion(services.db, questionAbout(orderNo, services.now()))
  if (toAsk !== null) await careFor(services, orderNo, toAsk)
}

/** Closes an order that is no longer wanted, if its gateway allows that. */
export async function closeOrder(
  services: Services,
  orderNo: string,
  because: Exclude<ClosingReason, 'time'>,
): Promise<void> {
  const applied = await applyEvent(services, orderNo, { kind: 'superseded', because })
  if (applied !== null) await carryOut(services, applied)
}

/**
 * Handles one order: queries it, and closes it when it has expired or was replaced. Errors are contained, so that one
 * order does not delay others; the next run tries again.
 * @param known the order as it was just read; by default it is read
 * @returns whether the order may have changed
 */
export async function careFor(services: Services, orderNo: string, known: OrderCase | null = null): Promise<boolean> {
  try {
    const looked = await applyEvent(services, orderNo, { kind: 'look', now: services.now() }, null, known)
    return looked !== null && (await carryOut(services, looked))
  } catch (error) {
    services.log.error('order.care', error, { order_no: orderNo })
    return true
  }
}

/**
 * Makes the gateway calls that an event requires and applies their answers; unknown results are left to the next look.
 * Replaced orders are closed.
 * @returns whether the order has changed
 */
export async function carryOut(services: Services, applied: Applied): Promise<boolean> {
  const others = applied.replaced.map((orderNo) => careFor(services, orderNo))
  const [isChanged] = await Promise.all([carryOutOwn(services, applied), ...others])
  return isChanged
}

async function carryOutOwn(services: Services, first: Applied): Promise<boolean> {
  const { order, effects } = first
  const gateway = gatewayOf(services, order.payType)
  let { isChanged, known } = first
  if (gateway === null) return isChanged
  const waiting = [...effects]
  let current = order
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const effect = waiting.shift()
    if (effect === undefined) return isChanged
    const happened = await ask(gateway, current, effect, services)
    // An answer that nothing was paid is applied to the order as it was read before; every other answer decides about
    // money, so the order is read again.
    const asRead = happened?.kind === 'unpaid' ? known : null
    const applied = happened && (await applyEvent(services, order.orderNo, happened, null, asRead))
    if (!applied) continue
    known = applied.known
    current = applied.order
    isChanged ||= applied.isChanged
    waiting.push(...applied.effects)
    await Promise.all(applied.replaced.map((orderNo) => careFor(services, orderNo)))
  }
  return isChanged
}

function ask(
  gateway: PaymentGateway,
  order: StoredOrder,
  effect: Effect,
  services: Services,
): Promise<Happened | null> | null {
  switch (effect.kind) {
    case 'query':
      return query(gateway, order, services)
    case 'close':
      return close(gateway, order, services)
    case 'withdraw':
      return withdraw(gateway, order, services)
    case 'refund':
      return refund(gateway, order, effect, services)
    case 'doubt':
      return doubt(order, effect, services)
    case 'grant':
    case 'revoke':
      // Grants and revocations were written together with the state.
      return null
  }
}

async function query(gateway: PaymentGateway, { orderNo }: StoredOrder, services: Services): Promise<Happened | null> {
  const outcome = await gateway.query(orderNo)
  if (outcome.kind === 'success' && outcome.value.state === 'unpaid' && outcome.value.begun)
    await noteOpened(services.db, orderNo)
  if (outcome.kind === 'success') return happenedOf(outcome.value, services.now())
  return unanswered(services, 'query', orderNo, outcome)
}

function happenedOf(payment: PaymentAtGateway, now: number): Happened {
  switch (payment.state) {
    case 'absent':
      return { kind: 'absent', now }
    case 'unpaid':
    case 'closed':
      return { kind: payment.state }
    case 'paid':
      return { kind: 'paid', transactionId: payment.transactionId, amount: payment.amount }
    case 'refunded':
      return { kind: 'going-back', transactionId: payment.transactionId, amount: payment.amount }
  }
}

async function close(gateway: PaymentGateway, { orderNo }: StoredOrder, services: Services): Promise<Happened | null> {
  const outcome = await gateway.close(orderNo)
  if (outcome.kind === 'success') return { kind: 'closed' }
  if (outcome.kind === 'failure') return { kind: 'close-refused' }
  return unanswered(services, 'close', orderNo, outcome)
}

/** The answer does not matter: the order is watched until it expires. */
async function withdraw(gateway: PaymentGateway, { orderNo }: StoredOrder, { log }: Services): Promise<null> {
  const { kind } = await gateway.close(orderNo)
  log.info('pay.withdrawn', { order_no: orderNo, answer: kind })
  return null
}

/** Queries first, because an earlier request may have arrived. Reusing the refund number is safe. */
async function refund(
  gateway: PaymentGateway,
  { orderNo, life }: StoredOrder,
  { transactionId, failures }: Extract<Effect, { kind: 'refund' }>,
  services: Services,
): Promise<Happened | null> {
  const nth = life.payments.findIndex((payment) => payment.transactionId === transactionId)
  const payment = life.payments[nth]
  // The effect is outdated if a refund number was refused or the refund arrived since. Its number may then be unused,
  // and using it would refund twice.
  if (payment?.refundFailures !== failures || !isGoingBack(payment)) return null
  const amount = toRequest(life, payment)
  const before = amount === toRefund(payment) ? 0 : backOf(life, transactionId)
  const request: RefundRequest = {
    orderNo,
    transactionId,
    refundNo: refundNo(orderNo, { nth, failures, before }),
    amount,
    total: payment.amount,
    reason: payment.fate === 'granted' ? '多付的差额，原路退回' : '订单退款，原路退回',
  }
  const known = await gateway.queryRefund(request)
  const outcome: GatewayOutcome<RefundState> = known.kind === 'failure' ? await gateway.refund(request) : known
  if (outcome.kind === 'failure') await noteRefundRefused(services.db, orderNo, transactionId, services.now())
  if (outcome.kind !== 'success') return unanswered(services, 'refund', orderNo, outcome)
  if (outcome.value === 'done') {
    const { refundNo, total: paid } = request
    return { kind: 'returned', transactionId, refundNo, amount, total: null, paid }
  }
  if (outcome.value === 'failed') return { kind: 'refund-failed', transactionId, failures }
  return null
}

/**
 * Alerts an operator to refunds that exceed their payment. The message was signed, so either the gateway is wrong or
 * somebody else has its key: a person has to compare its records with ours.
 */
function doubt({ orderNo }: StoredOrder, { amount }: Extract<Effect, { kind: 'doubt' }>, { log }: Services): null {
  log.error('order.refund-too-much', new Error('More went back than was paid'), { order_no: orderNo, amount })
  return null
}

/**
 * Logs a call that had no result: as information when the gateway could not be reached, which is counted; as an error
 * when it refused, which an operator has to look at.
 */
async function unanswered(
  services: Services,
  call: string,
  orderNo: string,
  { kind, reason }: Exclude<GatewayOutcome<unknown>, { kind: 'success' }>,
): Promise<null> {
  const { log } = services
  const fields = { call, order_no: orderNo }
  if (kind === 'failure') log.error('pay.refused', new Error(reason), fields)
  else {
    log.info('pay.unknown', { ...fields, reason })
    await noteFault(services, 'gateway-down')
  }
  return null
}
