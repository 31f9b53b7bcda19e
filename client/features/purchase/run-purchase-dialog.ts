import { messagesOf } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import type { Client } from '#client/lib/client.tsx'
import { localePath } from '#client/lib/paths.ts'
import { runDialog } from '#client/lib/run-dialog.ts'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { selectRequest } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { ORDERS } from '#src/contract/addresses.ts'
import { tellBought } from './look-after-orders.ts'

/** How long a notice is shown, in ms: enough to read it and press its button. */
const NOTICE_MS = 12_000

/**
 * Connects the purchase machine to `client.purchase`: tells it about purchases made elsewhere, closes it when the
 * session ends, and announces its result.
 * @returns a function that disconnects them
 */
export function runPurchaseDialog(client: Client, flow: PurchaseFlow): () => void {
  const stops = [
    runDialog(client, client.purchase, {
      ask: (request) => flow.send(request ? { type: 'purchase.open', request } : { type: 'purchase.close' }),
      openFor: () => selectRequest(flow.getSnapshot()),
      subscribe: (listener) => flow.subscribe(listener),
    }),
    followUser(client, flow),
    // Buying a template elsewhere does not change the user, but it is a grant.
    client.lastGrant.subscribe(() => {
      if (client.purchase.get()?.templateId !== undefined) flow.send({ type: 'standing.changed' })
    }),
    ...notices(client, flow).map(({ unsubscribe }) => unsubscribe),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tells the machine when the user has another level, because offers depend on it; closes the dialog for visitors. */
function followUser({ user }: Client, flow: PurchaseFlow): () => void {
  const levelOf = () => {
    const known = user.get()
    return known && `${known.vip_level_name} ${known.vip_expires_at}`
  }
  let level = levelOf()
  const follow = () => {
    const before = level
    level = levelOf()
    if (level === null) flow.send({ type: 'purchase.close' })
    else if (level !== before) flow.send({ type: 'standing.changed' })
  }
  follow()
  return user.subscribe(follow)
}

function notices(client: Client, flow: PurchaseFlow) {
  const t = () => messagesOf(purchaseMessages, client.page.get())
  return [
    flow.on('purchase.succeeded', ({ request: { templateId, afterwards } }) => {
      tellBought(client, t(), templateId === undefined)
      afterwards?.()
    }),
    flow.on('purchase.empty', () => client.notify({ kind: 'info', title: t().noneHigher })),
    flow.on('purchase.failed', ({ request, error }) => client.report(error, () => client.openPurchase(request))),
    flow.on('check.failed', () => {
      const { checkFailed, checkFailedText, toOrders } = t()
      const orders = localePath(client.page.get().locale, ORDERS)
      const action = { label: toOrders, run: () => void client.navigate(orders) }
      client.notify({ kind: 'error', title: checkFailed, text: checkFailedText, action, duration: NOTICE_MS })
    }),
  ]
}
