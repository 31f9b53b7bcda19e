import { useSelector } from '@xstate/react'
import type { PurchaseFlow } from '#client/machines/membership-purchase/membership-purchase.machine.ts'
import { selectIsReady } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { ItemChoice, ItemSkeletons } from './item-choice.tsx'
import { MethodChoice } from './method-choice.tsx'
import type { PayPlace } from './pay-place.ts'
import { PaymentPanel } from './payment-panel.tsx'

/** The content of the purchase dialog: items on the left, payment on the right. */
export function PurchaseWindow({ flow, place }: { flow: PurchaseFlow; place: PayPlace }) {
  const isReady = useSelector(flow, selectIsReady)
  return (
    <div className="-mx-6 -mb-6 grid grid-cols-[minmax(0,1fr)] max-md:grid-rows-[1fr_auto] max-sm:min-h-[calc(100dvh-62px)] md:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-6">
        {isReady ? <ItemChoice flow={flow} /> : <ItemSkeletons />}
        <MethodChoice flow={flow} isReady={isReady} />
      </div>
      <PaymentPanel flow={flow} place={place} />
    </div>
  )
}
