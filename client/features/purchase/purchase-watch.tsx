import { CallFailure } from '#client/api/call.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { type Client, useClient } from '#client/lib/client.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { ORDERS } from '#src/contract/addresses.ts'
import { apiErrors } from '#src/contract/error-codes.ts'
import { refreshUser } from './calls.ts'
import { onEndElsewhere, type WatchedOrder, watchedOrders } from './watched-orders.ts'

type Texts = (typeof purchaseMessages)['zh']

/**
 * Finds out about payments made while the dialog was closed: in the background, offline, or in another tab. It asks
 * when the tab is shown, the network is back, the page changes, an order ended in another tab, or an answer mentions a
 * grant; then it announces the payment once and updates the header. Renders nothing.
 */
export function PurchaseWatch() {
  const client = useClient()
  const t = useMessages(purchaseMessages)
  useShown(() => {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      await lookAfterOrders(client, t)
      isLooking = false
    }
    let known = client.lastGrant.get()
    const onGrant = () => {
      // The first value may be older than the page.
      if (known !== null) void refreshUser(client).catch(() => {})
      known = client.lastGrant.get()
      void look()
    }
    // An open dialog polls its own order, and its offers follow the user.
    const onReturn = () => {
      if (client.purchase.get() === null) void look()
      else if (document.visibilityState === 'visible') void refreshUser(client).catch(() => {})
    }
    const unsubscribe = [client.page.subscribe(look), client.lastGrant.subscribe(onGrant), onEndElsewhere(onReturn)]
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', onReturn)
    void look()
    return () => {
      for (const stop of unsubscribe) stop()
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', onReturn)
    }
  })
  return null
}

/** Asks about every watched order, unless the purchase dialog is open, which asks itself. */
async function lookAfterOrders(client: Client, t: Texts): Promise<void> {
  const user = client.user.get()
  if (user === null || document.visibilityState === 'hidden') return
  for (const order of watchedOrders.of(user.user_id)) {
    if (client.purchase.get() !== null) return
    await lookAfter(order, client, t)
  }
}

/** Asks about one order and announces how it ended; an order replaced by another is not mentioned. */
async function lookAfter({ orderNo, templateId }: WatchedOrder, client: Client, t: Texts): Promise<void> {
  try {
    const { state, settled } = (await client.call('user.Pay/check_staus', { order_no: orderNo })).data
    if (state === 'pending' || client.purchase.get() !== null) return
    if (state === 'closed' && !settled) return
    // Updates the header before the notice. The payment is valid even if that fails.
    if (state === 'paid') await refreshUser(client).catch(() => {})
    if (!watchedOrders.drop(orderNo) || state === 'closed') return
    if (state === 'paid') {
      tellBought(client, t, templateId === undefined)
      await client.reload()
    } else tellReturned(client, t)
  } catch (error) {
    // After a failure it is asked about again next time, unless the order does not exist.
    const isGone = error instanceof CallFailure && error.code === apiErrors['resource.missing'].code
    if (isGone) watchedOrders.drop(orderNo)
  }
}

/** Announces a successful purchase, in the words of the specification. */
export function tellBought(client: Client, t: Texts, isPlan: boolean): void {
  client.notify({
    kind: 'success',
    title: isPlan ? t.upgraded : t.bought,
    text: isPlan ? t.upgradedText : t.boughtText,
  })
}

function tellReturned(client: Client, t: Texts): void {
  const orders = localePath(client.page.get().locale, ORDERS)
  client.notify({
    kind: 'info',
    title: t.returned,
    text: t.returnedText,
    action: { label: t.toOrders, run: () => void client.navigate(orders) },
  })
}
