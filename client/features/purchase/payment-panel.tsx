import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { AgreementLine } from '#client/components/agreement-line.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { formatYuan } from '#client/lib/money.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { selectItem, selectPaymentFace } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { payMethods } from '#src/contract/pay-methods.ts'
import { faceWords } from './face-words.ts'
import { type PayPlace, paySurfaceOf } from './pay-place.ts'
import { PayWay } from './pay-way.tsx'
import { PaymentChanges } from './payment-changes.tsx'
import { PaymentCover } from './payment-cover.tsx'
import { TimeLeft } from './time-left.tsx'

/** Keeps the payment visible at the lower edge while the plans scroll. */
const ON_PHONE =
  'sticky bottom-0 max-md:gap-2 max-md:px-6 max-md:py-4 max-md:pb-[max(16px,env(safe-area-inset-bottom))]'

/** The payment: amount, method, deadline and state. */
export function PaymentPanel({ flow, place }: { flow: PurchaseFlow; place: PayPlace }) {
  const t = useMessages(purchaseMessages)
  const panel = useRef<HTMLDivElement>(null)
  const face = useSelector(flow, selectPaymentFace)
  const context = useSelector(flow, ({ context }) => context)
  const { order, payType, deadline } = context
  const item = useSelector(flow, selectItem)
  const locale = useLocale()
  const { name, app } = payMethods[payType]
  const words = faceWords(face, context, t)
  const method = name[locale]
  const isOnPhone = (order?.surface ?? paySurfaceOf(place)) !== 'qr'
  const amount = order?.amount ?? (item?.kind === 'plan' ? item.due : null)

  // The button disappears, so the focus moves to where the answer appears.
  function renew() {
    panel.current?.focus()
    flow.send({ type: 'order.renew' })
  }

  const isPayable = face === 'payable' && order !== null
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={`flex flex-col items-center gap-3 border-line bg-sunken p-6 text-center outline-none max-md:border-t md:rounded-br-lg md:border-l ${isOnPhone ? ON_PHONE : ''}`}
    >
      <div className={isOnPhone ? 'flex w-full items-baseline justify-between' : undefined}>
        <p className={isOnPhone ? undefined : 'grid justify-items-center'}>
          <span className={isOnPhone ? 'sr-only' : 'text-sm text-muted'}>{t.amount}</span>
          {amount === null ? (
            <Skeleton className="my-1 h-8 w-24" />
          ) : (
            <span className="text-2xl font-semibold text-seal tabular-nums">{formatYuan(amount)}</span>
          )}
        </p>
        {isPayable && isOnPhone && <TimeLeft key={order.order_no} deadline={deadline} />}
      </div>
      {isPayable ? (
        <PayWay order={order} method={method} app={app[locale]} place={place} />
      ) : (
        <PaymentCover face={face} words={words} onRenew={renew} />
      )}
      {isPayable && !isOnPhone && <TimeLeft key={order.order_no} deadline={deadline} />}
      <PaymentChanges face={face} method={method} amount={amount} words={words} />
      <AgreementLine before={t.agreeBefore} className="mt-auto md:pt-3" />
    </div>
  )
}
