import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { Field } from '#client/components/field.tsx'
import { CodeButton } from '#client/features/sign-in/code-button.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { testMessages } from '#client/i18n/test.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { codeCountdownMachine } from '#client/machines/code-countdown/code-countdown.machine.ts'
import type { SendCodeInput, SendCodeOutput } from '#client/machines/code-countdown/code-countdown.types.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import { Section, Specimen } from './section.tsx'

const MOBILE = '13800000000'

type StateProps = {
  name: string
  mobile: string
  /** Starts a countdown of a minute at once. */
  counts?: boolean
  /** Sends at once, and never gets an answer. */
  asks?: boolean
}

export function CodeSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="code" title={t.code}>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <CountdownState name={t.invalid} mobile="138" />
        <CountdownState name={t.ready} mobile={MOBILE} />
        <CountdownState name={t.sending} mobile={MOBILE} asks />
        <CountdownState name={t.counting} mobile={MOBILE} counts />
      </div>
    </Section>
  )
}

function CountdownState({ name, mobile, counts = false, asks = false }: StateProps) {
  const { code } = useMessages(signInMessages)
  const countdown = useCountdown(mobile, counts, asks)
  const button = <CodeButton countdown={countdown} onPress={() => countdown.send({ type: 'code.request' })} />
  return (
    <Specimen name={name}>
      <Field label={code} inputMode="numeric" autoComplete="off" trailing={button} />
    </Specimen>
  )
}

function useCountdown(mobile: string, counts: boolean, asks: boolean) {
  const [{ machine, input, deadlines }] = useState(() => {
    const kept = new Map<string, number>()
    const minute = async (asked: SendCodeInput) => {
      kept.set(asked.mobile, Date.now() + MINUTE_MS)
      return { message: '' }
    }
    const never = () => new Promise<SendCodeOutput>(() => {})
    const sendCode = fromPromise<SendCodeOutput, SendCodeInput>(({ input }) => (asks ? never() : minute(input)))
    const read = (number: string) => kept.get(number) ?? null
    return {
      machine: codeCountdownMachine.provide({ actors: { sendCode } }),
      input: { type: 'register', mobile, now: () => Date.now(), deadlines: { read } } as const,
      deadlines: kept,
    }
  })
  const countdown = useActorRef(machine, { input })
  useShown(() => {
    if (asks) countdown.send({ type: 'code.request' })
    if (!counts) return
    deadlines.set(mobile, Date.now() + MINUTE_MS)
    countdown.send({ type: 'mobile.changed', mobile })
  })
  return countdown
}
