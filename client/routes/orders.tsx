import { PageHead } from '#client/components/page-head.tsx'
import { usePageTitle } from '#client/components/pager.tsx'
import { OrdersPage } from '#client/features/account/orders-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { receiptMessages } from '#client/i18n/receipt.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { loadPart } from '#client/lib/part.ts'
import type { Order } from '#src/contract/orders.ts'

/** Receipts are made in the browser only; the Worker does not contain the code. */
const loadMaker = import.meta.env.SSR ? null : () => import('#client/features/editor/receipt-file.ts')

export default function OrdersRoute() {
  const t = useMessages(ordersMessages)
  const r = useMessages(receiptMessages)
  const client = useClient()
  const locale = useLocale()

  async function deliver(order: Order): Promise<string | null> {
    const [{ deliverReceipt }, { data }] = await Promise.all([loadPart(loadMaker), client.call('config/base_site', {})])
    return deliverReceipt(order, data, { t: r, locale, now: Date.now() })
  }

  return (
    <>
      <PageHead title={usePageTitle(t.title, usePayload('orders').list.page)} noindex />
      <OrdersPage onReceipt={deliver} />
    </>
  )
}
