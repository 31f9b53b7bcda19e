import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { payMethodList } from '#src/contract/pay-methods.ts'
import { Choice } from './choice.tsx'

/** The choice of payment method. */
export function MethodChoice({ flow, isReady }: { flow: PurchaseFlow; isReady: boolean }) {
  const t = useMessages(purchaseMessages)
  const locale = useLocale()
  const group = useId()
  const chosen = useSelector(flow, ({ context }) => context.payType)
  return (
    <fieldset disabled={!isReady} className="min-w-0">
      <legend className="mb-3 text-sm font-medium">
        {t.methods}
        <span className="sr-only">{t.choiceKeys}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        {payMethodList.map(({ payType, name, mark }) => (
          <Choice
            key={payType}
            group={group}
            checked={payType === chosen}
            onChoose={() => flow.send({ type: 'method.choose', payType })}
            className="min-h-13 items-center gap-2.5 px-4 max-sm:gap-1.5 max-sm:px-2.5"
          >
            <svg className="icon text-xl text-accent" viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
            <span className="text-[0.9375rem] font-medium whitespace-nowrap max-sm:text-sm">{name[locale]}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
