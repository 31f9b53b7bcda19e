import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import type {
  FormValues,
  LoginModalEvent,
  LoginView,
  ResetOutput,
  SignInOutput,
} from '#client/machines/login-modal/login-modal.types.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { PollAnswer, VisibilityEvent } from '#client/machines/poll/poll.types.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import type { Qr } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'

export const validForm: FormValues = { mobile: '13800000000', password: 'bamboo-slips', password1: '', code: '0427' }

const wayTo: Record<LoginView, LoginModalEvent[]> = {
  wechat: [{ type: 'view.select', view: 'wechat' }],
  account: [],
  register: [{ type: 'register.open' }],
  reset: [{ type: 'reset.open' }],
}

/** How calls of a form are answered on the test page: never, or with a refusal. */
export type ScriptedAnswer = 'never' | 'refusal'

/** The login machine in a given state, without a server. */
export function useScriptedFlow(view: LoginView, answer: ScriptedAnswer, events: readonly LoginModalEvent[] = []) {
  const { failure } = useMessages(testMessages)
  const [machine] = useState(() => {
    const reply = <T>() =>
      new Promise<T>((_, reject) => {
        if (answer === 'refusal') reject(Object.assign(new Error(failure), { code: 1002 }))
      })
    const signIn = fromPromise<SignInOutput, FormValues>(() => reply())
    const resetPassword = fromPromise<ResetOutput, FormValues>(() => reply())
    const qrSignIn = quietQrMachine()
    return loginModalMachine.provide({ actors: { qrSignIn, loginByPassword: signIn, register: signIn, resetPassword } })
  })
  const [script] = useState([...wayTo[view], ...events])
  const flow = useActorRef(machine, { input: { surface: 'page', firstView: 'account' } })
  useShown(() => {
    for (const event of script) flow.send(event)
  })
  return flow
}

/** A machine whose code loads at once and is never scanned. */
export function quietQrMachine() {
  const loadQr = fromPromise<Qr>(async () => ({ url: 'https://example.com', sceneId: '' }))
  return qrSignInMachine.provide({ actors: { loadQr, poll: quietPoll() } })
}

/** Polling that is never answered. */
export function quietPoll() {
  return pollMachine.provide({
    actors: {
      ask: fromPromise<PollAnswer, string>(() => new Promise(() => {})),
      visibility: fromCallback<VisibilityEvent>(() => {}),
    },
  })
}
