import { Button } from '#client/components/button.tsx'
import type { PayPlace } from '#client/features/purchase/pay-place.ts'
import { PaymentPanel } from '#client/features/purchase/payment-panel.tsx'
import { PurchaseWindow } from '#client/features/purchase/purchase-window.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { useClient } from '#client/lib/client.tsx'
import type { PurchaseItem } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import { type Script, useSamplePlans, useScriptedPurchase } from './scripted-purchase.ts'
import { Section, Specimen } from './section.tsx'

type PanelState = { name: string; place: PayPlace; script: Omit<Script, 'items'> }

const REFUND = { state: 'under_way', amount: 6900, of: 6900, at: Date.UTC(2026, 10, 21) } as const
const REFUNDED = { type: 'payment.refunded', settled: true, refund: REFUND } as const

const panels: readonly PanelState[] = [
  { name: 'creating', place: 'screen', script: { order: 'never' } },
  { name: 'payable', place: 'screen', script: { order: 'code' } },
  { name: 'payable, phone', place: 'phone', script: { order: 'code', surface: 'phone' } },
  { name: 'payable, phone, by code alone', place: 'phone', script: { order: 'code' } },
  { name: 'payable, inside WeChat', place: 'wechat', script: { order: 'code', surface: 'wechat' } },
  { name: 'payable, inside WeChat, by code alone', place: 'wechat', script: { order: 'code' } },
  { name: 'no code', place: 'screen', script: { order: 'no code' } },
  { name: 'refused', place: 'screen', script: { order: 'refusal' } },
  {
    name: 'expired',
    place: 'screen',
    script: { order: 'code', afterwards: { type: 'payment.closed', settled: true, reason: 'time' } },
  },
  { name: 'refunded', place: 'screen', script: { order: 'code', afterwards: REFUNDED } },
  { name: 'paid', place: 'screen', script: { order: 'code', afterwards: { type: 'payment.paid' } } },
]

export function PurchaseSection() {
  const t = useMessages(testMessages)
  const client = useClient()
  const plans = useSamplePlans()
  const template: PurchaseItem = { kind: 'template', id: 1001, name: t.templateName, preview: undefined }
  return (
    <Section id="purchase" title={t.purchase}>
      <div className="mb-10">
        <Button variant="primary" icon="crown" onClick={() => client.openPurchase()}>
          {t.purchase}
        </Button>
      </div>
      <div className="mb-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {panels.map(({ name, place, script }) => (
          <PanelSpecimen key={name} name={name} place={place} script={{ items: plans, ...script }} />
        ))}
      </div>
      <div className="grid gap-10">
        <WindowSpecimen name="loading" script={{ items: 'never', order: 'never' }} />
        <WindowSpecimen name="plans" script={{ items: plans, order: 'code' }} />
        <WindowSpecimen name="template" script={{ items: [template], order: 'code' }} />
      </div>
    </Section>
  )
}

function PanelSpecimen({ name, place, script }: { name: string; place: PayPlace; script: Script }) {
  const flow = useScriptedPurchase(script)
  return (
    <Specimen name={name}>
      <div className="max-w-75 overflow-hidden rounded-lg border border-line">
        <PaymentPanel flow={flow} place={place} />
      </div>
    </Specimen>
  )
}

/** The content of the dialog below its title. */
function WindowSpecimen({ name, script }: { name: string; script: Script }) {
  const flow = useScriptedPurchase(script)
  return (
    <Specimen name={name}>
      <div className="max-w-[900px] overflow-hidden rounded-lg border border-line bg-surface p-6 pt-0">
        <PurchaseWindow flow={flow} place="screen" />
      </div>
    </Specimen>
  )
}
