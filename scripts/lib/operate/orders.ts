import { Trouble } from '#scripts/lib/main.ts'
import {
  type FoundOrder,
  findOrders,
  type GrantOfOrder,
  hurryOrder,
  readOrderDetails,
  stuckOrders,
} from '#src/api/db/operators/orders.ts'
import { readOrderCase, type StoredOrder } from '#src/api/db/orders/orders.ts'
import { backOf, isGoingBack, type OrderLife, type OrderPayment } from '#src/api/domain/order-machine.ts'
import { applyEvent } from '#src/api/orders/events.ts'
import { payMethods } from '#src/contract/index.ts'
import { beijingSeconds, DAY_MS } from '#src/lib/time.ts'
import { listEndOf, type OperatorContext, type Task, tableOf } from './task.ts'

/** How many orders are listed. */
export const LISTED = 50

const NAMES = ['order', 'user', 'what', 'yuan', 'by', 'state', 'made', '']

/** Lists orders by a number, an id, or what their owner signs in with. */
export async function planFind({ db }: OperatorContext, text: string): Promise<Task> {
  const rows = (await findOrders(db, text.trim(), LISTED)).map(rowOf)
  // The input may be a mobile number, so it is not recorded.
  return {
    subject: '',
    detail: `${rows.length} found`,
    lines: [...tableOf(NAMES, rows), listEndOf(rows.length, 'order', LISTED)],
  }
}

/** Lists orders that need somebody to look at them. */
export async function planStuck({ db, now }: OperatorContext): Promise<Task> {
  const rows = (await stuckOrders(db, now() - DAY_MS, LISTED)).map(rowOf)
  return { subject: 'stuck', lines: [...tableOf(NAMES, rows), listEndOf(rows.length, 'order', LISTED)] }
}

/** Shows everything about an order. */
export async function planShow({ db }: OperatorContext, orderNo: string): Promise<Task> {
  const { order, found, grant, events } = await readOrder(db, orderNo)
  const lines = [
    ...headOf(order),
    `state ${order.state}, door ${order.life.door}${order.life.because === null ? '' : ` (${order.life.because})`}`,
    found.due_at === null ? 'nothing is left to do' : `looked after next at ${beijingSeconds(found.due_at)}`,
    ...order.life.payments.map((payment) => `payment ${payment.transactionId}: ${paymentText(payment, order.life)}`),
    ...(order.isRefundRejected ? ['the gateway has rejected a refund: it is asked again, look at its own desk'] : []),
    ...(grant === null ? ['nothing was given for it'] : [`gave ${grantText(grant)}`]),
    ...events.map((event) => `${beijingSeconds(event.received_at)} ${event.kind} of ${yuan(event.amount)}`),
  ]
  return { ...aboutOf(order), lines }
}

/** Refunds an order: all that has not been refunded yet. */
export async function planRefund(context: OperatorContext, orderNo: string): Promise<Task> {
  const { order, grant } = await readOrder(context.db, orderNo)
  const { transactionId, amount: paid } = refundable(order)
  const amount = paid - backOf(order.life, transactionId)
  if (grant?.built_on) {
    throw new Trouble(
      `What ${orderNo} gave is counted in by the later order ${grant.built_on}: refund that one first, then this one.`,
    )
  }
  return {
    ...aboutOf(order),
    detail: `${yuan(amount)} yuan of ${transactionId}`,
    lines: [
      ...headOf(order),
      `To send back: ${yuan(amount)} yuan, ${amount === paid ? 'the whole' : 'the rest of'} payment ${transactionId}, to where it came from`,
      ...(grant === null ? [] : [`Taken away: ${grantText(grant)}${revocationText(grant)}`]),
    ],
    act: async () => {
      const applied = await applyEvent({ ...context, log: quiet }, orderNo, { kind: 'given-back', transactionId })
      const payment = applied?.order.life.payments.find((known) => known.transactionId === transactionId)
      if (payment === undefined || payment.fate === 'granted')
        throw new Trouble('The order changed meanwhile: look again.')
      return [
        `Noted. The site asks ${payMethods[order.payType].name.en} within two minutes, and again until the money is back.`,
        `How that stands: npm run orders -- show ${orderNo}`,
      ]
    },
  }
}

/** Makes the site query the gateway about an order now. */
export async function planSettle(context: OperatorContext, orderNo: string): Promise<Task> {
  const { order, found } = await readOrder(context.db, orderNo)
  if (found.due_at === null) {
    throw new Trouble(
      `Nothing is left to do for ${orderNo}: it is ${found.state}. What the gateway knows beyond that comes with its bill.`,
    )
  }
  return {
    ...aboutOf(order),
    lines: [
      ...headOf(order),
      `To do now instead of at ${beijingSeconds(found.due_at)}: ask ${payMethods[order.payType].name.en} how it stands`,
    ],
    act: async () => {
      const hurried = await hurryOrder(context.db, orderNo, context.now())
      return [hurried ? 'The site asks within two minutes.' : 'It has come to its end meanwhile.']
    },
  }
}

/** What changes is told by the command itself. */
const quiet = { info: () => {}, error: () => {} }

async function readOrder(db: OperatorContext['db'], orderNo: string) {
  const [known, details] = await Promise.all([readOrderCase(db, orderNo, null), readOrderDetails(db, orderNo)])
  if (known === null || details.found === null) throw new Trouble(`There is no order ${orderNo}.`)
  return { order: known.order, found: details.found, grant: details.grant, events: details.events }
}

/** @throws Trouble saying why nothing of it can be sent back here */
function refundable({ orderNo, life }: StoredOrder): OrderPayment {
  const payment = life.payments.find(({ fate }) => fate === 'granted')
  if (payment === undefined) {
    if (life.payments.some(({ fate }) => fate === 'refunding'))
      throw new Trouble(`The money of ${orderNo} is going back already.`)
    throw new Trouble(
      life.payments.length > 0 ? `The money of ${orderNo} is back already.` : `${orderNo} has not been paid.`,
    )
  }
  if (!isGoingBack(payment)) return payment
  throw new Trouble(
    `${yuan(payment.excess)} of ${orderNo} were too much and are going back: wait until they are back, then send back the rest.`,
  )
}

function headOf(order: StoredOrder): string[] {
  const { orderNo, userId, title, life, payType, createdAt } = order
  const owner = userId === null ? 'an account that is gone' : `user ${userId}`
  return [
    `${orderNo}: ${title.zh}, ${yuan(life.amount)} yuan by ${payMethods[payType].name.en}, ordered ${beijingSeconds(createdAt)} by ${owner}`,
  ]
}

function aboutOf({ orderNo, userId }: StoredOrder): Pick<Task, 'subject' | 'userId'> {
  return { subject: orderNo, ...(userId !== null && { userId }) }
}

function rowOf(order: FoundOrder): string[] {
  const { order_no, user_id, title_zh, amount, pay_type, state, created_at, due_at, rejected } = order
  const note = rejected === 1 ? 'refund rejected' : due_at === null ? '' : 'not settled'
  const owner = user_id === null ? '' : String(user_id)
  return [
    order_no,
    owner,
    title_zh,
    yuan(amount),
    payMethods[pay_type].name.en,
    state,
    beijingSeconds(created_at),
    note,
  ]
}

function paymentText({ transactionId, amount, fate, excess, isExcessBack }: OrderPayment, life: OrderLife): string {
  const part =
    excess === 0 || fate !== 'granted' ? '' : `, ${yuan(excess)} too much and ${isExcessBack ? 'back' : 'going back'}`
  const back = fate === 'refunded' ? 0 : backOf(life, transactionId)
  return `${yuan(amount)} yuan, ${fate}${part}${back === 0 ? '' : `, ${yuan(back)} back so far`}`
}

function grantText({ level, level_until, template_id, granted_at, revoked_at }: GrantOfOrder): string {
  const until = level_until === null ? 'for good' : `until ${beijingSeconds(level_until)}`
  const what = level === null ? `template ${template_id}` : `${level} ${until}`
  return `${what} on ${beijingSeconds(granted_at)}${revoked_at === null ? '' : `, taken back ${beijingSeconds(revoked_at)}`}`
}

function revocationText({ level, level_before, level_until_before, held }: GrantOfOrder): string {
  if (level === null) return ''
  const before =
    level_until_before === null ? level_before : `${level_before} until ${beijingSeconds(level_until_before)}`
  return held === 1
    ? `; what was there before, ${before}, counts again`
    : '; but the membership has changed since: it is left as it is'
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2)
}
