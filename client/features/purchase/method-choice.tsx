import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { type PayType, payTypes } from '#src/contract/orders.ts'
import { Choice } from './choice.tsx'
import type { PurchaseFlow } from './use-purchase-flow.ts'

const methods = [
  { name: 'wechat', payType: payTypes.wechat },
  { name: 'alipay', payType: payTypes.alipay },
] as const

/** The key of a payment method's text. */
export function methodName(payType: PayType): 'wechat' | 'alipay' {
  return payType === payTypes.wechat ? 'wechat' : 'alipay'
}

/** The choice of payment method. */
export function MethodChoice({ flow, isReady }: { flow: PurchaseFlow; isReady: boolean }) {
  const t = useMessages(purchaseMessages)
  const group = useId()
  const chosen = useSelector(flow, ({ context }) => context.payType)
  return (
    <fieldset disabled={!isReady} className="min-w-0">
      <legend className="mb-3 text-sm font-medium">
        {t.methods}
        <span className="sr-only">{t.choiceKeys}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        {methods.map(({ name, payType }) => (
          <Choice
            key={name}
            group={group}
            checked={payType === chosen}
            onChoose={() => flow.send({ type: 'method.choose', payType })}
            className="min-h-13 items-center gap-2.5 px-4 max-sm:gap-1.5 max-sm:px-2.5"
          >
            <PayMark name={name} />
            <span className="text-[0.9375rem] font-medium whitespace-nowrap max-sm:text-sm">{t[name]}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

const marks = {
  wechat:
    'M9.5 4C5.4 4 2 6.7 2 10c0 1.9 1.1 3.6 2.8 4.7L4 17l2.7-1.4c.9.3 1.8.4 2.8.4M22 15c0-2.8-2.9-5-6.5-5S9 12.2 9 15s2.9 5 6.5 5c.8 0 1.5-.1 2.2-.3L20 21l-.6-2.1C21 18 22 16.6 22 15Z',
  alipay:
    'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.5 5h11M12 5.5V11m-4.5 0h8.5c-1 4-4 6.5-7 6.5-4 0-3.5-4.5 0-4 2.5.4 5.5 2 8 3.5',
}

function PayMark({ name }: { name: keyof typeof marks }) {
  return (
    <svg className="icon text-xl text-accent" viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  )
}
