import { useSelector } from '@xstate/react'
import { Dialog } from '#client/components/dialog.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { purchaseMessages } from '#client/i18n/purchase.ts'
import { useClient } from '#client/lib/client.tsx'
import { selectIsOpen } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import { payPlace } from './pay-place.ts'
import { PurchaseWindow } from './purchase-window.tsx'
import { usePurchaseFlow } from './use-purchase-flow.ts'

/** The purchase dialog, open while the application wants something to be bought. */
export function PurchaseDialog() {
  const t = useMessages(purchaseMessages)
  const client = useClient()
  const flow = usePurchaseFlow()
  const isOpen = useSelector(flow, selectIsOpen)
  const isTemplate = useSelector(flow, ({ context }) => context.request.templateId !== undefined)
  return (
    <Dialog
      open={isOpen}
      onClose={() => client.purchase.set(null)}
      title={isTemplate ? t.templateTitle : t.title}
      width="large"
      closesOutside={false}
      draggable
    >
      {isOpen && <PurchaseWindow flow={flow} place={payPlace()} />}
    </Dialog>
  )
}
