import { assign, fromPromise, setup } from 'xstate'
import { toFailed } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { Qr, QrSignInContext, QrSignInEvent, QrSignInOutput } from './qr-sign-in.types.ts'

/** Sign-in by scanning: loads a QR code, then polls until it is confirmed or expires. Its output is the user. */
export const qrSignInMachine = setup({
  types: {
    context: {} as QrSignInContext,
    events: {} as QrSignInEvent,
    output: {} as QrSignInOutput,
  },
  actors: {
    loadQr: fromPromise<Qr>(notProvided('loadQr')),
    poll: pollMachine,
  },
  actions: {
    forgetQr: assign({ qr: null, text: '' }),
    keepQr: assign((_, qr: Qr) => ({ qr })),
    keepText: assign((_, text: string) => ({ text })),
    keepResult: assign((_, result: QrSignInOutput) => ({ result })),
  },
}).createMachine({
  id: 'qrSignIn',
  context: { qr: null, text: '', result: null },
  initial: 'loading',
  on: { 'qr.refresh': '.loading' },
  states: {
    loading: {
      entry: 'forgetQr',
      invoke: {
        src: 'loadQr',
        onDone: { target: 'live', actions: { type: 'keepQr', params: ({ event }) => event.output } },
        onError: toFailed,
      },
    },
    live: {
      invoke: {
        src: 'poll',
        input: ({ context, self }) => ({ subject: context.qr?.sceneId ?? '', parent: self }),
      },
      on: {
        'scan.scanned': { target: '.scanned', actions: { type: 'keepText', params: ({ event }) => event.text } },
        'scan.confirmed': {
          target: 'confirmed',
          actions: { type: 'keepResult', params: ({ event }) => ({ user: event.user, message: event.text }) },
        },
        'scan.expired': { target: 'expired', actions: { type: 'keepText', params: ({ event }) => event.text } },
        'poll.failed': { target: 'failed', actions: { type: 'keepText', params: '' } },
      },
      initial: 'waiting',
      states: { waiting: {}, scanned: {} },
    },
    expired: {},
    failed: {},
    confirmed: { type: 'final' },
  },
  output: ({ context }) => {
    if (context.result === null) throw new Error('A confirmed scan has a result')
    return context.result
  },
})
