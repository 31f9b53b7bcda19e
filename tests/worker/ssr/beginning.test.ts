import { env } from 'cloudflare:workers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { errorMessages } from '#src/contract/index.ts'
import { begunWith, PATIENCE_MS } from '#src/ssr/beginning.ts'
import { articles, freeLevel, list, nothingFound, plans, site, template, user } from '#tests/support/fixtures.ts'
import { CRAWLER, ok, type Remote, realAfter, refused, remoteSite, type Site } from '#tests/support/site.ts'

const answers: Record<string, unknown> = {
  '/api/config/base_site': site,
  '/api/user.Info/index': user,
  '/api/word.Jianli/list': list,
  '/api/resume.Sample/list': list,
  '/api/article.Info/list': articles,
  '/api/site.Search/index': nothingFound,
  '/api/user.vip/free': freeLevel,
  '/api/user.vip/list': plans,
}
const answer: Remote = ({ url }) => ok(answers[new URL(url).pathname] ?? template)

beforeEach(async () => {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
})

/** The time a page waits for its data is over as soon as what is in memory has come. */
const withoutPatience: typeof realAfter = (ms, run) => realAfter(ms === PATIENCE_MS ? 0 : ms, run)

/** A site whose API says at once what the site is called and who is there, and the rest when it is let. */
type HeldSite = Site & { release: () => void }

async function heldSite(remote: Remote = answer, replaced: Parameters<typeof remoteSite>[1] = {}): Promise<HeldSite> {
  const held = Promise.withResolvers<void>()
  const api: Remote = async (request) => {
    if (/base_site|user\.Info/.test(request.url)) return answer(request)
    await held.promise
    return remote(request)
  }
  const running = remoteSite(api, { after: withoutPatience, ...replaced })
  for (const path of ['/about-us', '/en/about-us']) await (await running.get(path)).text()
  await running.settle()
  return { ...running, release: held.resolve }
}

/** What comes before the API is let, and everything after that. */
async function readInTwo(running: HeldSite, { body }: Response): Promise<[begun: string, rest: string]> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('There is no body')
  const { value: begun = '' } = await reader.read()
  running.release()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) rest += next.value
  return [begun, rest]
}

const signedIn = { cookie: '__Host-session=x' }
const SKELETON = /<style nonce="[^"]*">\[data-late\].*?<\/style>/
const BEGUN = / data-late="\w+">$/
const comparable = (html: string) => html.replace(SKELETON, '').replace(/nonce="[^"]*"|<link rel="preload"[^>]*>/g, '')

test.each([
  ['/', '<header', '<h1'],
  ['/en/', '<header', '<h1'],
  ['/word-jianli/?sort=new', '<header', '<h1'],
  ['/word-jianli/?q=x', '<header', '<h1'],
  ['/resume/', '<header', '<h1'],
  ['/article/cate-all/', '<header', '<h1'],
  ['/search', '<header', '<h1'],
  ['/search?q=x', '<header', '<h1'],
  ['/user/vip', '<header', '<h1'],
  ['/user/vip2', '<header', 'aria-current="page"'],
  ['/user/vip4', '<main', '<h1'],
])('%s begins with %s and %s before the API answers, and becomes what everybody gets', async (path, head, title) => {
  const running = await heldSite()
  const response = await running.get(path)
  const [begun, rest] = await readInTwo(running, response)
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, path.includes('q=') ? 'none' : 'miss'])
  expect(begun).toMatch(BEGUN)
  expect(begun).toMatch(SKELETON)
  expect([begun.includes(head), begun.slice(begun.indexOf('<main')).includes(title)]).toEqual([true, true])
  const whole = await (await remoteSite(answer).get(path)).text()
  expect(comparable(begun + rest)).toBe(comparable(whole))
  expect(running.errors).toEqual([])
})

test.each([
  '/word-jianli/1001',
  '/word-jianli/cate-campus/',
  '/word-jianli/?page=2',
  '/word-jianli/?style=modern',
  '/article/tag-email/',
])('%s waits for what decides about its status', async (path) => {
  const running = await heldSite(() => refused(0))
  const response = running.get(path)
  running.release()
  expect((await response).status).toBe(404)
})

test('a program gets the page whole, and so does whoever comes when it is at hand', async () => {
  const running = await heldSite()
  const [begun] = await readInTwo(running, await running.get('/user/vip'))
  await running.settle()
  const kept = await running.get('/user/vip')
  const program = await running.get('/user/vip2', { 'user-agent': CRAWLER })
  expect([begun, await kept.text(), await program.text()].map((html) => SKELETON.test(html))).toEqual([
    true,
    false,
    false,
  ])
  expect(kept.headers.get('x-cache')).toBe('hit')
})

test('while the API fails, a page waits, so that its status can say so', async () => {
  // What the site is called comes at once, what the page is made of after its beginning would have been sent.
  const api: Remote = async ({ url }) => {
    if (!url.includes('base_site')) await new Promise<void>((resolve) => realAfter(20, resolve))
    return new Response(null, { status: 500 })
  }
  expect((await remoteSite(api, { after: withoutPatience }).get('/user/vip')).status).toBe(503)
})

test('data that fails after the page has begun is told in words in its place, and logged', async () => {
  const running = await heldSite(() => new Response(null, { status: 500 }))
  const response = await running.get('/user/vip')
  const [begun, rest] = await readInTwo(running, response)
  expect([response.status, begun.match(BEGUN) !== null, rest.endsWith('</html>')]).toEqual([200, true, true])
  // What was begun is closed and taken away, before the page that says so comes.
  expect(rest).toMatch(/^<\/main><script nonce="[^"]+">[^<]*\.remove\(\)<\/script><main /)
  expect(rest).toContain(errorMessages.zh['origin.unreachable'])
  expect(new Set(running.errors)).toEqual(new Set(['page.data']))
  await running.settle()
  // Nothing of it is kept.
  expect((await running.get('/user/vip')).headers.get('x-cache')).not.toBe('hit')
})

test('a page that breaks off after it has begun is logged with the id of its request', async () => {
  const logged: unknown[] = []
  const log = { info: () => {}, error: (...told: unknown[]) => void logged.push(told) }
  const fault = new Error('Nobody expected this')
  const request = new Request('http://localhost/')
  // What it is made of cannot fail any more without a page that says so: only what nobody expects gets here.
  const visit = { services: { log }, caller: { requestId: 'r1' }, request, nonce: 'n' }
  const broken = begunWith(visit, ['<p>'], Promise.reject(fault))
  await expect(new Response(broken).text()).rejects.toThrow(fault)
  expect(logged).toEqual([['render.rest', fault, { request_id: 'r1' }]])
  const left = new Request(request, { signal: AbortSignal.abort() })
  const unread = begunWith({ ...visit, request: left }, ['<p>'], Promise.reject(fault)).getReader()
  await unread.read()
  // Until the rest has failed as well.
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged.length).toBe(1)
})

test('an answer that is no page follows what was begun as it is', async () => {
  const request = new Request('http://localhost/')
  const visit = {
    services: { log: { info: () => {}, error: () => {} } },
    caller: { requestId: 'r1' },
    request,
    nonce: 'n',
  }
  const text = '503 The service is down\n'
  const whole = await new Response(begunWith(visit, ['<p>'], Promise.resolve(new Response(text)))).text()
  expect(whole).toMatch(/^<p><\/main><script nonce="n">[^<]*<\/script>503 The service is down\n$/)
})

test('a page that fails while its beginning is still being made is told of once', async () => {
  const unhandled = vi.fn()
  addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled))
  const logged: unknown[] = []
  const log = { info: () => {}, error: (event: string) => void logged.push(event) }
  const request = new Request('http://localhost/')
  const late = Promise.withResolvers<string>()
  async function* beginning() {
    yield await late.promise
  }
  const visit = { services: { log }, caller: { requestId: 'r1' }, request, nonce: 'n' }
  const body = begunWith(visit, beginning(), Promise.reject(new Error('Nobody expected this')))
  await new Promise((resolve) => setImmediate(resolve))
  late.resolve('<p>')
  await expect(new Response(body).text()).rejects.toThrow('Nobody expected this')
  expect([unhandled.mock.calls, logged]).toEqual([[], ['render.rest']])
})

test('a page whose beginning cannot be rendered comes whole, and the fault is logged', async () => {
  const logged: unknown[] = []
  const fault = new Error('Nobody expected this')
  let fails = false
  const after: typeof realAfter = (ms, run) => {
    if (ms === 8000 && fails) {
      fails = false
      running.release()
      throw fault
    }
    return withoutPatience(ms, run)
  }
  const log = { info: () => {}, error: (...told: unknown[]) => void logged.push(told) }
  const running = await heldSite(answer, { after, log })
  fails = true
  const response = await running.get('/user/vip', { 'cf-ray': 'r1' })
  const html = await response.text()
  expect([response.status, SKELETON.test(html), html.endsWith('</html>')]).toEqual([200, false, true])
  expect(logged).toEqual([['render.beginning', fault, { request_id: 'r1' }]])
})

test("what a page begins with is its reader's", async () => {
  const running = await heldSite()
  // From here on the Worker knows for a moment who it is.
  await (await running.get('/about-us', signedIn)).text()
  const [begun] = await readInTwo(running, await running.get('/user/vip', signedIn))
  expect([begun.includes(user.user_name), BEGUN.test(begun)]).toEqual([true, true])
})

/** A site on which nobody says who is there, until it is let. */
async function unknowingSite(who: () => Response = () => ok(user)) {
  const held = Promise.withResolvers<void>()
  const running = remoteSite(
    async (request) => {
      if (request.url.includes('base_site')) return answer(request)
      await held.promise
      return request.url.includes('user.Info') ? who() : answer(request)
    },
    { after: withoutPatience },
  )
  for (const path of ['/about-us', '/en/about-us']) await (await running.get(path)).text()
  await running.settle()
  return { ...running, release: held.resolve }
}

const late = ['/', '/en/', '/word-jianli/', '/resume/', '/article/cate-all/', '/search', '/user/vip', '/user/vip2']

test.each(late)('%s begins with its header before it is known who reads it, and becomes their page', async (path) => {
  for (const reader of [user, { ...user, is_vip: true }]) {
    const running = await unknowingSite(() => ok(reader))
    const response = await running.get(path, signedIn)
    const [begun, rest] = await readInTwo(running, response)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect([begun.includes('</head>'), begun.includes('<header'), begun.includes('</nav>')]).toEqual([true, true, true])
    expect(begun).not.toContain(user.user_name)
    const asked = remoteSite((request) => (request.url.includes('user.Info') ? ok(reader) : answer(request)))
    const whole = await (await asked.get(path, signedIn)).text()
    expect(comparable(begun + rest)).toBe(comparable(whole))
    expect(running.errors).toEqual([])
  }
})

test('a session that is known to be over ends with the first bytes of the page', async () => {
  const held = Promise.withResolvers<void>()
  const api: Remote = async (request) => {
    if (request.url.includes('user.Info')) return refused(401, 401)
    if (!request.url.includes('base_site')) await held.promise
    return answer(request)
  }
  const running = remoteSite(api, { after: withoutPatience })
  await (await running.get('/about-us')).text()
  await running.settle()
  const response = await running.get('/word-jianli/', signedIn)
  held.resolve()
  expect([SKELETON.test(await response.text()), response.headers.getSetCookie()]).toEqual([
    true,
    [
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-save=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
    ],
  ])
})

test('a page without a header begins before it is known who reads it, too', async () => {
  const running = await unknowingSite()
  const [begun, rest] = await readInTwo(running, await running.get('/user/vip4', signedIn))
  expect([begun.includes('<main'), BEGUN.test(begun), rest.endsWith('</html>')]).toEqual([true, false, true])
  expect(comparable(begun + rest)).toContain(`"user_name":"${user.user_name}"`)
  expect(running.errors).toEqual([])
})

test.each([
  ['is over', () => refused(401, 401)],
  ['cannot be asked about', () => new Response(null, { status: 500 })],
])('a page that has begun for a session that %s is that of visitors', async (_, who) => {
  const running = await unknowingSite(who)
  const response = await running.get('/user/vip', signedIn)
  const html = (await readInTwo(running, response)).join('')
  expect([html.includes('"user":null'), html.endsWith('</html>'), response.headers.getSetCookie()]).toEqual([
    true,
    true,
    [],
  ])
})
