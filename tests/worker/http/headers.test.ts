import { expect, test } from 'vitest'
import { everyAnswer } from '#tests/support/every-page.ts'
import { user } from '#tests/support/fixtures.ts'
import { everywhere, policy, saidBy } from '#tests/support/said-headers.ts'
import { CRAWLER, ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const TOKEN = 'a'.repeat(43)

/** Answers as our own API does; the third template does not exist. */
const remote: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const answer = () => {
    if (pathname === '/api/user.Base/loginByPassword') return ok({ ...user, token: TOKEN })
    if (pathname === '/api/user.vip/free') return refused(1234)
    if (pathname === '/api/word.Jianli/detail' && searchParams.get('id') === '3') return refused(0)
    return everyAnswer(request)
  }
  if (pathname === '/api/word.Jianli/download') {
    const headers = { 'content-type': DOCX, 'content-disposition': 'attachment; filename="a.docx"', 'x-internal': 'no' }
    return new Response('docx', { headers: { ...headers, 'cache-control': 'no-store' } })
  }
  return Promise.resolve(answer()).then((response) => {
    response.headers.set('cache-control', 'no-store')
    return response
  })
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const text = { 'content-type': 'text/plain; charset=utf-8' }
const json = { 'content-type': 'application/json' }
const never = { 'cache-control': 'no-store' }
const hourly = { 'cache-control': 'public, max-age=3600' }

/** A page of React. */
const page = {
  ...html,
  'cache-control': 'private, no-cache',
  'content-security-policy': policy(),
  'reporting-endpoints': 'csp="/api/report/csp"',
  vary: 'cookie, user-agent',
  'x-cache': 'none',
}
const ended = [
  '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-save=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
]
const classic = {
  ...html,
  ...never,
  'content-security-policy':
    "default-src 'none'; style-src 'sha256-#'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}

const good = { cookie: '__Host-session=good' }
const over = { cookie: '__Host-session=over' }

type Row = [what: string, path: string, init: RequestInit, status: number, own: object, cookies?: string[]]

const rows: Row[] = [
  ['a page', '/about-us', {}, 200, { ...page, 'x-cache': 'miss' }],
  ['a page of somebody', '/about-us', { headers: good }, 200, { ...page, ...never, 'x-cache': 'miss' }],
  [
    'a page whose session is over',
    '/about-us',
    { headers: over },
    200,
    { ...page, ...never, 'x-cache': 'miss' },
    ended,
  ],
  ['a page for users', '/user/orders', { headers: good }, 200, { ...page, ...never }],
  [
    'a page that makes files',
    '/edit',
    { headers: good },
    200,
    { ...page, ...never, 'content-security-policy': policy({ wasm: " 'wasm-unsafe-eval'" }) },
  ],
  [
    'a visitor led to the login page',
    '/user/orders',
    {},
    302,
    { ...never, location: '/user/login?url=%2Fuser%2Forders' },
  ],
  [
    'another form of an address',
    '/about-us/',
    {},
    301,
    { 'cache-control': 'public, max-age=86400', location: '/about-us' },
  ],
  ['a page that is not there', '/nowhere', {}, 404, page],
  ['data that is not there', '/word-jianli/3', {}, 404, page],
  ['the same for a crawler', '/word-jianli/3', { headers: { 'user-agent': CRAWLER } }, 404, { ...text, ...never }],
  ['an error page', '/error/500', {}, 500, page],
  [
    'a link to a résumé',
    `/resume/s/${TOKEN}`,
    {},
    200,
    {
      ...page,
      ...never,
      'content-security-policy': policy({ wasm: " 'wasm-unsafe-eval'" }),
      'x-robots-tag': 'noindex, nofollow, noarchive',
    },
    ['__Host-seen-aaaaaaaa=#; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ],
  ['a page of the classic editor', '/old-edit?id=1', { headers: good }, 404, classic],
  [
    'the data of a page',
    '/word-jianli/1001/_payload.json',
    {},
    200,
    { ...json, 'cache-control': 'private, no-cache', 'x-build': '' },
  ],
  [
    'the data of a page for somebody',
    '/user/orders/_payload.json',
    { headers: good },
    200,
    { ...json, ...never, 'x-build': '' },
  ],
  [
    'the data of a page whose session is over',
    '/word-jianli/1001/_payload.json',
    { headers: over },
    200,
    { ...json, ...never, 'x-build': '' },
    ended,
  ],
  [
    'a file that is not there',
    '/assets/gone-abcdefgh.js',
    {},
    404,
    { 'content-type': 'text/plain; charset=UTF-8', ...never },
  ],
  [
    'a picture',
    '/_img/w_72/previews/word/red-1-480.webp',
    {},
    200,
    { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  ['a picture that cannot be had', '/_img/w_73/previews/word/red-1-480.webp', {}, 400, { ...text, ...never }],
  ['robots.txt', '/robots.txt', {}, 200, { ...text, ...hourly }],
  ['a feed', '/rss.xml', {}, 200, { 'content-type': 'application/rss+xml; charset=utf-8', ...hourly }],
  ['a call', '/api/user.vip/list', {}, 200, { ...json, ...never }],
  ['a refused call', '/api/user.vip/free', {}, 200, { ...json, ...never }],
  ['a call without a session', '/api/user.Info/index', {}, 401, { ...json, ...never }],
  ['a call whose session is over', '/api/user.Info/index', { headers: over }, 401, { ...json, ...never }, ended],
  ['a call nobody knows', '/api/nowhere/none', {}, 404, { ...json, ...never }],
  [
    'a file',
    '/api/word.Jianli/download?id=1001',
    { headers: good },
    200,
    { 'content-type': DOCX, 'content-disposition': 'attachment; filename="a.docx"', ...never },
  ],
  [
    'a sign-in',
    '/api/user.Base/loginByPassword',
    { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: '{}' },
    200,
    { ...json, ...never },
    [
      `__Host-session=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict`,
      '__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Strict',
    ],
  ],
  [
    'a call from another site',
    '/api/user.Base/logout',
    { method: 'POST', headers: { origin: 'https://evil.test' } },
    403,
    { ...json, ...never },
  ],
  [
    'a socket from another site',
    '/sync/ABCDEFGHIJKLMNOPQRST',
    { headers: { ...good, upgrade: 'websocket', origin: 'https://evil.test' } },
    403,
    { ...json, ...never },
  ],
  [
    'a socket without a session',
    '/sync/ABCDEFGHIJKLMNOPQRST',
    { headers: { upgrade: 'websocket', origin: ORIGIN } },
    401,
    { ...json, ...never },
  ],
  ['another method', '/about-us', { method: 'PUT', headers: { origin: ORIGIN } }, 405, { ...json, ...never }],
  ['whether it lives', '/healthz', {}, 200, json],
  ['whether it is ready', '/readyz', {}, 200, { ...json, ...never }],
]

test.each(rows)('%s', async (_what, path, { headers, ...init }, status, own, cookies = []) => {
  const site = remoteSite(remote)
  const known = { 'cf-ray': 'ray', 'cf-connecting-ip': '203.0.113.7' }
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init, headers: { ...known, ...headers } })
  const response = await site.fetch(request)
  await response.text()
  await site.settle()
  expect(saidBy(response)).toEqual({ status, headers: { ...everywhere, ...own }, cookies })
})

test('two answers never have the same nonce, and it is on each script of theirs', async () => {
  const site = remoteSite(remote)
  const seen = new Set<string>()
  for (const path of ['/about-us', '/about-us', '/about-us', '/word-jianli/1001', '/nowhere']) {
    const response = await site.get(path)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const nonces = new Set([...(await response.text()).matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one))
    await site.settle()
    expect([path, ...nonces]).toEqual([path, nonce])
    seen.add(nonce)
  }
  expect(seen.size).toBe(5)
})

test('frames are of who asks whether one is a person, and only on pages that ask', async () => {
  const captcha = { CAPTCHA_PROVIDER: 'turnstile', TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' }
  const site = remoteSite(remote, {}, captcha)
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    saidBy(await site.get(path, headers)).headers['content-security-policy']
  const frames = 'https://challenges.cloudflare.com'
  expect(await policyOf('/about-us')).toBe(policy({ frames }))
  expect(await policyOf('/nowhere')).toBe(policy({ frames }))
  expect(await policyOf('/about-us', { 'user-agent': CRAWLER })).toBe(policy())
  expect(await policyOf(`/resume/s/${TOKEN}`)).toBe(policy({ wasm: " 'wasm-unsafe-eval'" }))
})
