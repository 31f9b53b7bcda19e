import { beforeAll, describe, expect, test, vi } from 'vitest'
import { resumeSaveMachine } from '#client/machines/resume-save/resume-save.machine.ts'
import { Coverage } from './graph.ts'
import { opened, person, settle, startSave } from './running-save.ts'

type Running = ReturnType<typeof startSave>

const coverage = new Coverage(resumeSaveMachine)

/** What can happen: what the page does, what the server says, and what device, clock and server answer. */
const events: Record<string, (running: Running) => void> = {
  edit: ({ actor }) => actor.send({ type: 'edit', doc: person('Annette') }),
  'edit back': ({ actor }) => actor.send({ type: 'edit', doc: opened.doc }),
  'signed in': ({ actor }) => actor.send({ type: 'signed-in' }),
  told: ({ actor }) => actor.send({ type: 'told' }),
  'save now': ({ actor }) => actor.send({ type: 'save.now' }),
  'a second passes': ({ clock }) => clock.increment(1000),
  'server back': ({ follow }) => follow.tell({ type: 'server.back' }),
  news: ({ follow }) => follow.tell({ type: 'server.news', rev: 20, mid: 'of-another' }),
  'old news': ({ follow }) => follow.tell({ type: 'server.news', rev: 7, mid: 'of-another' }),
  written: ({ writings }) => writings.at(-1)?.resolve(),
  'not written': ({ writings }) => writings.at(-1)?.reject(new Error('quota')),
  acknowledged: ({ sendings }) => sendings.at(-1)?.resolve({ type: 'acknowledged', rev: 8 }),
  conflict: ({ sendings }) =>
    sendings.at(-1)?.resolve({ type: 'conflict', rev: 9, doc: person('Ann', '1'), applied: false }),
  'same conflict': ({ sendings }) =>
    sendings.at(-1)?.resolve({ type: 'conflict', rev: 9, doc: person('Anne'), applied: true }),
  'session over': ({ sendings }) =>
    sendings.at(-1)?.resolve({ type: 'refused', refusal: { reason: 'session', path: '' } }),
  'too large': ({ sendings }) => sendings.at(-1)?.resolve({ type: 'refused', refusal: { reason: 'size', path: '' } }),
  'no reply': ({ sendings }) => sendings.at(-1)?.resolve({ type: 'no-reply' }),
  fetched: ({ pulls }) => pulls.at(-1)?.resolve({ rev: 10, doc: person('Ann', '2') }),
  'not fetched': ({ pulls }) => pulls.at(-1)?.reject(new Error('offline')),
}

const gathering = async (running: Running) => running.type('Anne')
const journalling = async (running: Running) => {
  await gathering(running)
  running.clock.increment(1000)
}
const sending = async (running: Running) => {
  await gathering(running)
  await running.gathered()
}

/** Ways to each state of saving, everything written down but where it waits for that. */
const ways: Record<string, { go: (running: Running) => Promise<void>; next: Record<string, string> }> = {
  resting: { go: (running) => running.written(), next: { edit: 'gathering' } },
  gathering: {
    go: gathering,
    next: { 'edit back': 'resting', 'save now': 'journalling', 'a second passes': 'journalling' },
  },
  journalling: { go: journalling, next: { written: 'sending', 'not written': 'sending' } },
  sending: {
    go: sending,
    next: {
      acknowledged: 'resting',
      conflict: 'gathering',
      'same conflict': 'resting',
      'session over': 'resting',
      'too large': 'resting',
      'no reply': 'backingOff',
    },
  },
  backingOff: {
    go: async (running) => {
      await sending(running)
      await running.answer({ type: 'no-reply' })
    },
    next: { 'a second passes': 'sending', 'server back': 'sending', 'save now': 'sending' },
  },
  'resting, session over': {
    go: async (running) => {
      await sending(running)
      await running.answer({ type: 'refused', refusal: { reason: 'session', path: '' } })
    },
    next: { 'signed in': 'journalling' },
  },
  'resting, too large': {
    go: async (running) => {
      await sending(running)
      await running.answer({ type: 'refused', refusal: { reason: 'size', path: '' } })
    },
    next: { edit: 'gathering' },
  },
}

const following: Record<string, Record<string, string>> = {
  idle: { 'server back': 'pulling', news: 'pulling', 'signed in': 'pulling' },
  pulling: { fetched: 'idle', 'not fetched': 'idle' },
}

beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue())

for (const [from, { go, next }] of Object.entries(ways)) {
  for (const [listening, heard] of Object.entries(following)) {
    describe(`${from}, ${listening}`, () => {
      const start = from.split(',')[0] ?? from
      for (const [event, happen] of Object.entries(events)) {
        test(`${event}: ${next[event] ?? 'stays'}, ${heard[event] ?? 'stays'}`, async () => {
          const running = startSave(opened, coverage.inspect)
          if (listening === 'pulling') running.follow.tell({ type: 'server.back' })
          await go(running)
          const values = () => {
            const { value } = running.actor.getSnapshot()
            return [value.saving, value.following.listening]
          }
          expect(values()).toEqual([start, listening])
          const sent = running.sendings.length

          happen(running)
          await settle()
          coverage.countPair()
          expect(values()).toEqual([next[event] ?? start, heard[event] ?? listening])
          // Sends exactly when it comes to sending, and always with a save in flight.
          expect(running.sendings.length - sent).toBe(next[event] === 'sending' ? 1 : 0)
          expect(running.actor.getSnapshot().status).toBe('active')
        })
      }
    })
  }
}

test('every state and transition declared has been taken', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
