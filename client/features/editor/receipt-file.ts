import type { ReceiptMessages } from '#client/i18n/receipt.ts'
import { formatMinute } from '#client/lib/clock.ts'
import { isInApp } from '#client/lib/in-app.ts'
import { formatYuan } from '#client/lib/money.ts'
import type { Locale } from '#src/contract/locale.ts'
import type { Order, Refund } from '#src/contract/orders.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import type { SiteConfig } from '#src/contract/site.ts'
import { handOver } from './delivery/save-file.ts'
import { makeReceipt } from './pdf/make-once.ts'
import type { ReceiptText } from './pdf/templates/receipt.ts'

/** The issuer of receipts: the site and, if its configuration says so, its operator. */
export type Issuer = Pick<SiteConfig, 'site_name' | 'operator' | 'address' | 'support_email' | 'support_phone'>

/** The language and time of issue, in ms since 1970. */
type Issuing = { t: ReceiptMessages; locale: Locale; now: number }

/**
 * Makes the receipt of an order and saves it.
 * @returns its name, or null when the browser cannot save files, as inside other applications
 * @throws when it cannot be made
 */
export async function deliverReceipt(order: Order, issuer: Issuer, issuing: Issuing): Promise<string | null> {
  if (isInApp(navigator.userAgent)) return null
  const bytes = await makeReceipt(receiptText(order, issuer, issuing))
  const file = new File([bytes], `${issuing.t.file}-${order.order_no}.pdf`, { type: 'application/pdf' })
  return (await handOver(file)) ? file.name : null
}

/** The texts of an order's receipt; unknown ones are left out. */
export function receiptText(order: Order, issuer: Issuer, { t, locale, now }: Issuing): ReceiptText {
  const time = (at: number | null) => (at === null ? '' : t.inBeijing(formatMinute(at, locale)))
  const { refund } = order
  const rows = [
    { label: t.number, value: order.order_no },
    { label: t.item, value: `${t.kinds[order.kind]}${t.of}${order.title}` },
    { label: t.amount, value: `${formatYuan(order.amount)} CNY`, strong: true },
    { label: t.method, value: payMethods[order.pay_type].name[locale] },
    { label: t.ordered, value: time(order.created_at) },
    { label: t.paid, value: time(order.paid_at) },
    { label: t.state, value: stateOf(order, t) },
    {
      label: t.refund,
      value: refund === null ? '' : t.refunds[refund.state](amountOf(refund, t), time(refund.at)),
    },
    { label: t.operator, value: issuer.operator },
    { label: t.address, value: issuer.address },
    { label: t.contact, value: [issuer.support_email, issuer.support_phone].filter(Boolean).join('  ') },
  ].filter(({ value }) => value !== '')
  const notes = [t.issued(issuer.site_name, time(now)), t.noInvoice]
  return { locale, title: t.title, issuer: issuer.operator || issuer.site_name, rows, notes, at: now }
}

function amountOf({ amount, of }: Refund, t: ReceiptMessages): string {
  return amount < of ? t.ofPaid(formatYuan(amount), formatYuan(of)) : formatYuan(amount)
}

/** An order counts as refunded once a refund is due; the receipt says whether it is complete. */
function stateOf({ state, refund }: Order, t: ReceiptMessages): string {
  if (refund === null) return state === 'refunded' ? t.refundedFully : t.paidFully
  if (state !== 'refunded') return refund.state === 'done' ? t.partlyBack : t.partlyGoing
  if (refund.state !== 'done') return t.refunding
  return refund.amount < refund.of ? t.refundedPartly : t.refundedFully
}
