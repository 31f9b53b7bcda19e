import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createCodeCountdownActors } from '#client/machines/code-countdown/code-countdown.actors.ts'
import { codeCountdownMachine } from '#client/machines/code-countdown/code-countdown.machine.ts'
import {
  selectCanRequest,
  selectIsSending,
  selectRemaining,
} from '#client/machines/code-countdown/code-countdown.selectors.ts'
import type { CodeCountdownEmitted, Deadlines } from '#client/machines/code-countdown/code-countdown.types.ts'

const MOBILE = '13800000000'
const OTHER = '13900000000'
const OPENED_AT = 1_800_000_000_000

class TooMany extends Error {
  code = 429
  errors = {}
  retryAfter = 37
}

function memory(): Deadlines & { all: Map<string, number> } {
  const all = new Map<string, number>()
  return {
    all,
    read: (mobile, type) => all.get(`${type} ${mobile}`) ?? null,
    write: (mobile, type, deadline) => all.set(`${type} ${mobile}`, deadline),
  }
}

function start({ mobile = MOBILE, deadlines = memory(), clock = new SimulatedClock() } = {}) {
  const now = () => OPENED_AT + clock.now()
  const sendCode = vi.fn(async () => ({ message: 'sent', retryAfter: 60 }))
  const emitted: CodeCountdownEmitted[] = []
  const actors = createCodeCountdownActors({ sendCode, now, deadlines })
  const actor = createActor(codeCountdownMachine.provide({ actors }), {
    clock,
    input: { type: 'register', mobile, now, deadlines },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const remaining = () => selectRemaining(actor.getSnapshot())
  const canRequest = () => selectCanRequest(actor.getSnapshot())
  const request = async () => {
    actor.send({ type: 'code.request' })
    await vi.waitFor(() => expect(selectIsSending(actor.getSnapshot())).toBe(false))
  }
  return { actor, clock, deadlines, sendCode, emitted, remaining, canRequest, request }
}

describe('ready', () => {
  test.each(['', '1', '1380000000', '138000000000', '12800000000', '23800000000', '1380000000x', ' 13800000000'])(
    'with the mobile number %j nothing is asked for',
    (mobile) => {
      const { actor, sendCode, canRequest } = start({ mobile })
      actor.send({ type: 'code.request' })
      expect(canRequest()).toBe(false)
      expect(actor.getSnapshot().value).toBe('ready')
      expect(sendCode).not.toHaveBeenCalled()
    },
  )

  test('a number becoming valid or invalid decides', () => {
    const { actor, canRequest } = start({ mobile: '' })
    actor.send({ type: 'mobile.changed', mobile: MOBILE })
    expect(canRequest()).toBe(true)
    actor.send({ type: 'mobile.changed', mobile: '138' })
    expect(canRequest()).toBe(false)
    actor.send({ type: 'mobile.changed', mobile: 'mary@example.com' })
    expect(canRequest()).toBe(true)
    actor.send({ type: 'mobile.changed', mobile: 'mary@' })
    expect(canRequest()).toBe(false)
  })
})

describe('sending', () => {
  test('a second press asks only once', async () => {
    const { actor, sendCode, request } = start()
    const asked = request()
    actor.send({ type: 'code.request' })
    await asked
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ mobile: MOBILE, type: 'register' })
  })

  test('says that the code was sent', async () => {
    const { emitted, request } = start()
    await request()
    expect(emitted).toEqual([{ type: 'code.sent', message: 'sent' }])
  })

  test('a number changed meanwhile is free, the first one counts', async () => {
    const { actor, remaining, canRequest, request } = start()
    const asked = request()
    actor.send({ type: 'mobile.changed', mobile: OTHER })
    expect(selectIsSending(actor.getSnapshot())).toBe(true)
    await asked
    expect([remaining(), canRequest()]).toEqual([0, true])
    actor.send({ type: 'mobile.changed', mobile: MOBILE })
    expect(remaining()).toBe(60)
  })

  test('a failure without retry time leaves the button usable', async () => {
    const deadlines = memory()
    const { actor, emitted, sendCode, canRequest, request } = start({ deadlines })
    sendCode.mockRejectedValueOnce(new Error('offline'))
    await request()
    expect([...deadlines.all]).toEqual([])
    const failure = { code: -1, message: '', errors: {}, retryAfter: undefined }
    expect(canRequest()).toBe(true)
    expect(emitted).toEqual([{ type: 'code.failed', failure }])
    expect(actor.getSnapshot().context.failure).toEqual(failure)
  })

  test('a refusal with a retry time counts from it', async () => {
    const { actor, sendCode, remaining, request } = start()
    sendCode.mockRejectedValueOnce(new TooMany('wait'))
    await request()
    expect(remaining()).toBe(37)
    expect(actor.getSnapshot().context.failure).toMatchObject({ code: 429, message: 'wait', retryAfter: 37 })
  })

  test('trying again forgets the failure', async () => {
    const { actor, sendCode, request } = start()
    sendCode.mockRejectedValueOnce(new Error('offline'))
    await request()
    actor.send({ type: 'code.request' })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
})

describe('counting', () => {
  test('shows each second until the next begins, to the millisecond', async () => {
    const { clock, remaining, canRequest, request } = start()
    await request()
    expect([remaining(), canRequest()]).toEqual([60, false])
    clock.increment(999)
    expect(remaining()).toBe(60)
    clock.increment(1)
    expect(remaining()).toBe(59)
    clock.increment(58_999)
    expect([remaining(), canRequest()]).toEqual([1, false])
    clock.increment(1)
    expect([remaining(), canRequest()]).toEqual([0, true])
  })

  test('wakes once a second, however it is watched', async () => {
    const { actor, clock, request } = start()
    await request()
    let woken = 0
    actor.subscribe(() => {
      woken += 1
    })
    for (let ms = 0; ms < 3000; ms += 100) clock.increment(100)
    expect(woken).toBe(3)
  })

  test('nothing can be asked for', async () => {
    const { actor, sendCode, request } = start()
    await request()
    actor.send({ type: 'code.request' })
    expect(sendCode).toHaveBeenCalledOnce()
  })

  test('another number is free, going back counts on', async () => {
    const { actor, clock, remaining, canRequest, request } = start()
    await request()
    actor.send({ type: 'mobile.changed', mobile: OTHER })
    expect([remaining(), canRequest()]).toEqual([0, true])
    clock.increment(20_500)
    actor.send({ type: 'mobile.changed', mobile: MOBILE })
    expect(remaining()).toBe(40)
    clock.increment(499)
    expect(remaining()).toBe(40)
    clock.increment(1)
    expect(remaining()).toBe(39)
  })

  test('survives the form and the page', async () => {
    const { actor, clock, deadlines, request } = start()
    await request()
    actor.stop()
    clock.increment(12_000)
    expect(start({ deadlines, clock }).remaining()).toBe(48)
    clock.increment(48_000)
    expect(start({ deadlines, clock }).canRequest()).toBe(true)
  })

  test('a form closed while the message goes out finds the deadline when it comes back', async () => {
    const { actor, clock, deadlines } = start()
    actor.send({ type: 'code.request' })
    actor.stop()
    await vi.waitFor(() => expect(deadlines.all.size).toBe(1))
    expect(start({ deadlines, clock }).remaining()).toBe(60)
  })

  test('stopping leaves no timer that acts', async () => {
    const { actor, clock, remaining, request } = start()
    await request()
    actor.stop()
    clock.increment(30_000)
    expect([remaining(), actor.getSnapshot().status]).toEqual([60, 'stopped'])
  })
})

test('the machine names the actor it was not given', async () => {
  const failed = vi.fn()
  const input = { type: 'reset', mobile: MOBILE, now: () => OPENED_AT, deadlines: memory() } as const
  const actor = createActor(codeCountdownMachine, { input, clock: new SimulatedClock() })
  actor.on('code.failed', failed)
  actor.start()
  actor.send({ type: 'code.request' })
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
})
