import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { deskCalls } from '#client/features/editor/phone/desk-calls.ts'
import { linkIn, phoneCalls } from '#client/features/phone/phone-calls.ts'
import { start } from '#tests/support/navigating.ts'

const ID = 'abcdefghijklmnop'
const LINK = 'a-B_1'.padEnd(43, 'x')
const signal = new AbortController().signal
const view = { state: 'asked', seconds: 30, phone: null, picture: null }

/** A page whose calls are answered with this. */
function answering(data: unknown) {
  const asked: unknown[] = []
  const page = { ...start, locale: 'en' as const }
  const client = createClient({ page, user: null, sandboxUrl: null, build: 'b' }, async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const isRead = request.method === 'GET'
    asked.push([pathname.split('/').at(-1), isRead ? Object.fromEntries(searchParams) : await request.json()])
    return Response.json({ code: 1, msg: '', data })
  })
  return { client, asked }
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/edit'))
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})
afterEach(() => void vi.useRealTimers())

test('a desk: the code leads to the phone’s page, with its secret where no server sees it', async () => {
  const { client, asked } = answering({ link: LINK, handoff: 'h-1', seconds: 120 })
  expect(await deskCalls(client, ID, 'photo').makeCode(signal)).toEqual({
    code: { handoff: 'h-1', url: `https://site.test/en/phone#${LINK}` },
    view: { state: 'waiting', seconds: 120, phone: null, picture: null, until: 121_000 },
  })
  expect(asked).toEqual([['create', { id: ID, purpose: 'photo' }]])
})

test('a desk: what it sees and what it answers say until when', async () => {
  const { client, asked } = answering(view)
  const calls = deskCalls(client, ID, 'resume')
  const timed = { ...view, until: 31_000 }
  expect(await calls.check('h-1', signal)).toEqual({ type: 'handoff.seen', view: timed })
  expect(await calls.answer('h-1', false, signal)).toEqual(timed)
  expect(asked.map((call) => JSON.stringify(call))).toEqual([
    '["check",{"handoff":"h-1"}]',
    '["answer",{"handoff":"h-1","allow":false}]',
  ])
})

test('a phone: each step names its code', async () => {
  const { client, asked } = answering(view)
  const calls = phoneCalls(client)
  const picture = { image: '/9j/AAAA', shape: 'square' } as const
  expect(await calls.look(LINK, signal)).toEqual(view)
  expect(await calls.ask(LINK, signal)).toEqual(view)
  expect(await calls.collect(LINK, signal)).toEqual({ type: 'handoff.seen', view })
  expect(await calls.bring(LINK, picture, signal)).toEqual(view)
  expect(asked).toEqual([
    ['look', { link: LINK }],
    ['ask', { link: LINK }],
    ['collect', { link: LINK }],
    ['bring', { link: LINK, ...picture }],
  ])
})

test('whoever leaves the page ends the call that is on its way', async () => {
  const page = { ...start }
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('cut'))))
  const client = createClient({ page, user: null, sandboxUrl: null, build: 'b' }, hanging)
  const [desk, phone] = [deskCalls(client, ID, 'resume'), phoneCalls(client)]
  const picture = { image: '/9j/AAAA', shape: 'square' } as const
  const calls: ((leaving: AbortSignal) => Promise<unknown>)[] = [
    (leaving) => desk.makeCode(leaving),
    (leaving) => desk.check('h-1', leaving),
    (leaving) => desk.answer('h-1', true, leaving),
    (leaving) => phone.look(LINK, leaving),
    (leaving) => phone.ask(LINK, leaving),
    (leaving) => phone.collect(LINK, leaving),
    (leaving) => phone.bring(LINK, picture, leaving),
  ]
  for (const call of calls) {
    const leaving = new AbortController()
    const ended = call(leaving.signal)
    leaving.abort()
    await expect(ended).rejects.toThrow('cut')
  }
})

test.each([
  [`#${LINK}`, LINK],
  [LINK, null],
  [`x#${LINK}`, null],
  [`#${LINK}x`, null],
  [`#${LINK.slice(1)}`, null],
  [`#${LINK.slice(1)}.`, null],
  ['', null],
])('the mark %j holds the secret %j', (hash, link) => {
  expect(linkIn(hash)).toBe(link)
})
