import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { Badge } from '#client/components/badge.tsx'
import { Button } from '#client/components/button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import type { FormValues, LoginModalEvent, SignInOutput } from '#client/machines/login-modal/login-modal.types.ts'
import type { MembershipPurchaseEvent } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import type { QrSignInEvent } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { quietQrMachine, validForm } from './scripted-flow.ts'
import { quietPurchaseMachine, useSamplePlans } from './scripted-purchase.ts'
import { Section } from './section.tsx'

const loginEvents: readonly LoginModalEvent[] = [
  { type: 'modal.open' },
  { type: 'view.select', view: 'account' },
  { type: 'view.select', view: 'wechat' },
  { type: 'register.open' },
  { type: 'reset.open' },
  { type: 'account.back' },
  { type: 'form.submit', values: validForm },
  { type: 'form.submit', values: { ...validForm, mobile: '' } },
  { type: 'modal.close' },
]

const qrEvents: readonly QrSignInEvent[] = [
  { type: 'scan.scanned', text: 'scanned' },
  { type: 'scan.expired', text: 'expired' },
  { type: 'poll.failed', error: null },
  { type: 'qr.refresh' },
]

const purchaseEvents: readonly MembershipPurchaseEvent[] = [
  { type: 'purchase.open', request: {} },
  { type: 'item.choose', id: 3 },
  { type: 'method.choose', payType: 2 },
  { type: 'payment.closed', settled: true, reason: 'time' },
  { type: 'payment.refunded', settled: true, refund: null },
  { type: 'standing.changed' },
  { type: 'payment.paid' },
  { type: 'poll.failed', error: null },
  { type: 'order.renew' },
  { type: 'purchase.close' },
]

/** The machines by themselves: their state, and buttons for every event. */
export function MachineSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="machines" title={t.machines}>
      <div className="grid gap-10">
        <LoginMachine />
        <QrMachine />
        <PurchaseMachine />
      </div>
    </Section>
  )
}

function LoginMachine() {
  const [machine] = useState(() => {
    const never = fromPromise<SignInOutput, FormValues>(() => new Promise(() => {}))
    const qrSignIn = quietQrMachine()
    return loginModalMachine.provide({ actors: { qrSignIn, loginByPassword: never, register: never } })
  })
  const actor = useActorRef(machine, { input: { surface: 'modal', firstView: 'wechat' } })
  const state = useSelector(actor, ({ value }) => JSON.stringify(value))
  return <Machine name="loginModal" state={state} events={loginEvents} send={actor.send} />
}

function QrMachine() {
  const [machine] = useState(quietQrMachine)
  const actor = useActorRef(machine)
  const state = useSelector(actor, ({ value }) => JSON.stringify(value))
  return <Machine name="qrSignIn" state={state} events={qrEvents} send={actor.send} />
}

function PurchaseMachine() {
  const items = useSamplePlans()
  const [machine] = useState(() => quietPurchaseMachine({ items, order: 'code' }))
  const actor = useActorRef(machine, { input: { now: () => Date.now() } })
  const state = useSelector(actor, ({ value }) => JSON.stringify(value))
  return <Machine name="membershipPurchase" state={state} events={purchaseEvents} send={actor.send} />
}

type MachineProps<E> = { name: string; state: string; events: readonly E[]; send: (event: E) => void }

function Machine<E extends { type: string }>({ name, state, events, send }: MachineProps<E>) {
  const t = useMessages(testMessages)
  return (
    <div data-machine={name}>
      <h3 className="mb-3 flex flex-wrap items-center gap-3 font-mono text-sm">
        {name}
        <output aria-label={t.state}>
          <Badge tone="accent">{state}</Badge>
        </output>
      </h3>
      <div className="flex flex-wrap gap-2">
        {events.map((event) => (
          <Button key={JSON.stringify(event)} size="small" onClick={() => send(event)}>
            <span className="font-mono text-xs">{labelOf(event)}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}

function labelOf(event: { type: string; view?: string; values?: FormValues }): string {
  if (event.values) return `${event.type} ${event.values.mobile ? 'valid' : 'invalid'}`
  return event.view ? `${event.type} ${event.view}` : event.type
}
