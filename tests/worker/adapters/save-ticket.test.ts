import { expect, test } from 'vitest'
import { ORIGIN, ok, remoteSite } from '#tests/support/site.ts'

const SAVE = '/api/user.Resume/save'
const TICKET = '1800000000000.10001.Resume01.signature'
const SESSION = `__Host-session=${'t'.repeat(43)}`

/** A site whose API gives this ticket, and notes the ones it is shown. */
function setUp(given: string | null) {
  const seen: (string | null)[] = []
  const site = remoteSite((request) => {
    seen.push(request.headers.get('x-browser-key'))
    const answer = ok({ rev: 2 })
    if (given !== null) answer.headers.set('x-ticket', given)
    return answer
  })
  const post = (path: string, cookie: string, headers: Record<string, string> = {}) =>
    site.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
        body: '{}',
      }),
    )
  return { post, seen }
}

test('a ticket is kept where no script reads it, and shown with the next save', async () => {
  const { post, seen } = setUp(TICKET)
  const answer = await post(SAVE, SESSION, { 'x-browser-key': 'forged' })
  expect(answer.headers.getSetCookie()).toEqual([
    `__Host-save=${TICKET}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict`,
  ])
  expect(answer.headers.get('x-ticket')).toBeNull()
  await post(SAVE, `${SESSION}; __Host-save=${TICKET}`)
  await post('/api/user.Resume/keepVersion', `${SESSION}; __Host-save=${TICKET}`)
  expect(seen).toEqual([null, TICKET, null])
})

test.each([null, '', 'two words', 'ü', 'x'.repeat(513)])('of an answer with %j nothing is kept', async (given) => {
  const { post } = setUp(given)
  const answer = await post(SAVE, SESSION)
  expect([answer.headers.getSetCookie(), answer.headers.get('x-ticket')]).toEqual([[], null])
})
