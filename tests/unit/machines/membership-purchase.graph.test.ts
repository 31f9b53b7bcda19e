import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { createMembershipPurchaseActors } from '#client/machines/membership-purchase/membership-purchase.actors.ts'
import { membershipPurchaseMachine } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import type {
  MembershipPurchaseEvent,
  PaymentAnswer,
  PurchaseItem,
} from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { CreatedOrder } from '#src/contract/orders.ts'
import { plans } from '#tests/support/fixtures.ts'
import { Coverage, graphOf } from './graph.ts'

const OPENED_AT = 1_800_000_000_000
const LIFE_MS = 900_000
const items = plans.map((plan): PurchaseItem => ({ kind: 'plan', ...plan }))
const order: CreatedOrder = {
  order_no: 'QJ0001',
  pay_url: 'weixin://wxpay/1',
  surface: 'qr',
  paid: false,
  amount: 6900,
  expires_at: OPENED_AT + LIFE_MS,
}
const offline = new Error('offline')
const signedOut = Object.assign(new Error('not logged in'), { code: 401 })

const outdated = Object.assign(new Error('not above the present level'), { code: 1011 })
const refund = { state: 'under_way', amount: 6900, of: 6900, at: OPENED_AT } as const

const answers: Record<string, PaymentAnswer> = {
  'not paid yet': { type: 'payment.pending' },
  paid: { type: 'payment.paid' },
  closing: { type: 'payment.closed', settled: false, reason: 'time' },
  closed: { type: 'payment.closed', settled: true, reason: 'time' },
  refunding: { type: 'payment.refunded', settled: false, refund },
  refunded: { type: 'payment.refunded', settled: true, refund: { ...refund, state: 'done' } },
}

/** Long enough for a question, however slowly they come. */
const SLOW_MS = 10_500
const failures: Record<string, Error> = {
  'question fails': offline,
  'question meets the end of the session': signedOut,
}

const sendable: Record<string, MembershipPurchaseEvent> = {
  open: { type: 'purchase.open', request: {} },
  close: { type: 'purchase.close' },
  'choose the same plan': { type: 'item.choose', id: 2 },
  'choose another plan': { type: 'item.choose', id: 3 },
  'choose no plan there is': { type: 'item.choose', id: 99 },
  'choose the same method': { type: 'method.choose', payType: 1 },
  'choose another method': { type: 'method.choose', payType: 2 },
  renew: { type: 'order.renew' },
  ...answers,
  'bought elsewhere': { type: 'standing.changed' },
  'question fails': { type: 'poll.failed', error: offline },
  'question meets the end of the session': { type: 'poll.failed', error: signedOut },
}

const at = (state: string) => `0.membershipPurchase.open.${state}`
const done = (actorId: string, output: unknown) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })
const error = (actorId: string, error: unknown) => ({ type: `xstate.error.actor.${actorId}`, actorId, error })

/** What calls answer, as the machine hears it. */
const events: Record<string, AnyEventObject> = {
  ...sendable,
  'plans arrive': done(at('loading'), items),
  'no plans': done(at('loading'), []),
  'plans fail': error(at('loading'), offline),
  'user arrives': done(at('refreshing'), undefined),
  'user fails': error(at('refreshing'), offline),
  'order arrives': done(at('buying.creating'), order),
  'order without code': done(at('buying.creating'), { ...order, pay_url: '' }),
  'order paid already': done(at('buying.creating'), { ...order, pay_url: '', paid: true }),
  'order fails': error(at('buying.creating'), offline),
  'order outdated': error(at('buying.creating'), outdated),
  'order meets the end of the session': error(at('buying.creating'), signedOut),
  'time is up': { type: 'xstate.after.timeLeft.membershipPurchase.open.buying.ordered.payable' },
  'it was this one': done(at('rechecking'), answers.paid),
  'it was another one': done(at('rechecking'), answers['not paid yet']),
  'nobody knows which': error(at('rechecking'), offline),
  'new user arrives': done(at('paid'), undefined),
  'new user fails': error(at('paid'), offline),
}

/** Where an event leads and all it does. */
type Outcome = { to: string; effects: string[] }

const polling = new Set(['payable', 'unavailable', 'expired', 'refunding'])
const buying = [...polling, 'creating', 'refused', 'lapsed', 'refunded']
const table = new Map<string, Outcome>()
const row = (from: string, event: string, to: string, ...effects: string[]) =>
  table.set(`${from}: ${event}`, { to, effects })

/** All that leads anywhere (specification §4, issue 4 §1); nothing else may, and nothing may do more. */
row('closed', 'open', 'loading', 'plans asked for')
row('loading', 'plans arrive', 'refreshing', 'user asked for')
row('loading', 'no plans', 'closed', 'purchase.empty')
row('loading', 'plans fail', 'closed', 'purchase.failed')
row('loading', 'close', 'closed', 'plans abandoned')
row('refreshing', 'user arrives', 'creating', 'order asked for')
row('refreshing', 'user fails', 'closed', 'purchase.failed')
row('refreshing', 'close', 'closed')
row('creating', 'order arrives', 'payable')
row('creating', 'order without code', 'unavailable')
row('creating', 'order paid already', 'paid', 'user asked for')
row('creating', 'order outdated', 'loading', 'plans asked for')
row('creating', 'order fails', 'refused')
row('creating', 'order meets the end of the session', 'closed', 'purchase.failed')
row('payable', 'time is up', 'expired')
for (const state of buying) {
  // One order after the other: the next is asked for when the one under way is answered.
  const asks = state === 'creating' ? [] : ['order asked for']
  row(state, 'choose another plan', 'creating', ...asks)
  row(state, 'choose another method', 'creating', ...asks)
  row(state, 'close', 'closed')
  if (polling.has(state) || state === 'lapsed' || state === 'refunded') row(state, 'bought elsewhere', 'rechecking')
  else row(state, 'bought elsewhere', 'loading', 'plans asked for')
  if (state !== 'creating' && state !== 'payable') row(state, 'renew', 'creating', ...asks)
  if (!polling.has(state)) continue
  row(state, 'paid', 'paid', 'user asked for')
  row(state, 'closing', 'expired')
  row(state, 'closed', 'lapsed')
  row(state, 'refunding', 'refunding')
  row(state, 'refunded', 'refunded')
  row(state, 'question fails', 'closed', 'check.failed')
  row(state, 'question meets the end of the session', 'closed', 'purchase.failed')
}
row('rechecking', 'it was this one', 'paid', 'user asked for')
row('rechecking', 'it was another one', 'loading', 'plans asked for')
row('rechecking', 'nobody knows which', 'loading', 'plans asked for')
row('rechecking', 'close', 'closed')
for (const event of ['new user arrives', 'new user fails', 'close']) row('paid', event, 'closed', 'purchase.succeeded')

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return nameOf(Object.values(value)[0])
}

type Call = { resolve: (value: never) => void; reject: (error: Error) => void; settled: boolean; signal?: AbortSignal }

const coverage = new Coverage(membershipPurchaseMachine)
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** The machine on its real actors; what the server and the clock do is named like the events it leads to. */
function start() {
  const effects: string[] = []
  const calls: Record<'plans' | 'user' | 'order' | 'check', Call[]> = { plans: [], user: [], order: [], check: [] }
  const clock = new SimulatedClock()

  function call<T>(name: keyof typeof calls, signal?: AbortSignal): Promise<T> {
    if (name !== 'check') {
      effects.push(`${name} asked for`)
      signal?.addEventListener('abort', () => effects.push(`${name} abandoned`))
    }
    return new Promise<T>((resolve, reject) => {
      calls[name].push({ resolve, reject, settled: false, ...(signal && { signal }) })
    })
  }

  function answer(name: keyof typeof calls, end: (call: Call) => void): void {
    const last = calls[name].at(-1)
    if (last === undefined) return
    last.settled = true
    end(last)
  }

  const actors = createMembershipPurchaseActors({
    loadItems: (_, signal) => call('plans', signal),
    refreshUser: () => call('user'),
    createOrder: () => call('order'),
    checkPayment: (_, signal) => call('check', signal),
    watchVisibility: () => () => {},
  })
  const input = { now: () => OPENED_AT + clock.now() }
  const actor = createActor(membershipPurchaseMachine.provide({ actors }), { clock, input, inspect: coverage.inspect })
  actor.on('*', ({ type }) => effects.push(type))
  actor.start()
  const state = () => nameOf(actor.getSnapshot().value)

  const happenings: Record<string, () => void> = {
    'plans arrive': () => answer('plans', ({ resolve }) => resolve(items as never)),
    'no plans': () => answer('plans', ({ resolve }) => resolve([] as never)),
    'plans fail': () => answer('plans', ({ reject }) => reject(offline)),
    'order arrives': () => answer('order', ({ resolve }) => resolve(order as never)),
    'order without code': () => answer('order', ({ resolve }) => resolve({ ...order, pay_url: '' } as never)),
    'order paid already': () =>
      answer('order', ({ resolve }) => resolve({ ...order, pay_url: '', paid: true } as never)),
    'order fails': () => answer('order', ({ reject }) => reject(offline)),
    'order outdated': () => answer('order', ({ reject }) => reject(outdated)),
    'order meets the end of the session': () => answer('order', ({ reject }) => reject(signedOut)),
    'time is up': () => clock.increment(LIFE_MS),
  }
  const rechecked = (end: (call: Call) => void) => () => state() === 'rechecking' && answer('check', end)
  happenings['it was this one'] = rechecked(({ resolve }) => resolve(answers.paid as never))
  happenings['it was another one'] = rechecked(({ resolve }) => resolve(answers['not paid yet'] as never))
  happenings['nobody knows which'] = rechecked(({ reject }) => reject(offline))
  for (const [name, from] of Object.entries({ user: 'refreshing', 'new user': 'paid' })) {
    const isTheirs = () => state() === from
    happenings[`${name} arrives`] = () => isTheirs() && answer('user', ({ resolve }) => resolve(undefined as never))
    happenings[`${name} fails`] = () => isTheirs() && answer('user', ({ reject }) => reject(offline))
  }

  /** Where an order is asked about, its answers come from the poll. */
  function hear(name: string): void {
    const event = sendable[name]
    const isHeard = name in answers || name in failures
    if (!polling.has(state()) || !isHeard) {
      if (event !== undefined) actor.send(event)
      return
    }
    clock.increment(SLOW_MS)
    answer('check', ({ resolve, reject }) =>
      name in answers ? resolve(answers[name] as never) : reject(failures[name] ?? offline),
    )
  }

  async function happen(name: string): Promise<void> {
    const happening = happenings[name]
    if (happening === undefined) hear(name)
    else happening()
    await settle()
  }

  /** How many questions about orders are under way, one interval later. */
  function questions(): number {
    clock.increment(SLOW_MS)
    return calls.check.filter(({ settled, signal }) => !settled && !signal?.aborted).length
  }

  return { happen, effects, state, questions }
}

const graph = graphOf({ machine: membershipPurchaseMachine, input: { now: () => OPENED_AT }, events, nameOf })

test('it can be in these states and no others', () => {
  const states = new Set([...table.keys()].map((key) => key.split(': ')[0]))
  expect(new Set(graph.ways.keys())).toEqual(states)
})

for (const [from, way] of graph.ways) {
  describe(from, () => {
    for (const event of Object.keys(events)) {
      const { to, effects: expected } = table.get(`${from}: ${event}`) ?? { to: from, effects: [] }
      test(`${event}: ${to === from && expected.length === 0 ? 'nothing' : to}`, async () => {
        const { happen, effects, state, questions } = start()
        for (const step of way) await happen(step)
        expect(state()).toBe(from)
        effects.length = 0
        await happen(event)
        coverage.countPair()

        expect({ to: state(), effects }).toEqual({ to, effects: expected })
        expect(graph.next(from, event)).toBe(to)
        expect(questions()).toBe(polling.has(to) || to === 'rechecking' ? 1 : 0)
      })
    }
  })
}

test('every state and transition declared has been taken', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
