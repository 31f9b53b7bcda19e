import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Target } from '#tests/suites/bad-input.ts'
import { contractSuite } from '#tests/suites/contract.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE, newMobile } from '#tests/support/api.ts'
import { chainedSites } from '#tests/support/chained-sites.ts'
import { ORIGIN } from '#tests/support/site.ts'
import { fileBytes, publishFixtures, storeFiles } from '#tests/support/templates.ts'

const { api, fetch, faults } = chainedSites()
let calls = 0

beforeAll(async () => {
  await publishFixtures([{ id: 1001 }])
  await storeFiles(1001)
})

/** A browser at the outer site: its session is a cookie. */
const target: Target = {
  send: (path, init) => {
    calls += 1
    api.clock.now += MINUTE
    const headers = new Headers({ ...init.headers, 'cf-connecting-ip': `192.0.2.${calls & 255}` })
    const token = headers.get('authorization')?.slice('Bearer '.length)
    if (token !== undefined) headers.set('cookie', `__Host-session=${token}`)
    return fetch(path, { ...init, headers })
  },
  signIn: async () => (await registerUser(api)).token,
  faults: () => faults,
}

contractSuite(target)

const user = z.object({ data: z.object({ user_id: z.int(), token: z.optional(z.never()) }) })

test('signing in at the outer site: the token goes into its cookie and is good at the inner one', async () => {
  const { mobile, password, id } = await registerUser(api)
  const answer = await fetch('/api/user.Base/loginByPassword', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ mobile, password, password1: '', code: '' }),
  })
  const [session = ''] = answer.headers.getSetCookie()
  expect(user.parse(await answer.json()).data.user_id).toBe(id)
  const mine = await fetch('/api/user.Info/index', { headers: { cookie: session.split(';')[0] ?? '' } })
  expect(user.parse(await mine.json()).data.user_id).toBe(id)
})

test('a download comes through whole', async () => {
  const { token } = await registerUser(api)
  const file = await fetch('/api/word.Jianli/download?id=1001', { headers: { cookie: `__Host-session=${token}` } })
  expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, fileBytes(1001)])
})

test('limits count the address of the browser, which only a server with the key can say', async () => {
  const mobile = newMobile()
  const send = (headers: Record<string, string>) =>
    fetch('/api/user.Base/loginByPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
      body: JSON.stringify({ mobile, password: 'not-the-password', password1: '', code: '' }),
    })
  const statuses = async (address: (nth: number) => string) => {
    const answers: number[] = []
    for (let nth = 0; nth < 8; nth += 1) answers.push((await send({ 'cf-connecting-ip': address(nth) })).status)
    return new Set(answers)
  }
  expect(await statuses((nth) => `198.51.100.${nth}`)).toEqual(new Set([200]))
  expect(await statuses(() => '198.51.101.1')).toEqual(new Set([200, 429]))
})

test.each([
  ['with another key', 'not the key of the tests', 403],
  ['with the key', 'the key of the tests', 200],
])('a server %s', async (_label, key, status) => {
  expect((await chainedSites(key).fetch('/api/user.vip/list')).status).toBe(status)
})
