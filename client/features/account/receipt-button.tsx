import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { useClient } from '#client/lib/client.tsx'
import type { Order } from '#src/contract/orders.ts'

/**
 * Makes the receipt of an order and hands it over; answers with its name, or null where the browser saves no files.
 * @throws when it cannot be made
 */
export type ReceiptMaker = (order: Order) => Promise<string | null>

/** The receipt of an order that was paid, whatever became of the money. */
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
