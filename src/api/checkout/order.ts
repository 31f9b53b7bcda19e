import type { StoredOrder } from '#src/api/db/orders/orders.ts'
import type { OrderRequest } from '#src/api/pay/gateway.ts'
import type { Locale } from '#src/contract/index.ts'

/** The base paths of the pages on which a phone pays. */
export const checkoutBase = { zh: '/pay', en: '/en/pay' } as const satisfies Record<Locale, string>

/** The path a phone opens to pay an order. */
export function checkoutPath(locale: Locale, orderNo: string): string {
  return `${checkoutBase[locale]}/order/${orderNo}`
}

/** The address a phone returns to, paid or not. */
export function returnPath(locale: Locale, orderNo: string): string {
  return `${checkoutPath(locale, orderNo)}/back`
}

/** The request to the gateway. It is made only from stored values, so that every retry is identical. */
export function requestOf({ orderNo, title, life, clientAddress }: StoredOrder): OrderRequest {
  return { orderNo, description: title.zh, amount: life.amount, expiresAt: life.expiresAt, clientAddress }
}
