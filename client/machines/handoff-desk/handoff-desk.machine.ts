import { assign, emit, fromPromise, setup } from 'xstate'
import { toFailed } from '#client/machines/failure.ts'
import { notProvided } from '#client/machines/not-provided.ts'
import { pollMachine } from '#client/machines/poll/poll.machine.ts'
import type { DeskView, HandoffCode, HandoffDeskContext, HandoffDeskEvent, HandoffDone } from './handoff-desk.types.ts'

/**
 * The desk's side of a handoff: makes a code, polls for the phone that scans it, lets it in or refuses it, and waits
 * until the handoff is done.
 */
export const handoffDeskMachine = setup({
  types: {
    context: {} as HandoffDeskContext,
    events: {} as HandoffDeskEvent,
    emitted: {} as HandoffDone,
  },
  actors: {
    makeCode: fromPromise<{ code: HandoffCode; view: DeskView }>(notProvided('makeCode')),
    answer: fromPromise<DeskView, { handoff: string; allow: boolean }>(notProvided('answer')),
    poll: pollMachine,
  },
  actions: {
    forget: assign({ code: null, view: null, text: '' }),
    keepCode: assign((_, made: { code: HandoffCode; view: DeskView }) => made),
    keepView: assign((_, view: DeskView) => ({ view })),
    keepText: assign((_, text: string) => ({ text })),
    keepAnswer: assign((_, allow: boolean) => ({ allow })),
    tellDone: emit(({ context }): HandoffDone => ({ type: 'handoff.done', picture: context.view?.picture ?? null })),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isDone: ({ context }) => context.view?.state === 'done',
    isOver: ({ context }) => !['waiting', 'asked', 'allowed', 'done'].includes(context.view?.state ?? 'waiting'),
  },
}).createMachine({
  id: 'handoffDesk',
  context: { code: null, view: null, text: '', allow: false },
  initial: 'making',
  states: {
    making: {
      entry: 'forget',
      invoke: {
        src: 'makeCode',
        onDone: { target: 'live', actions: { type: 'keepCode', params: ({ event }) => event.output } },
        onError: toFailed,
      },
    },
    live: {
      invoke: { src: 'poll', input: ({ context, self }) => ({ subject: context.code?.handoff ?? '', parent: self }) },
      always: [
        { guard: 'isDone', target: 'done' },
        { guard: 'isOver', target: 'over' },
      ],
      on: {
        'handoff.seen': { actions: { type: 'keepView', params: ({ event }) => event.view } },
        'phone.answer': {
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => event.allow },
        },
        'poll.failed': toFailed,
      },
    },
    answering: {
      invoke: {
        src: 'answer',
        input: ({ context }) => ({ handoff: context.code?.handoff ?? '', allow: context.allow }),
        onDone: { target: 'live', actions: { type: 'keepView', params: ({ event }) => event.output } },
        onError: toFailed,
      },
    },
    done: { entry: 'tellDone' },
    over: { on: { 'code.renew': 'making' } },
    /** The code may be in use by now, so its state is asked for again: a phone may have brought its picture. */
    failed: { on: { 'code.retry': [{ guard: 'hasCode', target: 'live' }, { target: 'making' }] } },
  },
})
