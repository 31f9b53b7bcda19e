import { expect, test } from 'vitest'
import { envelope } from '#src/contract/index.ts'
import { list, site, user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const gallery: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/api/config/base_site') return ok(site)
  const isNarrow = searchParams.get('use') === 'social'
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

test('a 401 without a session cookie takes nothing away', async () => {
  const response = await remoteSite(() => refused(401, 401)).get('/api/user.Info/index')
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test.each(['cross-site', 'same-site'])('an API address linked from elsewhere is refused (%s)', async (from) => {
  const response = await remoteSite(mustNotCall).get('/api/user.Base/logout', { 'sec-fetch-site': from })
  expect([response.status, response.headers.getSetCookie(), await codeOf(response)]).toEqual([403, [], 403])
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
