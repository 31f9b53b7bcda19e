import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createHandoffPhoneActors } from '#client/machines/handoff-phone/handoff-phone.actors.ts'
import { handoffPhoneMachine } from '#client/machines/handoff-phone/handoff-phone.machine.ts'
import type { HandoffPhoneDeps, PhoneView } from '#client/machines/handoff-phone/handoff-phone.types.ts'
import { user } from '#tests/support/fixtures.ts'

const view = (state: PhoneView['state'], other: Partial<PhoneView> = {}): PhoneView => ({
  ...{ state, purpose: 'resume', number: '123' },
  ...other,
})
const picture = { image: 'cGljdHVyZQ==', shape: 'square' } as const

type Answers = { [K in 'look' | 'ask' | 'collect' | 'bring']?: PhoneView[] }

/** A running machine whose calls are answered in this order; a failure where there is no answer. */
function start(answers: Answers) {
  const clock = new SimulatedClock()
  const brought: unknown[] = []
  const events: unknown[] = []
  const links: string[] = []
  const next = async (name: keyof Answers, link: string) => {
    links.push(`${name} ${link}`)
    const value = answers[name]?.shift()
    if (value === undefined) throw Object.assign(new Error('Too many tries'), { code: 429 })
    return value
  }
  const deps: HandoffPhoneDeps = {
    look: (link) => next('look', link),
    ask: (link) => next('ask', link),
    collect: async (link) => ({ type: 'handoff.seen', view: await next('collect', link) }),
    bring: (link, what) => {
      brought.push(what)
      return next('bring', link)
    },
    watchVisibility: () => () => {},
  }
  const machine = handoffPhoneMachine.provide({ actors: createHandoffPhoneActors(deps) })
  const actor = createActor(machine, { clock, input: { link: 'secret' } })
  actor.on('phone.in', (event) => events.push(event))
  actor.start()
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return actor.getSnapshot().value
  }
  const tick = () => {
    clock.increment(2100)
    return settle()
  }
  return { actor, settle, tick, events, links, brought }
}

test('looks, asks when told to, waits, and is signed in', async () => {
  const { actor, settle, tick, events, links } = start({
    look: [view('waiting')],
    ask: [view('asked')],
    collect: [view('asked'), view('allowed'), view('done', { data: user, resume: 'r1' })],
  })
  expect(await settle()).toBe('ready')
  actor.send({ type: 'phone.ask' })
  expect(await settle()).toBe('waiting')
  expect(await tick()).toBe('waiting')
  expect(await tick()).toBe('waiting')
  expect(await tick()).toBe('in')
  expect(events).toEqual([{ type: 'phone.in', user, resume: 'r1' }])
  const collected = Array.from({ length: 3 }, () => 'collect secret')
  expect(links).toEqual(['look secret', 'ask secret', ...collected])
})

test('what waits for the desk and gets no answer says so, and can be tried again', async () => {
  const { actor, settle, tick } = start({ look: [view('asked')] })
  await settle()
  expect(await tick()).toBe('failed')
  expect(actor.getSnapshot().context.text).toBe('Too many tries')
  actor.send({ type: 'phone.retry' })
  expect(actor.getSnapshot().value).toBe('looking')
})

test('a page that was loaded again goes on where it was', async () => {
  expect(await start({ look: [view('asked')] }).settle()).toBe('waiting')
  expect(await start({ look: [view('asked', { purpose: 'photo' })] }).settle()).toBe('waiting')
  expect(await start({ look: [view('expired', { purpose: 'photo' })] }).settle()).toBe('over')
  expect(await start({ look: [view('done')] }).settle()).toBe('waiting')
  expect(await start({ look: [view('allowed', { purpose: 'photo' })] }).settle()).toBe('choosing')
  expect(await start({ look: [view('done', { purpose: 'photo' })] }).settle()).toBe('brought')
})

test.each(['refused', 'expired', 'taken', 'ended', 'same-browser'] as const)(
  '%s ends it at every step',
  async (state) => {
    expect(await start({ look: [view(state)] }).settle()).toBe('over')
    const asking = start({ look: [view('waiting')], ask: [view(state)] })
    await asking.settle()
    asking.actor.send({ type: 'phone.ask' })
    expect(await asking.settle()).toBe('over')
    const waiting = start({ look: [view('asked')], collect: [view(state)] })
    await waiting.settle()
    expect(await waiting.tick()).toBe('over')
  },
)

test('brings a picture; what did not arrive is sent again, or another one', async () => {
  const photo = { purpose: 'photo' } as const
  const { actor, settle, brought, links } = start({ look: [view('allowed', photo)] })
  await settle()
  actor.send({ type: 'phone.bring', picture })
  expect(await settle()).toBe('unsent')
  expect(actor.getSnapshot().context.text).toBe('Too many tries')
  actor.send({ type: 'phone.retry' })
  expect(await settle()).toBe('unsent')
  expect([brought, links]).toEqual([
    [picture, picture],
    ['look secret', 'bring secret', 'bring secret'],
  ])
  const arrives = start({ look: [view('allowed', photo)], bring: [view('done', photo)] })
  await arrives.settle()
  arrives.actor.send({ type: 'phone.bring', picture })
  expect(await arrives.settle()).toBe('brought')
})

test('a call without an answer says why, and is tried again from the start', async () => {
  const { actor, settle } = start({ look: [view('waiting')] })
  await settle()
  actor.send({ type: 'phone.ask' })
  expect([await settle(), actor.getSnapshot().context.text]).toEqual(['failed', 'Too many tries'])
  actor.send({ type: 'phone.retry' })
  expect(actor.getSnapshot().value).toBe('looking')
  expect(await settle()).toBe('failed')
})
