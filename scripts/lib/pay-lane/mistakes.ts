import { offerNow } from '#src/api/domain/granting.ts'
import { type OrderEvent, type OrderLife, type Transition, transition } from '#src/api/domain/order-machine.ts'
import { amountDue } from '#src/api/domain/plans.ts'
import { type LaneFlaw, type Rules, rightRules } from './rules.ts'

/** A mistake somebody could make with several orders of one person. */
export type LaneMistake = { name: string; rules: Rules }

type On<K extends OrderEvent['kind']> = (state: OrderLife, event: Extract<OrderEvent, { kind: K }>) => Transition | null

/** An order machine with its own answer to one kind of event; where that is `null`, the right one. */
function machine<K extends OrderEvent['kind']>(name: string, kind: K, answer: On<K>): LaneMistake {
  const isKind = (event: OrderEvent): event is Extract<OrderEvent, { kind: K }> => event.kind === kind
  const wrong: Rules['transition'] = (state, event) =>
    (isKind(event) ? answer(state, event) : null) ?? transition(state, event)
  return { name, rules: { ...rightRules, transition: wrong } }
}

function offer(name: string, change: (right: Rules['offer']) => Rules['offer']): LaneMistake {
  return { name, rules: { ...rightRules, offer: change(offerNow) } }
}

function flaw(name: LaneFlaw): LaneMistake {
  return { name, rules: { ...rightRules, flaws: new Set([name]) } }
}

const same = (state: OrderLife): Transition => ({ state, effects: [] })
const withoutRefunds = ({ state, effects }: Transition): Transition => ({
  state,
  effects: effects.filter(({ kind }) => kind !== 'refund'),
})

/** Wrong versions, each of which the check must find. */
export const laneMistakes: readonly LaneMistake[] = [
  flaw('takes nothing back for a new order'),
  flaw('opens another while one is closing'),
  flaw('shows the code of an order that was taken back'),
  flaw('ignores what was paid just now'),
  flaw('takes the same again for a renewal'),
  flaw('leaves the others open after a grant'),
  flaw('grants from what it read before'),
  flaw('takes no answer to closing for a yes'),
  flaw('sends back the whole instead of the difference'),
  flaw('numbers every refund anew'),
  flaw('never looks at what was withdrawn'),
  flaw('leaves the membership when the money is back'),
  flaw('asks nothing back'),
  offer('the agreed price holds whatever has happened since', (right) => (agreed, now) => {
    const found = right(agreed, now)
    return found && { ...found, due: agreed.amount }
  }),
  offer('a price never rises', (right) => (agreed, now) => {
    const found = right(agreed, now)
    return found && { ...found, due: Math.min(found.due, agreed.amount) }
  }),
  offer('a price never falls', (right) => (agreed, now) => {
    const found = right(agreed, now)
    return found && { ...found, due: Math.max(found.due, agreed.amount) }
  }),
  offer(
    'another order for the same counts as more of it',
    (right) => (agreed, now) => right(agreed, { ...now, otherGrant: false }),
  ),
  offer(
    'what is given starts from what was there when it was ordered',
    (right) => (agreed, now) =>
      now.owner === null || agreed.base === null
        ? right(agreed, now)
        : right(agreed, { ...now, owner: { ...now.owner, ...agreed.base }, otherGrant: false }),
  ),
  offer('the full price, whatever is left of a lower plan', (right) => (agreed, now) => {
    const found = right(agreed, now)
    const plan = now.levels.find(({ slug }) => agreed.goods.kind === 'membership' && slug === agreed.goods.level)
    return found && plan ? { ...found, due: Math.min(agreed.amount, plan.price) } : found
  }),
  {
    name: 'what is left of a lower plan counts twice',
    rules: {
      ...rightRules,
      quote: (holder, plan) => Math.max(1, plan.price - 2 * (plan.price - amountDue(holder, plan))),
    },
  },
  machine('the difference is not asked back', 'paid', (state, event) => {
    const right = transition(state, event)
    const payments = right.state.payments.map((payment) => ({ ...payment, excess: 0 }))
    const isGranted = right.effects.some(({ kind }) => kind === 'grant')
    return isGranted ? withoutRefunds({ ...right, state: { ...right.state, payments } }) : null
  }),
  machine('what is not enough any more is granted', 'paid', (state, event) =>
    transition(state, event.due === null ? event : { ...event, due: Math.min(event.due, event.amount) }),
  ),
  machine('the difference being back takes back what was granted', 'returned', (state, event) => {
    const known = state.payments.find(({ transactionId }) => transactionId === event.transactionId)
    return known === undefined ? null : transition(state, { ...event, amount: known.amount })
  }),
  machine('what nobody has scanned counts as closed', 'absent', (state) =>
    state.door === 'closing' ? same({ ...state, door: 'closed' }) : null,
  ),
  machine('what is scanned after it was taken back is not closed', 'unpaid', (state) =>
    state.door === 'withdrawn' ? same(state) : null,
  ),
  machine('giving way closes here only', 'superseded', (state) =>
    state.door === 'open' ? same({ ...state, door: 'closed' }) : null,
  ),
  machine('a second payment for a purpose is forgotten', 'paid', (state, event) =>
    event.due === null && state.payments.length === 0 ? same({ ...state, door: 'closed' }) : null,
  ),
]
