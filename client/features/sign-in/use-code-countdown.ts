import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useClient } from '#client/lib/client.tsx'
import { createCodeCountdownActors } from '#client/machines/code-countdown/code-countdown.actors.ts'
import { codeCountdownMachine } from '#client/machines/code-countdown/code-countdown.machine.ts'
import type { CodeType } from '#client/machines/code-countdown/code-countdown.types.ts'
import { sendCodeCall } from './calls.ts'
import { createDeadlines } from './deadlines.ts'

export type CodeCountdown = ActorRefFrom<typeof codeCountdownMachine>

const now = () => Date.now()
const deadlines = createDeadlines(() => sessionStorage, now)

/** Runs the countdown machine of one form; it follows the typed number. */
export function useCodeCountdown(type: CodeType, mobile: string): CodeCountdown {
  const client = useClient()
  const [machine] = useState(() =>
    codeCountdownMachine.provide({
      actors: createCodeCountdownActors({ sendCode: sendCodeCall(client), now, deadlines }),
    }),
  )
  const countdown = useActorRef(machine, { input: { type, mobile, now, deadlines } })
  useEffect(() => countdown.send({ type: 'mobile.changed', mobile }), [countdown, mobile])
  return countdown
}
