import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { everyAnswer } from '#tests/support/every-page.ts'
import { site as basics } from '#tests/support/fixtures.ts'
import { ok, remoteSite } from '#tests/support/site.ts'

const DAY = 86_400_000

beforeEach(async () => {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
})

/** A site that asks an API for nothing but its own name; how often, what it is told, and whether that comes. */
function named() {
  const api = { asked: 0, name: 'Before', answers: true, held: null as Promise<void> | null }
  const running = remoteSite(async () => {
    api.asked += 1
    await api.held
    return api.answers
      ? ok({ ...basics, site_name: api.name, version: api.name.length })
      : new Response(null, { status: 500 })
  })
  const visit = async (path = '/user/login') => {
    const text = await (await running.get(path)).text()
    if (api.held === null) await running.settle()
    return /<title>[^<]* - ([^<]*)<\/title>/.exec(text)?.[1]
  }
  return { ...running, api, visit }
}

describe('what the site is called', () => {
  test('counts for ten seconds without a question, then while one is put', async () => {
    const { api, visit, wait } = named()
    expect([await visit(), api.asked]).toEqual(['Before', 1])
    api.name = 'After'
    wait(10_000)
    expect([await visit(), api.asked]).toEqual(['Before', 1])
    wait(1)
    expect([await visit(), api.asked]).toEqual(['Before', 2])
    expect([await visit(), api.asked]).toEqual(['After', 2])
  })

  test.each([
    [25_000, 'Before'],
    [25_001, 'After'],
  ])('%i ms later it is %s to the first who comes', async (ms, name) => {
    const { api, visit, wait } = named()
    await visit()
    api.name = 'After'
    wait(ms)
    expect([await visit(), api.asked]).toEqual([name, 2])
  })

  // The second is a page that is not kept, before which no memory answers.
  test.each(['/user/login', '/user/login?url=%2F'])(
    'is asked again for %s when there has been no answer for five seconds',
    async (path) => {
      const { api, visit: visitAny, wait, settle } = named()
      const visit = () => visitAny(path)
      await visit()
      const answer = Promise.withResolvers<void>()
      api.held = answer.promise
      wait(10_001)
      expect([await visit(), api.asked]).toEqual(['Before', 2])
      wait(5000)
      expect([await visit(), api.asked]).toEqual(['Before', 2])
      wait(1)
      expect([await visit(), api.asked]).toEqual(['Before', 3])
      answer.resolve()
      await settle()
    },
  )

  test('is as old as the question, however late the answer came', async () => {
    const { api, visit, wait } = named()
    const answer = Promise.withResolvers<void>()
    api.held = answer.promise
    const first = visit('/user/login?url=%2F')
    await vi.waitFor(() => expect(api.asked).toBe(1))
    wait(1500)
    api.held = null
    answer.resolve()
    await first
    wait(8501)
    await visit('/user/login?url=%2F')
    expect(api.asked).toBe(2)
  })

  test('is waited for after 25 seconds, also where memory has the page and the question is under way', async () => {
    const { api, visit, wait, settle } = named()
    for (let time = 0; time < 3; time += 1) await visit()
    const answer = Promise.withResolvers<void>()
    api.held = answer.promise
    wait(24_000)
    expect([await visit(), api.asked]).toEqual(['Before', 2])
    wait(1001)
    const next = visit()
    api.name = 'After'
    answer.resolve()
    expect([await next, api.asked]).toEqual(['After', 3])
    await settle()
  })

  test('is what it was after a failure, and asked again five seconds later', async () => {
    const { api, visit, wait, errors } = named()
    await visit()
    // What this isolate has heard it knows without a copy.
    await env.CACHE.delete('site:3:zh')
    api.answers = false
    wait(25_001)
    const names = [await visit(), await visit()]
    const asked = api.asked
    wait(5000)
    names.push(await visit())
    expect([names, api.asked]).toEqual([['Before', 'Before', 'Before'], asked])
    Object.assign(api, { answers: true, name: 'After' })
    wait(1)
    await visit()
    expect([await visit(), api.asked, errors]).toEqual(['After', asked + 1, ['site.config']])
  })

  test('is known to an isolate that never got an answer by what another one wrote down, otherwise by our own', async () => {
    const [first, other, english] = [named(), named(), named()]
    await first.visit()
    for (const { api } of [other, english]) api.answers = false
    expect([await other.visit(), await english.visit('/en/user/login')]).toEqual(['Before', 'Qingjian Résumé'])
    expect([other.errors, english.errors]).toEqual([['site.config'], ['site.config']])
  })

  test.each([
    [DAY - 1, 'Before', 0],
    [DAY, 'Before', DAY],
    [25_001, 'After', 25_001],
  ])('is written down again %i ms later as %s, when it is another or a day old', async (ms, name, later) => {
    const { api, visit, wait } = named()
    const keptAt = async () => (await env.CACHE.get<{ at: number }>('site:3:zh', 'json'))?.at ?? 0
    await visit()
    const first = await keptAt()
    api.name = name
    wait(ms)
    await visit()
    expect((await keptAt()) - first).toBe(later)
  })
})

test('is asked for by nobody in particular, whoever comes', async () => {
  const asked: [string, string | null][] = []
  const running = remoteSite((request) => {
    asked.push([new URL(request.url).pathname, request.headers.get('authorization')])
    return everyAnswer(request)
  })
  const page = await running.get('/word-jianli/', { cookie: '__Host-session=good' })
  await page.text()
  await running.settle()
  expect(asked.filter(([path]) => path !== '/api/word.Jianli/list').toSorted()).toEqual([
    ['/api/config/base_site', null],
    ['/api/user.Info/index', 'Bearer good'],
  ])
})

test.each([
  ['京公网安备 11010502030001号', true],
  ['', false],
])('a record of the police "%s" is sent with a page: %s', async (record, isSent) => {
  const { get } = remoteSite(async () => ok({ ...basics, police_record: record, version: 1 }))
  const page = await (await get('/user/login')).text()
  expect([page.includes('police_record'), page.includes('京公网安备')]).toEqual([isSent, isSent])
})
