import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useClient } from '#client/lib/client.tsx'
import { refreshUser } from '#client/lib/refresh-user.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { lookAfterOrders } from './look-after-orders.ts'
import { onEndElsewhere } from './watched-orders.ts'

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
    // After a failure the header stays as it is: the next return or grant asks again.
    const refresh = () => void refreshUser(client).catch(() => {})
    let known = client.lastGrant.get()
    const onGrant = () => {
      // The first value may be older than the page.
      if (known !== null) refresh()
      known = client.lastGrant.get()
      void look()
    }
    // An open dialog polls its own order, and its offers follow the user.
    const onReturn = () => {
      if (client.purchase.get() === null) void look()
      else if (document.visibilityState === 'visible') refresh()
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
