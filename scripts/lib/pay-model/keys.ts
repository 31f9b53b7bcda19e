import type { Effect, OrderEvent, OrderLife, OrderPayment } from '#src/api/domain/order-machine.ts'
import { eventKey, taskKey } from './event-keys.ts'
import type { GatewayPayment, GrantMade, World } from './world.ts'

/** The key of a state: equal states have equal keys. Tasks and answers are sets, so their order makes no difference. */
export function worldKey(world: World): string {
  const { clock, read, tasks, answers } = world
  return `${futureKey(world)}|${clock}|${read === null ? '' : lifeKey(read)}|${tasksKey(tasks)}|${answersKey(answers)}`
}

/** The key of how a state ends, which does not depend on time, pending effects and answers on their way. */
export function futureKey({ order, grants, isGivenBack, money, trade, due }: World): string {
  return `${lifeKey(order)}|${grantsKey(grants)}${Number(isGivenBack)}|${moneyKey(money)}|${trade}|${due}`
}

/** Caches the text of a part, because states share most of their parts. */
function remembered<T extends object>(write: (part: T) => string): (part: T) => string {
  const known = new WeakMap<T, string>()
  return (part) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const text = write(part)
    known.set(part, text)
    return text
  }
}

const lifeKey = remembered<OrderLife>(({ door, payments, refunds }) => {
  const one = ({ transactionId, fate, excess, isExcessBack, refundFailures }: OrderPayment) =>
    `,${transactionId}${fate}${excess}${Number(isExcessBack)}${refundFailures}`
  const back = refunds.map(({ transactionId, refundNo, raised }) => `;${transactionId}${refundNo}-${raised}`)
  return `${door}${payments.map(one).join('')}${back.sort().join('')}`
})

const grantsKey = remembered<readonly GrantMade[]>((grants) => {
  return grants.map(({ id, due }) => `${id}${due}`).join('')
})

const moneyKey = remembered<readonly GatewayPayment[]>((money) => {
  const one = ({ id, amount, desk, refunds }: GatewayPayment) => {
    const sent = refunds.map(({ number, amount, state }) => `${number}${amount}${state}`)
    return `${id}${amount}${desk.join('+')}${sent.sort().join('-')}`
  }
  return money.map(one).join(',')
})

const tasksKey = remembered<readonly Effect[]>((tasks) => tasks.map(taskKey).sort().join('+'))
const answersKey = remembered<readonly OrderEvent[]>((answers) => answers.map(eventKey).sort().join('+'))
