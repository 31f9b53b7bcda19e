import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { User } from '#src/contract/index.ts'
import { everyAnswer, everyPage } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { CRAWLER, ORIGIN, ok, type Remote, realAfter, refused, remoteSite } from '#tests/support/site.ts'

const SECRETS: User = {
  user_id: 987_654_321,
  user_name: `ßecret</script><b>"&'<!--`,
  is_vip: false,
  vip_level_name: '<i>secret&level"\u2028',
  mobile_masked: '139****4321',
  vip_expires_at: 1_893_456_789_012,
  online_resume_management_upper_limit: 777_001,
  resume_word_download_limit: 777_002,
}

const people = new Map(Object.entries({ good: user, secret: SECRETS, member: { ...SECRETS, is_vip: true } }))

const remote: Remote = (request) => {
  if (new URL(request.url).pathname !== '/api/user.Info/index') return everyAnswer(request)
  const found = people.get(request.headers.get('authorization')?.slice('Bearer '.length) ?? '')
  return found ? ok(found) : refused(401, 401)
}

const as = (token: string) => ({ cookie: `__Host-session=${token}` })
const withoutNonce = (html: string) => html.replaceAll(/nonce="([^"]+)"/g, 'nonce=""')

/** A page as it is the first and the second time, and what the answers said of it. */
async function visit(site: ReturnType<typeof remoteSite>, path: string, headers: Record<string, string>) {
  const answer = await site.get(path, headers)
  const html = await answer.text()
  await site.settle()
  return { html, cache: answer.headers.get('x-cache'), policy: answer.headers.get('content-security-policy') }
}

const publicPages = everyPage.filter(
  ({ route }) => route.access === 'public' && route.status === undefined && route.name !== 'shared',
)

test.each(publicPages)('$path is the same from memory as rendered, for whoever is signed in', async ({ path }) => {
  const site = remoteSite(remote)
  for (const token of ['secret', 'member']) {
    const first = await visit(site, path, as(token))
    const second = await visit(site, path, as(token))
    expect([first.cache, second.cache, withoutNonce(second.html)]).toEqual(['miss', 'hit', withoutNonce(first.html)])
    const nonce = /nonce="([^"]+)"/.exec(second.html)?.[1] ?? 'none'
    expect([second.policy?.includes(nonce), first.policy?.includes(nonce)]).toEqual([true, false])
    const state = JSON.parse(/<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(second.html)?.[1] ?? 'null')
    expect(state.user).toEqual(people.get(token))
  }
})

test('the strings of a reader are escaped for where they stand', async () => {
  const site = remoteSite(remote)
  for (const token of ['good', 'secret']) {
    const { html } = await visit(site, '/word-jianli/', as(token))
    expect(html.includes('<b>') || html.includes('<i>secret')).toBe(false)
  }
  const { html, cache } = await visit(site, '/word-jianli/', as('secret'))
  expect(cache).toBe('hit')
  expect(html).toContain('<p class="truncate font-medium">ßecret&lt;/script&gt;&lt;b&gt;&quot;&amp;&#x27;&lt;!--</p>')
  expect(html).toContain('>SS</span>')
  expect(html).toContain('用户 ID：987654321')
  expect(html).toContain('"user_name":"ßecret\\u003c/script>\\u003cb>\\"&\'\\u003c!--"')
})

test('nothing of a person is kept, neither in memory nor in KV', async () => {
  const stored = vi.spyOn(Map.prototype, 'set')
  const site = remoteSite(remote)
  const visits = publicPages.flatMap(({ path }) => ['secret', 'member'].map((token) => ({ path, token })))
  for (const { path, token } of visits) {
    await visit(site, path, as(token))
    await visit(site, path, as(token))
  }
  const pages = stored.mock.calls.flatMap(([key, page]) =>
    page?.bytes instanceof Uint8Array ? [`${key} ${new TextDecoder().decode(page.bytes)}`] : [],
  )
  stored.mockRestore()
  const { keys } = await env.CACHE.list()
  const values = await Promise.all(keys.map(async ({ name }) => `${name} ${await env.CACHE.get(name)}`))
  const kept = [...pages, ...values].join('\n')
  expect(new Set(pages.map((page) => page.split(' <')[0])).size).toBe(visits.length)
  for (const secret of ['ßecret', 'secret&', '987654321', '139****4321', '1893456789012', '777001', '777002']) {
    expect(kept).not.toContain(secret)
  }
})

test('what more a page shows of a person is left to the browser, which asks for it', async () => {
  const asked: string[] = []
  const site = remoteSite((request) => {
    asked.push(new URL(request.url).pathname)
    return remote(request)
  })
  const { html } = await visit(site, '/word-jianli/1001', as('good'))
  expect(asked).not.toContain('/api/word.Jianli/access')
  // A fallback without a fault: React renders the content when it takes over.
  expect(html).toContain('<!--$!--><template data-dgst=""')
  expect(site.errors).toEqual([])
})

test('every reader has a page of their kind, and a session that is over gets the page of visitors', async () => {
  const site = remoteSite(remote)
  const crawler = { 'user-agent': CRAWLER }
  const kinds: Record<string, string>[] = [{}, as('good'), as('secret'), as('member'), crawler, as('over')]
  const states: (string | null)[] = []
  for (const headers of kinds) states.push((await visit(site, '/about-us', headers)).cache)
  expect(states).toEqual(['miss', 'miss', 'hit', 'miss', 'miss', 'hit'])
  const over = await site.get('/about-us', as('over'))
  expect([over.headers.getSetCookie().length, over.headers.get('cache-control')]).toEqual([3, 'no-store'])
  expect((await over.text()).includes('"user":null')).toBe(true)
})

test('a session that ends while its other tab is still answered signs nobody else out', async () => {
  const ended = Promise.withResolvers<void>()
  let asked = 0
  const twice: Remote = async (request) => {
    if (request.headers.get('authorization') !== 'Bearer ending') return remote(request)
    asked += 1
    if (asked === 1) return ok(user)
    await ended.promise
    return refused(401, 401)
  }
  const site = remoteSite(twice, { after: () => () => {} })
  for (const headers of [{}, as('good')]) await visit(site, '/about-us', headers)
  const [first, second] = [site.get('/about-us', as('ending')), site.get('/about-us', as('ending'))]
  expect((await first).headers.getSetCookie()).toEqual([])
  ended.resolve()
  expect((await second).headers.getSetCookie().length).toBe(3)
  const other = await site.get('/about-us', as('good'))
  expect([other.headers.get('x-cache'), other.headers.getSetCookie()]).toEqual(['hit', []])
})

const readers = [{}, as('secret'), as('member')]

test.each(publicPages.flatMap((page) => readers.map((reader) => ({ ...page, reader }))))(
  '$path says the same, whether all of the Worker answers or its memory alone ($reader)',
  async ({ path, route, reader }) => {
    const lines: unknown[] = []
    const log = { info: (event: string, fields = {}) => void lines.push({ event, ...fields }), error: () => {} }
    const site = remoteSite(remote, { log })
    const answers: unknown[] = []
    // All of the Worker would log of the last that it has no address: memory alone does not look for one.
    const known = { 'cf-ray': 'ray', 'cf-connecting-ip': '203.0.113.7' }
    for (const headers of [known, known, { 'cf-ray': 'ray' }]) {
      const answer = await site.get(path, { ...headers, ...reader })
      const html = await answer.text()
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none'
      const said = [...answer.headers].map(([name, value]) => [name, value.replaceAll(nonce, 'N')])
      answers.push({ status: answer.status, headers: Object.fromEntries(said), html: withoutNonce(html) })
      await site.settle()
    }
    expect(answers[2]).toEqual(answers[1])
    const request = { event: 'request', request_id: 'ray', method: 'GET', status: 200, duration_ms: 0, api_ms: 0 }
    const line = { ...request, route: route.pattern, api_calls: expect.any(Number), cache: 'miss' }
    const fromMemory = { ...line, api_calls: 0, cache: 'hit' }
    expect(lines).toEqual([line, fromMemory, fromMemory])
    expect(answers[1]).toMatchObject({
      headers: { 'x-cache': 'hit', 'x-frame-options': 'DENY', 'x-request-id': 'ray' },
    })
  },
)

test('what a page waits for is given up once the page is whole', async () => {
  const waiting = new Set<number>()
  let nth = 0
  const after: typeof realAfter = (ms, run) => {
    nth += 1
    const id = nth
    waiting.add(id)
    const cancel = realAfter(ms, run)
    return () => {
      waiting.delete(id)
      cancel()
    }
  }
  const site = remoteSite(remote, { after })
  for (const [path, headers] of [
    ['/word-jianli/1001', {}],
    ['/user/orders', as('good')],
    ['/user/vip', {}],
    ['/nowhere', {}],
  ] as const) {
    await visit(site, path, headers)
    expect([path, nth > 0, [...waiting]]).toEqual([path, true, []])
  }
})

test('what is kept is not made with a session that is over', async () => {
  const asked: [string, string | null][] = []
  const site = remoteSite((request) => {
    asked.push([new URL(request.url).pathname, request.headers.get('authorization')])
    return remote(request)
  })
  const { cache } = await visit(site, '/word-jianli/1001', as('over'))
  expect([cache, asked.map(([path]) => path).includes('/api/word.Jianli/access')]).toEqual(['miss', true])
  expect(asked.filter(([, token]) => token !== null)).toEqual([['/api/user.Info/index', 'Bearer over']])
})

test('memory by itself answers everybody with their own page', async () => {
  const site = remoteSite(remote)
  const path = '/about-us'
  for (let time = 0; time < 3; time += 1) await visit(site, path, {})
  for (let time = 0; time < 3; time += 1) {
    expect((await visit(site, path, as('good'))).html).toContain(user.user_name)
    expect((await visit(site, path, as('secret'))).html).not.toContain(user.user_name)
    expect((await visit(site, path, {})).html).not.toContain('user_name')
  }
  const rays = ['one', 'two'].map(async (ray) => (await site.get(path, { 'cf-ray': ray })).headers.get('x-request-id'))
  expect(await Promise.all(rays)).toEqual(['one', 'two'])
  // A program has a page of its own, and leaves people theirs.
  const crawler = { 'user-agent': CRAWLER }
  const caches: (string | null)[] = []
  for (const headers of [crawler, crawler, {}, crawler]) caches.push((await visit(site, path, headers)).cache)
  expect(caches).toEqual(['miss', 'hit', 'hit', 'hit'])
  const head = await site.fetch(new Request(ORIGIN + path, { method: 'HEAD' }))
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a page out of memory says that nobody was asked for it, whoever was before', async () => {
  const site = remoteSite(remote)
  await visit(site, '/about-us', as('good'))
  const told: (string | null)[] = []
  for (let time = 0; time < 2; time += 1) {
    told.push((await site.get('/about-us', as('secret'))).headers.get('server-timing'))
  }
  expect(told).toEqual([1, 0].map((calls) => `total;dur=0, api;dur=0;desc="${calls} calls"`))
})

test('a crawler with somebody’s session is answered for itself: nothing of it is kept, and nothing kept is its own', async () => {
  const site = remoteSite(remote)
  const signedIn = { ...as('good'), 'user-agent': CRAWLER }
  const caches: (string | null)[] = []
  for (const headers of [signedIn, signedIn, { 'user-agent': CRAWLER }, signedIn]) {
    caches.push((await visit(site, '/word-jianli/1001', headers)).cache)
  }
  expect(caches).toEqual(['none', 'none', 'miss', 'none'])
})
