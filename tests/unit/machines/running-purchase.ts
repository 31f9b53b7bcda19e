import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import { createMembershipPurchaseActors } from '#client/machines/membership-purchase/membership-purchase.actors.ts'
import { membershipPurchaseMachine } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { selectPaymentFace, selectRequest } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type {
  MembershipPurchaseEmitted,
  OrderWish,
  PaymentAnswer,
  PurchaseItem,
} from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { CreatedOrder } from '#src/contract/orders.ts'
import type { PayType } from '#src/contract/pay-methods.ts'
import { plans } from '#tests/support/fixtures.ts'

export const OPENED_AT = 1_800_000_000_000
export const MINUTE_MS = 60_000
const items = plans.map((plan): PurchaseItem => ({ kind: 'plan', ...plan }))

type Call<T> = { resolve: (value: T) => void; reject: (error: Error) => void }
type Order = Call<CreatedOrder> & { wish: string; number: string }
type Check = Call<PaymentAnswer> & { orderNo: string; signal: AbortSignal }

export const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A running machine whose orders and checks wait for the test, on a clock only the test moves. */
export function start({ refreshUser = async () => {}, offered = items } = {}) {
  const orders: Order[] = []
  const checks: Check[] = []
  const emitted: MembershipPurchaseEmitted[] = []
  const visibility: { tell: (isHidden: boolean) => void; watchers: number } = { tell: () => {}, watchers: 0 }
  const clock = new SimulatedClock()
  const now = () => OPENED_AT + clock.now()
  const actors = createMembershipPurchaseActors({
    loadItems: async () => offered,
    refreshUser,
    createOrder: (wish: OrderWish) =>
      new Promise((resolve, reject) => {
        orders.push({ wish: nameOf(wish), number: `QJ000${orders.length + 1}`, resolve, reject })
      }),
    checkPayment: (orderNo, signal) =>
      new Promise((resolve, reject) => checks.push({ orderNo, signal, resolve, reject })),
    watchVisibility: (listener) => {
      visibility.watchers += 1
      visibility.tell = listener
      return () => {
        visibility.watchers -= 1
      }
    },
  })
  const actor = createActor(membershipPurchaseMachine.provide({ actors }), { clock, input: { now } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const face = () => selectPaymentFace(actor.getSnapshot())
  const isOpen = () => selectRequest(actor.getSnapshot()) !== null
  const choose = (id: number) => actor.send({ type: 'item.choose', id })
  const chooseMethod = (payType: PayType) => actor.send({ type: 'method.choose', payType })
  const wishes = () => orders.map(({ wish }) => wish)

  async function open(request: PurchaseRequest = {}): Promise<void> {
    actor.send({ type: 'purchase.open', request })
    await settle()
  }

  /** Answers the newest order. */
  async function make(changes: Partial<CreatedOrder> = {}): Promise<void> {
    const order = orders.at(-1)
    if (order === undefined) throw new Error('Nothing has been ordered')
    const { number } = order
    order.resolve({
      order_no: number,
      pay_url: `pay://${number}`,
      surface: 'qr',
      amount: 6900,
      expires_at: now() + 15 * MINUTE_MS,
      paid: false,
      ...changes,
    })
    await settle()
  }

  /** Answers the newest check. */
  async function say(answer: PaymentAnswer): Promise<void> {
    checks.at(-1)?.resolve(answer)
    await settle()
  }

  return {
    actor,
    clock,
    orders,
    checks,
    emitted,
    visibility,
    now,
    face,
    isOpen,
    choose,
    chooseMethod,
    wishes,
    open,
    make,
    say,
  }
}

function nameOf({ item, payType, begun }: OrderWish): string {
  return `${item.name} ${payType}${begun ? ' come back to' : ''}`
}

/** An order is there to be paid. */
export async function payable(request?: PurchaseRequest) {
  const running = start()
  await running.open(request)
  await running.make()
  expect(running.face()).toBe('payable')
  return running
}
