import { PageHead } from '#client/components/page-head.tsx'
import { OrdersPage } from '#client/features/account/orders-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { ordersMessages } from '#client/i18n/orders.ts'

export default function OrdersRoute() {
  const t = useMessages(ordersMessages)
  return (
    <>
      <PageHead title={t.title} noindex />
      <OrdersPage />
    </>
  )
}
