import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useClient } from '#client/lib/client.tsx'
import { useEmitted } from '#client/lib/use-emitted.ts'
import { watchVisibility } from '#client/lib/visibility.ts'
import { createLoginModalActors } from '#client/machines/login-modal/login-modal.actors.ts'
import { loginModalMachine } from '#client/machines/login-modal/login-modal.machine.ts'
import type { LoginModalInput } from '#client/machines/login-modal/login-modal.types.ts'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import { loginCalls, qrCalls } from './calls.ts'

export type LoginFlow = ActorRefFrom<typeof loginModalMachine>

/** Creates the login machine for a dialog or page, with its calls; stores the user and shows success messages. */
export function useLoginFlow(input: LoginModalInput): LoginFlow {
  const client = useClient()
  const [machine] = useState(() =>
    loginModalMachine.provide({
      actors: {
        ...createLoginModalActors(loginCalls(client)),
        qrSignIn: qrSignInMachine.provide({ actors: createQrSignInActors({ ...qrCalls(client), watchVisibility }) }),
      },
      actions: { saveUser: (_, user) => client.user.set(user) },
    }),
  )
  const flow = useActorRef(machine, { input })
  useEmitted(flow, 'call.succeeded', ({ message }) => client.announce(message))
  return flow
}
