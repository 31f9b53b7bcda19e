import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { listHeading, PageOf, Pager } from '#client/components/pager.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useChanges } from '#client/lib/store.ts'
import { MEMBERSHIP, ORDERS } from '#src/contract/addresses.ts'
import { ordersPath } from '#src/contract/own-addresses.ts'
import { OrderEntry } from './order-entry.tsx'
import { PlanStrip } from './plan-strip.tsx'
import type { ReceiptMaker } from './receipt-button.tsx'

/** The user's orders, newest first. */
export function OrdersPage({ onReceipt }: { onReceipt: ReceiptMaker }) {
  const t = useMessages(ordersMessages)
  const locale = useLocale()
  const { list } = usePayload('orders')
  const place = { page: list.page, pageCount: Math.ceil(list.total / list.page_size) }
  const address = localePath(locale, ORDERS)
  useReloadAfterPurchase()
  return (
    <>
      <PlanStrip />
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1 {...listHeading} className="font-serif text-2xl outline-none">
          {t.title}
          <PageOf {...place} />
        </h1>
        {list.total > 0 && <p className="text-sm text-muted tabular-nums">{t.count(list.total)}</p>}
      </div>
      {list.items.length > 0 ? (
        <ul className="rounded-lg border border-line bg-surface">
          {list.items.map((order) => (
            <li key={order.order_no} className="border-line not-first:border-t">
              <OrderEntry order={order} onReceipt={onReceipt} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingHere total={list.total} address={address} />
      )}
      <Pager {...place} hrefOf={(page) => localePath(locale, ordersPath(page))} />
    </>
  )
}

/**
 * Reloads the orders whenever the purchase dialog closes. If it closes because the session has ended, the sign-in
 * reloads them and reopens the order.
 */
function useReloadAfterPurchase(): void {
  const client = useClient()
  useChanges(client.purchase, () => {
    if (client.purchase.get() === null && client.user.get() !== null) void client.reload()
  })
}

/** Shown when there are no orders, or none on a page after the last. */
function NothingHere({ total, address }: { total: number; address: string }) {
  const t = useMessages(ordersMessages)
  const locale = useLocale()
  if (total > 0) {
    return (
      <EmptyState icon="receipt" title={t.pageEmpty}>
        <ButtonLink variant="primary" href={address}>
          {t.toFirstPage}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="receipt" title={t.none} text={t.noneText}>
      <ButtonLink variant="primary" icon="crown" href={localePath(locale, MEMBERSHIP)}>
        {t.plans}
      </ButtonLink>
    </EmptyState>
  )
}
