import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createHandoffDeskActors } from '#client/machines/handoff-desk/handoff-desk.actors.ts'
import { handoffDeskMachine } from '#client/machines/handoff-desk/handoff-desk.machine.ts'
import type { DeskView, HandoffCode } from '#client/machines/handoff-desk/handoff-desk.types.ts'

const phone = { browser: 'Safari', system: 'iOS', place: '', near: true, number: '123', rivals: false }
const view = (state: DeskView['state'], other: Partial<DeskView> = {}): DeskView => ({
  ...{ state, seconds: 60, until: 60_000, phone: null, picture: null },
  ...other,
})
const code: HandoffCode = { handoff: 'handoff-1', url: 'https://qr.test/phone#1' }

/** A running machine that the server answers in this order; a failure where there is none. Some codes are not made. */
function start(seen: DeskView[], answers: DeskView[] = [], unmade = 0) {
  const clock = new SimulatedClock()
  const said: [string, boolean][] = []
  const asked: string[] = []
  const done: unknown[] = []
  let made = 0
  const next = async <T>(list: T[]) => {
    const value = list.shift()
    if (value === undefined) throw Object.assign(new Error('Not logged in'), { code: 401 })
    return value
  }
  const actors = createHandoffDeskActors({
    makeCode: async () => {
      made += 1
      if (made <= unmade) throw new Error('No answer')
      return { code, view: view('waiting') }
    },
    check: async (handoff) => {
      asked.push(handoff)
      return { type: 'handoff.seen', view: await next(seen) }
    },
    answer: async (handoff, allow) => {
      said.push([handoff, allow])
      return next(answers)
    },
    watchVisibility: () => () => {},
  })
  const actor = createActor(handoffDeskMachine.provide({ actors }), { clock })
  actor.on('handoff.done', ({ picture }) => done.push(picture))
  actor.start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const tick = async () => {
    clock.increment(2100)
    await settle()
    return actor.getSnapshot().value
  }
  return { actor, tick, settle, said, asked, done, made: () => made }
}

test('a phone is asked about, let in, and done', async () => {
  const { actor, tick, settle, said, asked, done } = start(
    [view('asked', { phone }), view('done')],
    [view('allowed', { phone })],
  )
  await settle()
  expect(await tick()).toBe('live')
  expect(actor.getSnapshot().context.view?.phone).toEqual(phone)
  actor.send({ type: 'phone.answer', allow: true })
  await settle()
  expect([actor.getSnapshot().context.view?.state, said]).toEqual(['allowed', [['handoff-1', true]]])
  expect(await tick()).toBe('done')
  expect([done, asked]).toEqual([[null], ['handoff-1', 'handoff-1']])
})

test('a picture that has arrived is told once', async () => {
  const picture = { key: 'k', shape: 'square' } as const
  const { tick, settle, done } = start([view('done', { picture }), view('done', { picture })])
  await settle()
  await tick()
  await tick()
  expect(done).toEqual([picture])
})

test.each(['refused', 'expired', 'ended'] as const)('%s ends it; a new code is made on request', async (state) => {
  const { actor, tick, settle, made } = start([view(state)])
  await settle()
  expect(await tick()).toBe('over')
  expect(await tick()).toBe('over')
  actor.send({ type: 'code.renew' })
  // What is over is not shown until there is a new one.
  expect(actor.getSnapshot().context).toEqual({ code: null, view: null, text: '', allow: false })
  await settle()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.view?.state, made()]).toEqual(['live', 'waiting', 2])
})

test('no answer to a question, or to the desk’s own, says why, and the same code is asked about again', async () => {
  const seen: DeskView[] = []
  const polled = start(seen)
  await polled.settle()
  expect(await polled.tick()).toBe('failed')
  expect(polled.actor.getSnapshot().context.text).toBe('Not logged in')
  const picture = { key: 'k', shape: 'square' } as const
  seen.push(view('done', { picture }))
  polled.actor.send({ type: 'code.retry' })
  expect(await polled.tick()).toBe('done')
  expect([polled.done, polled.made()]).toEqual([[picture], 1])

  const answered = start([view('asked', { phone })])
  await answered.settle()
  await answered.tick()
  answered.actor.send({ type: 'phone.answer', allow: false })
  await answered.settle()
  expect(answered.actor.getSnapshot().value).toBe('failed')
  answered.actor.send({ type: 'code.retry' })
  await answered.settle()
  const { value, context } = answered.actor.getSnapshot()
  expect([value, context.view?.state, answered.made()]).toEqual(['live', 'asked', 1])
})

test('where there is no code yet, another try makes one', async () => {
  const { actor, settle, made } = start([], [], 1)
  await settle()
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'code.retry' })
  await settle()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.text, made()]).toEqual(['live', '', 2])
})
