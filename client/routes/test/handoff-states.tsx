import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { DeskSteps } from '#client/features/editor/phone/desk-steps.tsx'
import { PhoneStep } from '#client/features/phone/phone-step.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { handoffDeskMachine } from '#client/machines/handoff-desk/handoff-desk.machine.ts'
import type { DeskView, HandoffCode } from '#client/machines/handoff-desk/handoff-desk.types.ts'
import { handoffPhoneMachine } from '#client/machines/handoff-phone/handoff-phone.machine.ts'
import type { BroughtPicture, PhoneView } from '#client/machines/handoff-phone/handoff-phone.types.ts'
import type { HandoffDeskView, HandoffPurpose, HandoffState } from '#src/contract/endpoints/handoff.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { quietPoll } from './scripted-flow.ts'
import { Section, Specimen } from './section.tsx'

/** How the server answers: with a state, never, or not at all. */
type Answer = HandoffState | 'never' | 'failing'

const NUMBER = '4072'
const known = { browser: 'Safari', system: 'iOS', place: 'Shanghai, CN', near: true, number: NUMBER, rivals: false }
const stranger = { browser: '', system: '', place: '', near: false, number: NUMBER, rivals: true }

const deskStates: readonly { purpose: HandoffPurpose; answer: Answer; phone?: HandoffDeskView['phone'] }[] = [
  { purpose: 'resume', answer: 'never' },
  { purpose: 'resume', answer: 'waiting' },
  { purpose: 'photo', answer: 'waiting' },
  { purpose: 'resume', answer: 'asked', phone: known },
  { purpose: 'photo', answer: 'asked', phone: stranger },
  { purpose: 'resume', answer: 'allowed', phone: known },
  { purpose: 'photo', answer: 'allowed', phone: known },
  { purpose: 'resume', answer: 'done' },
  { purpose: 'photo', answer: 'done' },
  { purpose: 'resume', answer: 'refused' },
  { purpose: 'resume', answer: 'expired' },
  { purpose: 'resume', answer: 'ended' },
  { purpose: 'resume', answer: 'failing' },
]

const phoneStates: readonly { purpose: HandoffPurpose; answer: Answer }[] = [
  { purpose: 'resume', answer: 'never' },
  { purpose: 'resume', answer: 'waiting' },
  { purpose: 'photo', answer: 'waiting' },
  { purpose: 'resume', answer: 'asked' },
  { purpose: 'resume', answer: 'allowed' },
  { purpose: 'photo', answer: 'allowed' },
  { purpose: 'photo', answer: 'done' },
  { purpose: 'resume', answer: 'taken' },
  { purpose: 'resume', answer: 'refused' },
  { purpose: 'resume', answer: 'expired' },
  { purpose: 'resume', answer: 'ended' },
  { purpose: 'resume', answer: 'same-browser' },
  { purpose: 'resume', answer: 'failing' },
]

/** Every step of handing something to a phone: at the desk, and on the phone. */
export function HandoffSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="handoff" title={t.handoff}>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {deskStates.map((state) => (
          <DeskState key={`${state.purpose} ${state.answer}`} {...state} />
        ))}
        {phoneStates.map((state) => (
          <PhoneState key={`${state.purpose} ${state.answer}`} {...state} />
        ))}
      </div>
    </Section>
  )
}

function DeskState({ purpose, answer, phone = null }: (typeof deskStates)[number]) {
  const { failure } = useMessages(testMessages)
  const [machine] = useState(() => {
    const made = answered(answer, failure, (state) => ({
      code: { handoff: '', url: 'https://example.com' },
      view: { state, seconds: 60, until: Date.now() + MINUTE_MS, phone, picture: null },
    }))
    const makeCode = fromPromise<{ code: HandoffCode; view: DeskView }>(made)
    const never = fromPromise<DeskView, { handoff: string; allow: boolean }>(() => new Promise(() => {}))
    return handoffDeskMachine.provide({ actors: { makeCode, answer: never, poll: quietPoll() } })
  })
  const flow = useActorRef(machine)
  const snapshot = useSelector(flow, (found) => found)
  return (
    <Specimen name={`handoffDesk · ${purpose} · ${answer}`}>
      <DeskSteps
        purpose={purpose}
        snapshot={snapshot}
        onAnswer={(allow) => flow.send({ type: 'phone.answer', allow })}
        onRenew={() => flow.send({ type: 'code.renew' })}
        onRetry={() => flow.send({ type: 'code.retry' })}
        onClose={() => {}}
      />
    </Specimen>
  )
}

function PhoneState({ purpose, answer }: (typeof phoneStates)[number]) {
  const { failure } = useMessages(testMessages)
  const [machine] = useState(() => {
    const seen = answered(answer, failure, (state): PhoneView => ({ state, purpose, number: NUMBER }))
    const look = fromPromise<PhoneView, string>(seen)
    const never = fromPromise<PhoneView, string>(() => new Promise(() => {}))
    const bring = fromPromise<PhoneView, { link: string; picture: BroughtPicture }>(() => new Promise(() => {}))
    return handoffPhoneMachine.provide({ actors: { look, ask: never, bring, poll: quietPoll() } })
  })
  const flow = useActorRef(machine, { input: { link: '' } })
  const snapshot = useSelector(flow, (found) => found)
  return (
    <Specimen name={`handoffPhone · ${purpose} · ${answer}`}>
      <PhoneStep snapshot={snapshot} user={null} send={flow.send} heading="h4" />
    </Specimen>
  )
}

function answered<T>(answer: Answer, failure: string, made: (state: HandoffState) => T): () => Promise<T> {
  if (answer === 'never') return () => new Promise(() => {})
  if (answer === 'failing') return () => Promise.reject(new Error(failure))
  return () => Promise.resolve(made(answer))
}
