import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { notProvided } from '#client/machines/not-provided.ts'
import type { PollAnswer, PollEvent, PollFailed, PollInput, VisibilityEvent } from './poll.types.ts'

/** The interval between polls for sign-in and payment, in ms (specification §9). */
const POLL_INTERVAL_MS = 2100
/** The interval for subjects that will hardly change any more, in ms. */
const SLOW_INTERVAL_MS = 10_500

/**
 * Polls: asks first after one interval, then one interval after each answer, so never twice at once. A hidden page
 * pauses it. A failure ends it; stopping it aborts the call in flight.
 */
export const pollMachine = setup({
  types: {
    context: {} as PollInput & { isHidden: boolean; isSlow: boolean },
    events: {} as VisibilityEvent | PollEvent,
    input: {} as PollInput,
  },
  actors: {
    ask: fromPromise<PollAnswer, string>(notProvided('ask')),
    visibility: fromCallback<VisibilityEvent>(notProvided('visibility')),
  },
  delays: { pollInterval: ({ context }) => (context.isSlow ? SLOW_INTERVAL_MS : POLL_INTERVAL_MS) },
  guards: { isHidden: ({ context }) => context.isHidden },
  actions: {
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
    slowDown: assign({ isSlow: true }),
    passOn: sendTo(
      ({ context }) => context.parent,
      (_, answer: PollAnswer) => answer,
    ),
    reportFailure: sendTo(
      ({ context }) => context.parent,
      (_, error: unknown): PollFailed => ({ type: 'poll.failed', error }),
    ),
  },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, isHidden: false, isSlow: false }),
  invoke: { src: 'visibility' },
  on: {
    'page.hidden': { actions: 'noteHidden' },
    'page.shown': { actions: 'noteShown' },
    'poll.slow': { actions: 'slowDown' },
  },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isHidden', target: 'paused' },
      on: { 'page.hidden': { target: 'paused', actions: 'noteHidden' } },
      after: { pollInterval: 'asking' },
    },
    paused: {
      on: { 'page.shown': { target: 'waiting', actions: 'noteShown' } },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.subject,
        onDone: { target: 'waiting', actions: { type: 'passOn', params: ({ event }) => event.output } },
        onError: {
          target: 'stopped',
          actions: { type: 'reportFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    stopped: { type: 'final' },
  },
})
