import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import type { PurchaseRequest } from '#client/lib/client.tsx'
import { useShown } from '#client/lib/use-shown.ts'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { membershipPurchaseMachine } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import type {
  OrderWish,
  PaymentAnswer,
  PurchaseItem,
} from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { CreatedOrder } from '#src/contract/orders.ts'
import { quietPoll } from './scripted-flow.ts'

/** The answers of the test page's server: none, an order with or without a code, or a refusal. */
export type Script = {
  items: readonly PurchaseItem[] | 'never'
  order: 'never' | 'code' | 'no code' | 'refusal'
  /** The payment surface; by default the QR code. */
  surface?: CreatedOrder['surface']
  /** The answer to polling. */
  afterwards?: PaymentAnswer
}

const LIFE_MS = 900_000
const input = { now: () => Date.now() }
const never = () => new Promise<never>(() => {})

/** The purchase machine with a scripted server that is never polled. */
export function quietPurchaseMachine({ items, order, surface = 'qr', afterwards }: Script, refusal = '') {
  let refreshes = 0
  const loadItems = fromPromise<readonly PurchaseItem[], PurchaseRequest>(() =>
    items === 'never' ? never() : Promise.resolve(items),
  )
  // Resolves the first time, for the opening; a scripted payment never gets its user, so that it stays paid.
  const refreshUser = fromPromise<void>(() => {
    refreshes += 1
    return refreshes === 1 || afterwards === undefined ? Promise.resolve() : never()
  })
  const createOrder = fromPromise<CreatedOrder, OrderWish>(async ({ input: { item } }) => {
    if (order === 'never') return never()
    if (order === 'refusal') throw Object.assign(new Error(refusal), { code: 1020 })
    return {
      order_no: 'QJ20261121TEST',
      pay_url: order === 'code' ? 'https://example.com/pay/QJ20261121TEST' : '',
      surface,
      amount: item.kind === 'plan' ? item.due : 500,
      expires_at: Date.now() + LIFE_MS,
      paid: false,
    }
  })
  return membershipPurchaseMachine.provide({ actors: { loadItems, refreshUser, createOrder, poll: quietPoll() } })
}

/** The purchase machine in a given state, without a server. */
export function useScriptedPurchase(script: Script): PurchaseFlow {
  const { refusal } = useMessages(testMessages)
  const [machine] = useState(() => quietPurchaseMachine(script, refusal))
  const flow = useActorRef(machine, { input })
  const [answer] = useState(script.afterwards)
  useShown(() => {
    const subscription = flow.subscribe((snapshot) => {
      if (answer && snapshot.matches({ open: { buying: { ordered: 'payable' } } })) {
        subscription.unsubscribe()
        flow.send(answer)
      }
    })
    flow.send({ type: 'purchase.open', request: {} })
    return () => subscription.unsubscribe()
  })
  return flow
}

/** Sample plans: one with a tag and a deduction, one that lasts for ever. */
export function useSamplePlans(): PurchaseItem[] {
  const t = useMessages(testMessages)
  const limits = (resumes: number, downloads: number) => ({
    online_resume_management_upper_limit: resumes,
    resume_word_download_limit: downloads,
  })
  return [
    {
      kind: 'plan',
      id: 2,
      name: t.planMonth,
      price: 1990,
      original_price: 2990,
      due: 1990,
      days: 31,
      ...limits(10, 5),
    },
    {
      kind: 'plan',
      id: 3,
      name: t.planYear,
      price: 6900,
      original_price: 19_900,
      due: 5812,
      days: 366,
      desc: t.planTag,
      ...limits(50, 20),
    },
    { kind: 'plan', id: 4, name: t.planLife, price: 12_800, due: 12_800, days: null, ...limits(100, 50) },
  ]
}
