import { beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/app/client.ts'
import { keepFavourite, marksOf } from '#client/lib/favourites.ts'
import type { User } from '#src/contract/user.ts'
import { user } from '#tests/support/fixtures.ts'
import { start as page } from '#tests/support/navigating.ts'

const one = { template_type: 'word', template_id: 1001 } as const
const two = { template_type: 'word', template_id: 1002 } as const
const other: User = { ...user, user_id: 99 }

type Answer = { word: string; body: unknown; resolve: (data: unknown) => void; refuse: (code: number) => void }

/** A page of somebody, whose calls wait for the test to answer them. */
function pageOf(owner: User | null = user) {
  const calls: Answer[] = []
  const client = createClient({ page, user: owner, sandboxUrl: null, build: 'b' }, async (input, init) => {
    const request = new Request(input, init)
    const body = request.method === 'POST' ? await request.json() : null
    return new Promise((resolve) =>
      calls.push({
        word: request.url.split('/').at(-1) ?? '',
        body,
        resolve: (data) => resolve(Response.json({ code: 1, msg: 'Done', data })),
        refuse: (code) => resolve(Response.json({ code, msg: 'No', data: null }, { status: code })),
      }),
    )
  })
  const marks = marksOf(client)
  const call = async (index: number) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index))
    const answer = calls[index]
    if (answer === undefined) throw new Error('It was not called')
    return answer
  }
  return {
    ...{ client, calls, call, marks },
    marked: () => Object.fromEntries(marks.get()),
    titles: () => client.toasts.get().map(({ title, text }) => text ?? title),
  }
}

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('location', new URL('https://qingjian.test/word-jianli'))
})

test('they are asked for once for all hearts, and again for whoever signs in', async () => {
  const { client, calls, call, marks, marked } = pageOf()
  expect(marksOf(client)).toBe(marks)
  const first = await call(0)
  first.resolve([one])
  await vi.waitFor(() => expect(marked()).toEqual({ 'word 1001': true }))
  client.user.set(other)
  expect(marked()).toEqual({})
  const second = await call(1)
  second.resolve([two])
  await vi.waitFor(() => expect(marked()).toEqual({ 'word 1002': true }))
  client.user.set(null)
  expect([marked(), calls.map(({ word }) => word)]).toEqual([{}, ['marks', 'marks']])
})

test('visitors have none; the server asks for nobody', () => {
  expect(pageOf(null).calls).toEqual([])
  vi.stubEnv('SSR', true)
  expect(pageOf().calls).toEqual([])
})

test('those of somebody who has left meanwhile are not shown to who came after', async () => {
  const { client, call, marked } = pageOf()
  const late = await call(0)
  client.user.set(other)
  late.resolve([one])
  const theirs = await call(1)
  theirs.resolve([two])
  await vi.waitFor(() => expect(marked()).toEqual({ 'word 1002': true }))
})

test('what is pressed shows at once, is told, and is newer than an answer on its way', async () => {
  const { client, call, marked, titles } = pageOf()
  const loading = await call(0)
  const done = keepFavourite(client, one, false)
  expect(marked()).toEqual({ 'word 1001': false })
  loading.resolve([one, two])
  await vi.waitFor(() => expect(marked()).toEqual({ 'word 1001': false, 'word 1002': true }))
  const removal = await call(1)
  expect([removal.word, removal.body]).toEqual(['remove', one])
  removal.resolve(null)
  await done
  expect([marked(), titles()]).toEqual([{ 'word 1001': false, 'word 1002': true }, ['Done']])
})

test.each([
  [undefined, one],
  ['R1', { ...one, resume_no: 'R1' }],
])('it is kept with the résumé it was chosen for: %s', async (resumeNo, body) => {
  const { client, call } = pageOf()
  const done = keepFavourite(client, one, true, resumeNo)
  const push = await call(1)
  expect([push.word, push.body]).toEqual(['push', body])
  push.resolve(null)
  await done
})

test('what the server refuses is taken back and said; after a sign-in it is done again', async () => {
  const { client, call, marked, titles } = pageOf()
  const first = keepFavourite(client, one, true, 'R1')
  ;(await call(1)).refuse(500)
  await first
  expect([marked(), titles()]).toEqual([{ 'word 1001': false }, ['No']])
  const second = keepFavourite(client, two, true, 'R1')
  ;(await call(2)).refuse(401)
  await second
  expect(marked()).toEqual({})
  client.user.set(user)
  client.signIn.get()?.afterwards?.()
  expect(marked()).toEqual({ 'word 1002': true })
  await vi.waitFor(async () => {
    const { word, body } = await call(4)
    expect([word, body]).toEqual(['push', { ...two, resume_no: 'R1' }])
  })
})

test('without an answer hearts stay empty, and nothing is said of it', async () => {
  const { call, marked, titles } = pageOf()
  const loading = await call(0)
  loading.refuse(500)
  await new Promise((resolve) => setImmediate(resolve))
  expect([marked(), titles()]).toEqual([{}, []])
})
