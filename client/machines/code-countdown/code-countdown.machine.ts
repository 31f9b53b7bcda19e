import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, toFailure } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { isContact } from '#src/contract/named-account.ts'
import type {
  CodeCountdownContext,
  CodeCountdownEmitted,
  CodeCountdownEvent,
  CodeCountdownInput,
  SendCodeInput,
  SendCodeOutput,
} from './code-countdown.types.ts'

const SECOND_MS = 1000

/** Sends a verification code and counts down to when the next one may be sent, as told by the server. */
export const codeCountdownMachine = setup({
  types: {
    context: {} as CodeCountdownContext,
    events: {} as CodeCountdownEvent,
    input: {} as CodeCountdownInput,
    emitted: {} as CodeCountdownEmitted,
  },
  actors: { sendCode: fromPromise<SendCodeOutput, SendCodeInput>(notProvided('sendCode')) },
  delays: {
    /** The time until the next whole second. Counting from the deadline keeps slow timers from adding up. */
    nextSecond: ({ context }) => context.deadline - context.now() - (context.remaining - 1) * SECOND_MS,
  },
  guards: {
    isMobileValid: ({ context }) => isContact(context.mobile),
    isCounting: ({ context }) => context.remaining > 0,
  },
  actions: {
    lookUpDeadline: assign(({ context }) => ({ deadline: context.deadlines.read(context.mobile, context.type) ?? 0 })),
    countRemaining: assign(({ context }) => ({
      remaining: Math.max(0, Math.ceil((context.deadline - context.now()) / SECOND_MS)),
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    announceSent: emit((_, message: string) => ({ type: 'code.sent' as const, message })),
    announceFailure: emit((_, failure: Failure) => ({ type: 'code.failed' as const, failure })),
  },
}).createMachine({
  id: 'codeCountdown',
  context: ({ input }) => ({ ...input, deadline: 0, remaining: 0, failure: null }),
  entry: 'lookUpDeadline',
  initial: 'checking',
  on: {
    'mobile.changed': {
      target: '.checking',
      actions: [assign(({ event }) => ({ mobile: event.mobile })), 'lookUpDeadline'],
    },
  },
  states: {
    checking: {
      entry: 'countRemaining',
      always: [{ guard: 'isCounting', target: 'counting' }, { target: 'ready' }],
    },
    ready: {
      on: { 'code.request': { guard: 'isMobileValid', target: 'sending' } },
    },
    sending: {
      entry: 'forgetFailure',
      invoke: {
        src: 'sendCode',
        input: ({ context: { mobile, type } }) => ({ mobile, type }),
        onDone: {
          target: 'checking',
          actions: ['lookUpDeadline', { type: 'announceSent', params: ({ event }) => event.output.message }],
        },
        onError: {
          target: 'checking',
          actions: [
            'lookUpDeadline',
            { type: 'keepFailure', params: ({ event }) => toFailure(event.error) },
            { type: 'announceFailure', params: ({ event }) => toFailure(event.error) },
          ],
        },
      },
      // The code goes to the old number; the new number is used from the next code on.
      on: { 'mobile.changed': { actions: assign(({ event }) => ({ mobile: event.mobile })) } },
    },
    counting: {
      after: { nextSecond: 'checking' },
    },
  },
})
