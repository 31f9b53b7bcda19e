import type { StoredOrder } from '#src/api/db/orders.ts'
import type { OrderRequest } from '#src/api/pay/gateway.ts'
import type { Locale } from '#src/contract/index.ts'

/** The base paths of the pages on which a phone pays. */
export const checkoutBase = { zh: '/pay', en: '/en/pay' } as const satisfies Record<Locale, string>

/** What a phone opens to pay an order. */
export function checkoutPath(locale: Locale, orderNo: string): string {
  return `${checkoutBase[locale]}/order/${orderNo}`
}

/** The address a phone comes back to, paid or not. */
export function returnPath(locale: Locale, orderNo: string): string {
  return `${checkoutPath(locale, orderNo)}/back`
}

/** What the gateway is asked for: what was stored, so that every try is the same to the letter. */
export function requestOf({ orderNo, title, life, clientAddress }: StoredOrder): OrderRequest {
  return { orderNo, description: title.zh, amount: life.amount, expiresAt: life.expiresAt, clientAddress }
}
