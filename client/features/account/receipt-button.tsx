import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { useClient } from '#client/lib/client.tsx'
import type { Order } from '#src/contract/orders.ts'

/**
 * Makes the receipt of an order and saves it. Resolves to its file name, or to null if the browser cannot save files.
 * @throws when it cannot be made
 */
export type ReceiptMaker = (order: Order) => Promise<string | null>

/** A button for the receipt of an order that was paid, even if it was refunded. */
export function ReceiptButton({ order, onReceipt }: { order: Order; onReceipt: ReceiptMaker }) {
  const t = useMessages(ordersMessages)
  const client = useClient()
  const [busy, setBusy] = useState(false)

  async function make(): Promise<void> {
    setBusy(true)
    try {
      const name = await client.withLoading(onReceipt(order))
      if (name !== null) client.notify({ kind: 'success', title: t.receiptSaved, text: name })
      else client.notify({ kind: 'error', title: t.receiptFailed, text: t.receiptInApp })
    } catch {
      client.notify({ kind: 'error', title: t.receiptFailed, text: t.receiptRetry })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon="receipt"
      busy={busy}
      aria-label={t.receiptOf(order.title, order.order_no)}
      onClick={() => void make()}
    >
      {t.receipt}
    </Button>
  )
}
