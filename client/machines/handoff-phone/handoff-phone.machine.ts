import { assign, emit, fromPromise, setup } from 'xstate'
import { toFailed } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type {
  BroughtPicture,
  HandoffPhoneContext,
  HandoffPhoneEvent,
  PhoneIsIn,
  PhoneView,
} from './handoff-phone.types.ts'

const toSeen = {
  target: 'seen',
  actions: { type: 'keepView', params: ({ event }: { event: { output: PhoneView } }) => event.output },
} as const

/**
 * The phone's side of a handoff: looks up what the code is for, asks to be let in, waits for the desk, and then is
 * signed in or sends its picture.
 */
export const handoffPhoneMachine = setup({
  types: {
    context: {} as HandoffPhoneContext,
    events: {} as HandoffPhoneEvent,
    input: {} as { link: string },
    emitted: {} as PhoneIsIn,
  },
  actors: {
    look: fromPromise<PhoneView, string>(notProvided('look')),
    ask: fromPromise<PhoneView, string>(notProvided('ask')),
    bring: fromPromise<PhoneView, { link: string; picture: BroughtPicture }>(notProvided('bring')),
    poll: pollMachine,
  },
  actions: {
    keepView: assign((_, view: PhoneView) => ({ view, text: '' })),
    keepPicture: assign((_, picture: BroughtPicture) => ({ picture })),
    keepText: assign((_, text: string) => ({ text })),
    tellIn: emit(({ context: { view } }): PhoneIsIn => {
      if (!view?.data || !view.resume) throw new Error('A phone that is in has a user and a résumé')
      return { type: 'phone.in', user: view.data, resume: view.resume }
    }),
  },
  guards: {
    isNew: ({ context }) => context.view?.state === 'waiting',
    isIn: ({ context }) => context.view?.data != null,
    isBrought: ({ context }) => context.view?.state === 'done' && context.view.purpose === 'photo',
    isLetIn: ({ context }) => context.view?.state === 'allowed' && context.view.purpose === 'photo',
    // A handoff that is done is collected again, because the first answer may be lost.
    isUnderWay: ({ context }) => ['asked', 'allowed', 'done'].includes(context.view?.state ?? ''),
  },
}).createMachine({
  id: 'handoffPhone',
  context: ({ input }) => ({ ...input, view: null, picture: null, text: '' }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.link,
        onDone: toSeen,
        onError: toFailed,
      },
    },
    seen: {
      always: [
        { guard: 'isNew', target: 'ready' },
        { guard: 'isIn', target: 'in' },
        { guard: 'isBrought', target: 'brought' },
        { guard: 'isLetIn', target: 'choosing' },
        { guard: 'isUnderWay', target: 'waiting' },
        { target: 'over' },
      ],
    },
    ready: { on: { 'phone.ask': 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.link,
        onDone: toSeen,
        onError: toFailed,
      },
    },
    waiting: {
      invoke: { src: 'poll', input: ({ context, self }) => ({ subject: context.link, parent: self }) },
      on: {
        'handoff.seen': { target: 'seen', actions: { type: 'keepView', params: ({ event }) => event.view } },
        'poll.failed': toFailed,
      },
    },
    choosing: {
      on: {
        'phone.bring': { target: 'bringing', actions: { type: 'keepPicture', params: ({ event }) => event.picture } },
      },
    },
    bringing: {
      invoke: {
        src: 'bring',
        input: ({ context: { link, picture } }) => {
          if (picture === null) throw new Error('There is a picture to bring')
          return { link, picture }
        },
        onDone: toSeen,
        onError: { ...toFailed, target: 'unsent' },
      },
    },
    /**
     * The code may already be used up for this picture, so it is sent again; another one is accepted as long as none
     * has arrived.
     */
    unsent: {
      on: {
        'phone.retry': 'bringing',
        'phone.bring': { target: 'bringing', actions: { type: 'keepPicture', params: ({ event }) => event.picture } },
      },
    },
    in: { entry: 'tellIn' },
    brought: {},
    over: {},
    failed: { on: { 'phone.retry': 'looking' } },
  },
})
