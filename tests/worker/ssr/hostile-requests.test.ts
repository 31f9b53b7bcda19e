import { describe, expect, test } from 'vitest'
import { envelope } from '#src/contract/index.ts'
import { list, site, user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, remoteSite } from '#tests/support/site.ts'

const gallery: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api/config/base_site') return ok(site)
  const isNarrow = searchParams.get('slug') === 'social'
  return ok({ ...list, total: isNarrow ? 7 : 36 })
}

const mustNotCall: Remote = () => {
  throw new Error('The origin must not be asked')
}

const codeOf = async (response: Response) => envelope.parse(await response.json()).code

test('a filter that does not exist cannot take the place of one that does', async () => {
  const site = remoteSite(gallery)
  const total = async (path: string) => {
    const body: { payload: { wordGallery?: { list: { total: number } } } } = await (await site.get(path)).json()
    await site.settle()
    return body.payload.wordGallery?.list.total
  }
  expect(await total('/word-jianli/_payload.json?style=social')).toBe(36)
  expect(await total('/word-jianli/_payload.json?use=casino')).toBe(36)
  expect(await total('/word-jianli/cate-social/_payload.json')).toBe(7)
  expect((await site.get('/word-jianli/tag-casino/_payload.json')).status).toBe(404)
})

test('a category takes one call', async () => {
  const calls: string[] = []
  const site = remoteSite((request) => {
    if (!request.url.includes('base_site')) calls.push(new URL(request.url).search)
    return gallery(request)
  })
  await site.get('/word-jianli/cate-social/_payload.json?page=2')
  expect(calls).toEqual(['?slug=social&sort=hot&page=2'])
})

const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe.each([
  '/api/user.Base/logout',
  '/api/user.Pay/vip?id=2&pay_type=1',
  '/api/user.Pay/jianli?id=1001&pay_type=1',
  '/api/user/vip_redeem?code=AAAA-BBBB-CCCC',
  '/api/user/resume/del?id=x',
  '/api/user.Info/index',
])('nobody can be led to %s', (path) => {
  test.each<[string, Record<string, string>]>([
    ['by a link on another site', { 'sec-fetch-site': 'cross-site', ...NAVIGATION }],
    ['by a link on a neighbouring site', { 'sec-fetch-site': 'same-site', ...NAVIGATION }],
    ['by a link on our own pages', { 'sec-fetch-site': 'same-origin', ...NAVIGATION }],
    ['by hand', { 'sec-fetch-site': 'none', ...NAVIGATION }],
    ['by a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['by a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['by a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['by a browser that names its origin only', { origin: 'https://evil.test' }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('%s', async (_, headers) => {
    const response = await remoteSite(mustNotCall).get(path, { cookie: '__Host-session=t0ken', ...headers })
    expect([response.status, response.headers.getSetCookie(), await codeOf(response)]).toEqual([403, [], 403])
  })
})

test.each<[string, Record<string, string>]>([
  ['a script of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ['a script of our own that names its origin', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }],
  ['something that is no browser', {}],
])('%s calls', async (_, headers) => {
  const response = await remoteSite(() => ok(null)).get('/api/user.Base/logout', headers)
  expect([response.status, await codeOf(response)]).toEqual([200, 1])
})

describe('a file', () => {
  const file = () => new Response('PK', { headers: { 'content-disposition': 'attachment; filename="a.docx"' } })
  const statusOf = async (headers: Record<string, string>) =>
    (await remoteSite(file).get('/api/word.Jianli/download?id=1001', headers)).status

  test('is saved by a link of our own pages, and shown as a picture there', async () => {
    expect(await statusOf({ 'sec-fetch-site': 'same-origin', ...NAVIGATION })).toBe(200)
    expect(await statusOf({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' })).toBe(200)
  })

  test.each(['cross-site', 'same-site', 'none'])('is not spent by whoever leads there (%s)', async (site) => {
    expect(await statusOf({ 'sec-fetch-site': site, ...NAVIGATION })).toBe(403)
  })
})

test.each([
  '/api/user.base/loginbypassword',
  '/api//user.Base/loginByPassword',
  '/api/user.Base/loginByPassword/',
  '/api/..%2fadmin',
  '/api/__proto__',
])('%s is not passed on', async (path) => {
  const response = await remoteSite(mustNotCall).fetch(
    new Request(ORIGIN + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  expect([response.status, await codeOf(response)]).toEqual([404, 404])
})

test.each([
  ['HEAD', '/api/word.Jianli/download?id=1001'],
  ['PUT', '/api/user.Base/sendCode'],
])('%s %s has no effect', async (method, path) => {
  const response = await remoteSite(mustNotCall).fetch(new Request(ORIGIN + path, { method }))
  expect(response.status).toBe(405)
})

test('a body over the limit is refused before the origin', async () => {
  const body = JSON.stringify({ mobile: '1'.repeat(70_000) })
  const response = await remoteSite(mustNotCall).fetch(
    new Request(`${ORIGIN}/api/user.Base/sendCode`, { method: 'POST', body }),
  )
  expect([response.status, await codeOf(response)]).toEqual([413, 413])
})

test('a cookie that cannot be a token counts as none', async () => {
  const seen: (string | null)[] = []
  const site = remoteSite((request) => {
    seen.push(request.headers.get('authorization'))
    return ok(user)
  })
  await site.get('/api/user.Info/index', { cookie: '__Host-session=%0d%0aX-Evil: 1' })
  expect(seen).toEqual([null])
})

test.each(['/en//evil.test/x', '/en/%5Cevil.test/x', '//evil.test/x', '/en/\\evil.test'])(
  'no link on %s leads to another host',
  async (path) => {
    const html = await (await remoteSite(gallery).get(path)).text()
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href, ORIGIN))
    expect(links.filter(({ host }) => /evil/.test(host)).map(String)).toEqual([])
  },
)

test('pages of a user are not stored by anybody', async () => {
  const site = remoteSite((request) =>
    new URL(request.url).pathname.includes('user.Info') ? ok(user) : gallery(request),
  )
  const own = await site.get('/about-us', { cookie: '__Host-session=good' })
  const redirect = await site.get('/user/templates')
  expect([own.headers.get('cache-control'), redirect.headers.get('cache-control')]).toEqual(['no-store', 'no-store'])
})
