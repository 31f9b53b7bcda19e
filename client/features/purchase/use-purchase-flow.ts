import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useStore } from '#client/lib/store.ts'
import { watchVisibility } from '#client/lib/visibility.ts'
import { createMembershipPurchaseActors } from '#client/machines/membership-purchase/membership-purchase.actors.ts'
import { membershipPurchaseMachine } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { ORDERS } from '#src/contract/addresses.ts'
import { purchaseCalls } from './calls.ts'
import { payPlace, paySurfaceOf } from './pay-place.ts'
import { tellBought } from './purchase-watch.tsx'
import { watchedOrders } from './watched-orders.ts'

export type PurchaseFlow = ActorRefFrom<typeof membershipPurchaseMachine>

const input = { now: () => Date.now() }

/** Runs the purchase machine as the application wants it: opened and closed by `client.purchase`, told in notices. */
export function usePurchaseFlow(): PurchaseFlow {
  const client = useClient()
  const [machine] = useState(() => {
    const calls = purchaseCalls(client, watchedOrders, () => paySurfaceOf(payPlace()))
    return membershipPurchaseMachine.provide({ actors: createMembershipPurchaseActors({ ...calls, watchVisibility }) })
  })
  const flow = useActorRef(machine, { input })
  useRequest(flow)
  useNotices(flow)
  return flow
}

function useRequest(flow: PurchaseFlow): void {
  const client = useClient()
  const request = useStore(client.purchase)
  const user = useUser()
  const isSignedIn = user !== null
  const level = user && `${user.vip_level_name} ${user.vip_expires_at}`
  const { path } = usePage()

  useEffect(() => {
    const closed = flow.subscribe((snapshot) => {
      if (snapshot.matches('closed')) client.purchase.set(null)
    })
    return () => closed.unsubscribe()
  }, [flow, client])

  useEffect(() => {
    flow.send(request === null ? { type: 'purchase.close' } : { type: 'purchase.open', request })
  }, [flow, request])

  // A level bought elsewhere changes what is for sale here.
  useEffect(() => {
    if (level !== null) flow.send({ type: 'standing.changed' })
  }, [flow, level])

  // A template bought elsewhere changes nothing of the user, but is granted.
  useEffect(
    () =>
      client.lastGrant.subscribe(() => {
        if (client.purchase.get()?.templateId !== undefined) flow.send({ type: 'standing.changed' })
      }),
    [flow, client],
  )

  useEffect(() => {
    if (!isSignedIn) client.purchase.set(null)
  }, [client, isSignedIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page it was opened on closes it.
  useEffect(() => () => client.purchase.set(null), [client, path])
}

function useNotices(flow: PurchaseFlow): void {
  const client = useClient()
  const t = useMessages(purchaseMessages)
  useEffect(() => {
    const subscriptions = [
      flow.on('purchase.succeeded', ({ request: { templateId, afterwards } }) => {
        client.purchase.set(null)
        tellBought(client, t, templateId === undefined)
        afterwards?.()
      }),
      flow.on('purchase.empty', () => client.notify({ kind: 'info', title: t.noneHigher })),
      flow.on('purchase.failed', ({ request, error }) => client.report(error, () => client.openPurchase(request))),
      flow.on('check.failed', () => {
        const orders = localePath(client.page.get().locale, ORDERS)
        const action = { label: t.toOrders, run: () => void client.navigate(orders) }
        client.notify({ kind: 'error', title: t.checkFailed, text: t.checkFailedText, action, duration: NOTICE_MS })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [flow, client, t])
}

/** Long enough to read it and press its button, in ms. */
const NOTICE_MS = 12_000
