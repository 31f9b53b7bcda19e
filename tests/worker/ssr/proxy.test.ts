import { expect, test } from 'vitest'
import { type ApiErrorKey, apiErrors, envelope } from '#src/contract/index.ts'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const LIVE = '__Host-session=t0ken; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict'
const HINT = '__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Strict'
const GONE = [
  '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-save=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
]

async function codeOf(response: Response): Promise<unknown> {
  return envelope.parse(await response.json()).code
}

function post(path: string, headers: Record<string, string> = {}): Request {
  return new Request(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: '{"mobile":"13800000000","password":"secret-123"}',
  })
}

test('a call goes to the origin with the specified headers and none of the browser’s own', async () => {
  const seen: Record<string, string>[] = []
  const site = remoteSite((request) => {
    seen.push(Object.fromEntries(request.headers))
    return ok(null)
  })
  await site.get('/api/user.Info/index', {
    cookie: '__Host-session=t0ken',
    'accept-language': 'en',
    'cf-connecting-ip': '203.0.113.7',
    'cf-ipcountry': 'CN',
    'cf-ray': 'ray-1',
    'x-client-address': 'forged',
    'x-client-country': 'XX',
    authorization: 'Bearer forged',
  })
  expect(seen.map(({ 'user-agent': _, ...headers }) => headers)).toEqual([
    {
      'accept-language': 'en',
      authorization: 'Bearer t0ken',
      server: 'true',
      'x-api-key': 'development-only-api-key',
      'x-client-address': '203.0.113.7',
      'x-client-country': 'CN',
      'x-request-id': 'ray-1',
    },
  ])
})

test('a sign-in moves the token from the body into a cookie', async () => {
  const site = remoteSite(() => ok({ ...user, token: 't0ken' }))
  const response = await site.fetch(post('/api/user.Base/loginByPassword'))
  expect(response.headers.getSetCookie()).toEqual([LIVE, HINT])
  expect(await response.json()).toEqual({ code: 1, msg: 'ok', data: user })
})

test.each<[number, ApiErrorKey]>([
  [400, 'input.invalid'],
  [401, 'session.required'],
  [403, 'request.forbidden'],
  [404, 'endpoint.unknown'],
  [413, 'body.too-large'],
  [429, 'request.too-many'],
  [500, 'server.fault'],
  [503, 'service.unavailable'],
  [418, 'origin.unreachable'],
  [502, 'origin.unreachable'],
])('an answer of %i without an envelope means %s', async (status, key) => {
  const site = remoteSite(() => new Response('<html>a gateway in between</html>', { status }))
  const response = await site.get('/api/user.vip/list')
  expect([response.status, await codeOf(response)]).toEqual([apiErrors[key].status, apiErrors[key].code])
})

test('deleting the account ends the session in the browser, once it is done', async () => {
  const name = '/api/user.Account/delete'
  const cookie = { cookie: '__Host-session=t0ken' }
  const done = await remoteSite(() => ok({ deletes_at: 1 })).fetch(post(name, cookie))
  expect([done.status, done.headers.getSetCookie()]).toEqual([200, GONE])
  const refusal = await remoteSite(() => refused(1040)).fetch(post(name, cookie))
  expect([refusal.status, refusal.headers.getSetCookie()]).toEqual([200, []])
})

test('a sign-in that is refused is told as it is, and starts nothing', async () => {
  const response = await remoteSite(() => refused(1001)).fetch(post('/api/user.Base/loginByPassword'))
  expect([response.status, response.headers.getSetCookie(), await response.json()]).toEqual([
    200,
    [],
    { code: 1001, msg: 'refused 1001' },
  ])
})

test.each([
  ['HTTP status 401', () => refused(401, 401)],
  ['code 401', () => refused(401, 200)],
  ['HTTP status 401 with another code', () => refused(1001, 401)],
  ['a page that says 401', () => new Response('<h1>nginx</h1>', { status: 401 })],
])('%s clears the cookie', async (_, answer) => {
  const response = await remoteSite(answer).get('/api/user.Info/index', { cookie: '__Host-session=old' })
  expect(response.headers.getSetCookie()).toEqual(GONE)
})

test('a 401 without a session cookie takes nothing away', async () => {
  const response = await remoteSite(() => refused(401, 401)).get('/api/user.Info/index')
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
})

test('the sign-out clears the cookie whatever the origin says', async () => {
  const response = await remoteSite(() => ok(null)).get('/api/user.Base/logout', { cookie: '__Host-session=x' })
  expect(response.headers.getSetCookie()).toEqual(GONE)
})

test.each([
  ['a page of a proxy', () => new Response('<h1>nginx</h1>', { status: 502 }), 502],
  ['a page that says 401', () => new Response('<h1>nginx</h1>', { status: 401 }), 401],
])('the sign-out clears the cookie even when %s answers', async (_what, answer, status) => {
  const response = await remoteSite(answer).get('/api/user.Base/logout', { cookie: '__Host-session=x' })
  expect([response.status, await codeOf(response), response.headers.getSetCookie()]).toEqual([status, status, GONE])
})

test('an account that was not deleted keeps its session; one that was ends it', async () => {
  const deleted = async (answer: Remote, cookie = '__Host-session=x') =>
    (await remoteSite(answer).fetch(post('/api/user.Account/delete', { cookie }))).headers.getSetCookie()
  expect(await deleted(() => refused(1001))).toEqual([])
  expect(await deleted(() => new Response('<h1>nginx</h1>', { status: 500 }))).toEqual([])
  expect(await deleted(() => ok({ deletes_at: 1 }))).toEqual(GONE)
  expect(await deleted(() => ok({ deletes_at: 1 }), '')).toEqual([])
})

test('what is refused is no file, whatever its headers say', async () => {
  const disposition = { 'content-disposition': 'attachment; filename="a.docx"' }
  const site = remoteSite(() => Response.json({ code: 1234, msg: 'no' }, { status: 422, headers: disposition }))
  const response = await site.get('/api/word.Jianli/download?id=1001', { cookie: '__Host-session=x' })
  expect([response.status, await codeOf(response)]).toEqual([422, 1234])
})

test.each([
  ['GET', 2],
  ['POST', 1],
])('a failing %s is tried %i times', async (method, tries) => {
  let calls = 0
  const remote: Remote = () => {
    calls += 1
    return new Response('bad', { status: 502 })
  }
  const site = remoteSite(remote)
  const response =
    method === 'GET' ? await site.get('/api/user.Info/index') : await site.fetch(post('/api/user.Base/sendCode'))
  expect([calls, response.status, await codeOf(response)]).toEqual([tries, 502, 502])
})

test('a second try that succeeds is the answer', async () => {
  let calls = 0
  const site = remoteSite(() => {
    calls += 1
    return calls === 1 ? new Response(null, { status: 503 }) : ok(user)
  })
  expect(await (await site.get('/api/user.Info/index')).json()).toEqual({ code: 1, msg: 'ok', data: user })
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.test' }],
  [{ origin: 'null' }],
])('an unsafe call from elsewhere is refused: %o', async (headers) => {
  const site = remoteSite(() => {
    throw new Error('must not reach the origin')
  })
  const response = await site.fetch(post('/api/user.Base/sendCode', headers))
  expect([response.status, await codeOf(response)]).toEqual([403, 403])
})

test('a file passes through with its name', async () => {
  const site = remoteSite(
    () =>
      new Response('PK', {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="a.zip"',
          'x-secret': '1',
        },
      }),
  )
  const response = await site.get('/api/word.Jianli/download?id=1001')
  expect([
    await response.text(),
    response.headers.get('content-disposition'),
    response.headers.get('content-type'),
    response.headers.get('x-secret'),
  ]).toEqual(['PK', 'attachment; filename="a.zip"', 'application/zip', null])
})

test('every answer carries the security headers', async () => {
  const site = remoteSite(() => refused(401, 401))
  for (const path of ['/about-us', '/nowhere', '/api/user.Info/index', '/healthz', '/user/templates']) {
    const { headers } = await site.get(path)
    expect([
      path,
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
      headers.get('referrer-policy'),
      headers.get('strict-transport-security'),
      headers.get('content-security-policy')?.includes("frame-ancestors 'none'"),
    ]).toEqual([
      path,
      'nosniff',
      'DENY',
      'strict-origin-when-cross-origin',
      'max-age=63072000; includeSubDomains; preload',
      true,
    ])
  }
})
