import { useSelector } from '@xstate/react'
import { Dialog } from '#client/components/dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { selectRequest } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { payPlace } from './pay-place.ts'
import { PurchaseWindow } from './purchase-window.tsx'
import { usePurchaseFlow } from './use-purchase-flow.ts'

/** The purchase dialog; its machine opens and closes it. */
export function PurchaseDialog() {
  const t = useMessages(purchaseMessages)
  const flow = usePurchaseFlow()
  const request = useSelector(flow, selectRequest)
  return (
    <Dialog
      open={request !== null}
      onClose={() => flow.send({ type: 'purchase.close' })}
      title={request?.templateId === undefined ? t.title : t.templateTitle}
      width="large"
      closesOutside={false}
      draggable
    >
      {request && <PurchaseWindow flow={flow} place={payPlace()} />}
    </Dialog>
  )
}
