import { fromPromise } from 'xstate'
import { createPollActors } from '#client/machines/poll/poll.actors.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { Qr, QrSignInDeps } from './qr-sign-in.types.ts'

/** The actors of signing in by QR code. */
export function createQrSignInActors({ loadQr, checkScan, watchVisibility }: QrSignInDeps) {
  return {
    loadQr: fromPromise<Qr>(({ signal }) => loadQr(signal)),
    poll: pollMachine.provide({ actors: createPollActors({ ask: checkScan, watchVisibility }) }),
  }
}
