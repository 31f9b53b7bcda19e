import { MINUTE_MS } from '#src/lib/time.ts'
import '#client/styles/usage.css'
import { useState } from 'react'
import { UsageMeter } from '#client/components/usage-meter.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { OrderEntry } from '#client/features/account/order-entry.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { testMessages } from '#client/i18n/test.ts'
import type { Order } from '#src/contract/orders.ts'
import { Section, Specimen } from './section.tsx'

const noReceipt = () => Promise.resolve('receipt.pdf')

const ORDERED = Date.UTC(2026, 10, 21, 2)
const RESETS = Date.UTC(2026, 10, 21, 16)

const base = {
  kind: 'membership',
  amount: 6900,
  pay_type: 1,
  created_at: ORDERED,
  expires_at: ORDERED + 15 * MINUTE_MS,
  closed_because: null,
  confirmed: true,
  bought: false,
  refund: null,
  paid_at: null,
  refunded_at: null,
  plan_id: 2,
  template_id: null,
} as const

/** An order in every state; the pending one has expired long ago. */
const states = [
  { ...base, state: 'pending' },
  { ...base, state: 'paid', paid_at: ORDERED + MINUTE_MS },
  {
    ...base,
    state: 'paid',
    // A part of it, sent back at the gateway's desk.
    refund: { state: 'done', amount: 1500, of: 6900, at: ORDERED + 2 * MINUTE_MS },
    paid_at: ORDERED + MINUTE_MS,
  },
  { ...base, state: 'closed', closed_because: 'time', pay_type: 2 },
  {
    ...base,
    state: 'refunded',
    refund: { state: 'done', amount: 6900, of: 6900, at: ORDERED + 2 * MINUTE_MS },
    paid_at: ORDERED + MINUTE_MS,
    refunded_at: ORDERED + 2 * MINUTE_MS,
  },
] as const satisfies Omit<Order, 'order_no' | 'title'>[]

const usages = [
  { used: 0, limit: 3, resets_at: null },
  { used: 7, limit: 20, resets_at: RESETS },
  { used: 1, limit: 1, resets_at: RESETS },
] as const

/** Meters and orders in every state. */
export function MembershipSection() {
  const t = useMessages(testMessages)
  const { wordDownloads } = useMessages(resumesMessages)
  // The time left depends on the browser's clock.
  const isHydrated = useHydrated()
  const [deadline] = useState(() => Date.now() + 14 * MINUTE_MS)
  return (
    <Section id="membership" title={t.membership}>
      <div className="grid gap-8 sm:grid-cols-3">
        {usages.map((usage) => (
          <Specimen key={usage.limit} name={`${usage.used} / ${usage.limit}`}>
            <UsageMeter label={wordDownloads} usage={usage} />
          </Specimen>
        ))}
      </div>
      <ul className="mt-8 rounded-lg border border-line bg-surface">
        {isHydrated && (
          <li>
            <OrderEntry
              onReceipt={noReceipt}
              order={{ ...base, state: 'pending', expires_at: deadline, title: t.planYear, order_no: 'QJ999' }}
            />
          </li>
        )}
        {states.map((order, index) => (
          <li key={`${order.state} ${order.refund?.amount}`} className="border-line not-first:border-t">
            <OrderEntry onReceipt={noReceipt} order={{ ...order, title: t.planYear, order_no: `QJ000${index}` }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
