import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import { selectQrFace } from '#client/machines/qr-sign-in/qr-sign-in.selectors.ts'
import type { Qr, QrSignInEvent, ScanAnswer } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { user } from '#tests/support/fixtures.ts'
import { Coverage, graphOf } from './graph.ts'

const qr: Qr = { url: 'https://qr.test/1', sceneId: 'scene-1' }
const LOAD = '0.qrSignIn.loading'

const answers: Record<string, ScanAnswer> = {
  'not scanned yet': { type: 'scan.pending' },
  scanned: { type: 'scan.scanned', text: 'scanned' },
  confirmed: { type: 'scan.confirmed', text: 'welcome', user },
  expired: { type: 'scan.expired', text: 'expired' },
}

const sendable: Record<string, QrSignInEvent> = {
  refresh: { type: 'qr.refresh' },
  ...answers,
  'question fails': { type: 'poll.failed', error: null },
}

const events: Record<string, AnyEventObject> = {
  'code arrives': { type: `xstate.done.actor.${LOAD}`, output: qr, actorId: LOAD },
  'no code': { type: `xstate.error.actor.${LOAD}`, error: new Error('offline'), actorId: LOAD },
  ...sendable,
}

/** All that leads anywhere (specification §4, issue 3 §1); nothing else may. */
const table: Record<string, Record<string, string>> = {
  loading: { refresh: 'loading', 'code arrives': 'waiting', 'no code': 'failed' },
  waiting: {
    refresh: 'loading',
    scanned: 'scanned',
    confirmed: 'confirmed',
    expired: 'expired',
    'question fails': 'failed',
  },
  scanned: {
    refresh: 'loading',
    scanned: 'scanned',
    confirmed: 'confirmed',
    expired: 'expired',
    'question fails': 'failed',
  },
  expired: { refresh: 'loading' },
  failed: { refresh: 'loading' },
  confirmed: {},
}

const asks = new Set(['waiting', 'scanned'])

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'live' in value ? String(value.live) : String(value)
const graph = graphOf({ machine: qrSignInMachine, events, nameOf })
const coverage = new Coverage(qrSignInMachine)

type Call<T> = { resolve: (value: T) => void; reject: (error: Error) => void; signal: AbortSignal }

/** The machine on its real actors; what the server and the clock do is named like the events it leads to. */
function start() {
  const loads: Call<Qr>[] = []
  const checks: Call<ScanAnswer>[] = []
  const clock = new SimulatedClock()
  const actors = createQrSignInActors({
    loadQr: (signal) => new Promise((resolve, reject) => loads.push({ resolve, reject, signal })),
    checkScan: (_, signal) => new Promise((resolve, reject) => checks.push({ resolve, reject, signal })),
    watchVisibility: () => () => {},
  })
  const actor = createActor(qrSignInMachine.provide({ actors }), { clock, inspect: coverage.inspect })
  actor.start()
  const state = () => selectQrFace(actor.getSnapshot())

  async function happen(name: string): Promise<void> {
    const isAsking = asks.has(state())
    // Once it is settled or abandoned, a call that answers late answers nobody.
    if (name === 'code arrives') loads.at(-1)?.resolve(qr)
    else if (name === 'no code') loads.at(-1)?.reject(new Error('offline'))
    else if (isAsking && name in answers) ask()?.resolve(answers[name] ?? { type: 'scan.pending' })
    else if (isAsking && name === 'question fails') ask()?.reject(new Error('offline'))
    else actor.send(sendable[name] ?? { type: 'qr.refresh' })
    await new Promise((resolve) => setImmediate(resolve))
  }

  function ask(): Call<ScanAnswer> | undefined {
    clock.increment(2100)
    return checks.at(-1)
  }

  return { state, happen, loads, checks, clock }
}

// XState warns of events for an actor that has ended; sending them is the point here.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue())

test('it can be in these states and no others', () => {
  expect([...graph.ways.keys()].sort()).toEqual(Object.keys(table).sort())
})

for (const [from, way] of graph.ways) {
  describe(from, () => {
    for (const event of Object.keys(events)) {
      const to = table[from]?.[event]
      test(`${event}: ${to ?? 'nothing'}`, async () => {
        const { state, happen, loads, checks, clock } = start()
        for (const step of way) await happen(step)
        expect(state()).toBe(from)
        const loaded = loads.length
        await happen(event)
        coverage.countPair()

        expect([state(), graph.next(from, event)]).toEqual([to ?? from, to ?? from])
        expect(loads.length - loaded).toBe(event === 'refresh' && to === 'loading' ? 1 : 0)
        // Asks on, once per answer, exactly where there is something to wait for.
        const asked = checks.length
        clock.increment(60_000)
        expect(checks.length - asked).toBe(asks.has(state()) ? 1 : 0)
      })
    }
  })
}

test('every state and transition declared has been taken', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
