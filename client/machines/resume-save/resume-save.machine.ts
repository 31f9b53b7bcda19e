import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { notProvided } from '#client/machines/not-provided.ts'
import type { SaveRequest } from '#src/contract/resumes.ts'
import {
  mustTake,
  reduceSave,
  retryDelay,
  type SaveEvent,
  type SaveState,
  saveRequestOf,
} from '#src/resume/sync/save-state.ts'
import type {
  FollowEvent,
  Pulled,
  ResumeSaveContext,
  ResumeSaveEvent,
  ResumeSaveInput,
  SaveReply,
} from './resume-save.types.ts'

/** The debounce of edits, in ms. */
const GATHER_MS = 1000

/**
 * Saves a résumé. `reduceSave` is the protocol; this machine decides when. Every state is stored in the journal before
 * anything is sent; there is one journal write and one save at a time. Saving still works without the journal.
 */
export const resumeSaveMachine = setup({
  types: {
    context: {} as ResumeSaveContext,
    events: {} as ResumeSaveEvent,
    input: {} as ResumeSaveInput,
  },
  actors: {
    journal: fromPromise<SaveState, SaveState>(notProvided('journal')),
    send: fromPromise<SaveReply, SaveRequest>(notProvided('send')),
    pull: fromPromise<Pulled>(notProvided('pull')),
    follow: fromCallback<FollowEvent>(notProvided('follow')),
  },
  delays: {
    gather: GATHER_MS,
    retry: ({ context }) => retryDelay(context.save, context.random()),
  },
  guards: {
    mustTake: ({ context }) => mustTake(context.save),
    isInFlight: ({ context }) => saveRequestOf(context.save) !== undefined,
    mustWait: ({ context }) => context.save.unanswered > 0,
    isUnwritten: ({ context }) => context.save !== context.written && !context.journalFailed,
    isJournalled: ({ context }) => context.save === context.written || context.journalFailed,
    isNothing: ({ context }) => !mustTake(context.save),
    // The server also announces this tab's own saves, often before their reply arrives.
    isNews: ({ context: { save }, event }) =>
      event.type === 'server.news' && event.rev > save.rev && event.mid !== save.sent?.mid,
  },
  actions: {
    reduce: assign({ save: ({ context }, event: SaveEvent) => reduceSave(context.save, event), journalFailed: false }),
    take: assign({
      save: ({ context }) => reduceSave(context.save, { type: 'take', mid: context.newMid() }),
      journalFailed: false,
    }),
    applyReply: assign({
      save: ({ context }, reply: SaveReply) =>
        reduceSave(context.save, { ...reply, mid: context.save.sent?.mid ?? '' }),
      journalFailed: false,
    }),
    noteWritten: assign({ written: (_, state: SaveState) => state }),
    noteUnwritten: assign({ journalFailed: true }),
  },
}).createMachine({
  id: 'resumeSave',
  context: ({ input }) => ({ ...input, written: null, journalFailed: false }),
  type: 'parallel',
  on: {
    edit: { actions: { type: 'reduce', params: ({ event }) => event } },
    told: { actions: { type: 'reduce', params: ({ event }) => event } },
  },
  states: {
    writing: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnwritten', target: 'busy' } },
        busy: {
          invoke: {
            src: 'journal',
            input: ({ context }) => context.save,
            onDone: { target: 'idle', actions: { type: 'noteWritten', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: 'noteUnwritten' },
          },
        },
      },
    },
    saving: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isInFlight', target: 'journalling' },
            { guard: 'mustTake', target: 'gathering' },
          ],
        },
        gathering: {
          // The edit was undone, or meanwhile arrived from elsewhere.
          always: { guard: 'isNothing', target: 'resting' },
          after: { gather: { target: 'journalling', actions: 'take' } },
          on: { 'save.now': { target: 'journalling', actions: 'take' } },
        },
        journalling: {
          always: { guard: 'isJournalled', target: 'sending' },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => requestOf(context),
            onDone: { target: 'answered', actions: { type: 'applyReply', params: ({ event }) => event.output } },
          },
        },
        answered: {
          always: [{ guard: 'mustWait', target: 'backingOff' }, { target: 'resting' }],
        },
        backingOff: {
          after: { retry: 'sending' },
          on: { 'server.back': 'sending', 'save.now': 'sending' },
        },
      },
    },
    following: {
      initial: 'listening',
      // The server closed the connection together with the session: reconnect, and ask what was missed.
      on: {
        'signed-in': {
          target: '.listening.pulling',
          actions: { type: 'reduce', params: ({ event }) => event },
        },
      },
      states: {
        listening: {
          invoke: { src: 'follow' },
          initial: 'idle',
          states: {
            idle: {
              on: {
                'server.news': { guard: 'isNews', target: 'pulling' },
                'server.back': 'pulling',
              },
            },
            pulling: {
              invoke: {
                src: 'pull',
                onDone: {
                  target: 'idle',
                  actions: { type: 'reduce', params: ({ event }) => ({ type: 'pulled', ...event.output }) as const },
                },
                onError: 'idle',
              },
              // The answer in flight may be older than the news.
              on: { 'server.news': { guard: 'isNews', target: 'pulling', reenter: true } },
            },
          },
        },
      },
    },
  },
})

function requestOf({ save }: ResumeSaveContext): SaveRequest {
  const request = saveRequestOf(save)
  if (request === undefined) throw new Error('There is no save in flight')
  return request
}
