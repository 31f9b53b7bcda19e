import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { ordersMessages } from '#client/i18n/orders.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import type { Locale } from '#src/contract/locale.ts'
import { checkoutMessages } from '#src/texts/checkout.ts'

/** Stand-ins for an amount and a time in a text. */
export const SOME = { amount: '\u0001', time: '\u0002' }

/** The texts of the pages in a language. */
export function wordsOf(locale: Locale) {
  return {
    header: headerMessages[locale],
    notices: noticesMessages[locale],
    orders: ordersMessages[locale],
    purchase: purchaseMessages[locale],
    detail: detailMessages[locale],
    checkout: checkoutMessages[locale],
  }
}

export type Words = ReturnType<typeof wordsOf>

/** The first amount of a text; empty for none. */
export function amountIn(text: string | null): string {
  return /¥\d+\.\d\d/.exec(text ?? '')?.[0] ?? ''
}

/** A pattern for a text with stand-ins; the amount is its first group. */
export function pattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replaceAll(SOME.amount, '(¥\\d+\\.\\d\\d)').replaceAll(SOME.time, '.+?'))
}
