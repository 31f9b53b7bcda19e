import { isGone } from '#client/api/call.ts'
import type { purchaseMessages } from '#client/i18n/purchase.ts'
import type { Client } from '#client/lib/client.tsx'
import { localePath } from '#client/lib/paths.ts'
import { refreshUser } from '#client/lib/refresh-user.ts'
import { ORDERS } from '#src/contract/addresses.ts'
import { type WatchedOrder, watchedOrders } from './watched-orders.ts'

type Texts = (typeof purchaseMessages)['zh']

/** Asks about every watched order, unless the purchase dialog is open, which asks itself; announces each end once. */
export async function lookAfterOrders(client: Client, t: Texts): Promise<void> {
  const user = client.user.get()
  if (user === null || document.visibilityState === 'hidden') return
  for (const order of watchedOrders.of(user.user_id)) {
    if (client.purchase.get() !== null) return
    await lookAfter(order, client, t)
  }
}

/** Asks about one order, and announces that it was paid or refunded; a closed one is no longer watched. */
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
    if (isGone(error)) watchedOrders.drop(orderNo)
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
