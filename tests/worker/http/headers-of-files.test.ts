import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ContentIndex } from '#src/contract/index.ts'
import { everyAnswer } from '#tests/support/every-page.ts'
import { everywhere, saidBy } from '#tests/support/said-headers.ts'
import { ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const TOKEN = 'a'.repeat(43)
const SAME = { 'sec-fetch-site': 'same-origin' }
const index: ContentIndex = {
  templates: [{ id: 1001, updated_at: 1 }],
  template_pages: 1,
  template_terms: [],
  articles: [],
  article_pages: 0,
  article_terms: [],
}

/** Answers with more headers than anybody is to see. */
const remote: Remote = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const inside = { 'x-internal': 'no', 'set-cookie': 'a=b', server: 'nginx', 'cache-control': 'public' }
  if (pathname === '/api/user.Resume/linkedFile') {
    if (searchParams.get('key') !== 'A'.repeat(20)) return refused(0)
    const file = { 'content-type': 'text/html', 'content-disposition': "attachment; filename*=UTF-8''a.pdf" }
    return new Response('%PDF-1.7', { headers: { ...inside, ...file } })
  }
  const answers: Record<string, unknown> = {
    '/api/config/content_index': index,
    '/api/resume.Share/unlock': { pass: '1.x' },
  }
  if (pathname === '/api/user.Jianli/list' && request.headers.get('authorization') !== 'Bearer good')
    return refused(401, 401)
  if (pathname === '/api/word.Jianli/detail' && searchParams.get('id') === '3') return refused(0)
  const answer = pathname in answers ? ok(answers[pathname]) : await everyAnswer(request)
  for (const [name, value] of Object.entries(inside)) answer.headers.set(name, value)
  return answer
}

const text = { 'content-type': 'text/plain; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=UTF-8' }
const json = { 'content-type': 'application/json' }
const xml = { 'content-type': 'application/xml; charset=utf-8' }
const never = { 'cache-control': 'no-store' }
const hourly = { 'cache-control': 'public, max-age=3600' }
const forever = { 'cache-control': 'public, max-age=31536000, immutable' }
const style = "default-src 'none'; style-src 'sha256-#'; "
const rest = "img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const classic = { 'content-type': 'text/html; charset=utf-8', ...never, 'content-security-policy': style + rest }
const good = { cookie: '__Host-session=good' }

const posted = (body: string, headers: Record<string, string>): RequestInit => ({ method: 'POST', body, headers })
const fault = JSON.stringify({ kind: 'script', message: 'x', stack: 'x', page: 'home' })
const violation = JSON.stringify({
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x', 'document-uri': ORIGIN },
})

const rows: [what: string, path: string, init: RequestInit, status: number, own: object, cookies?: string[]][] = [
  [
    'a file under a link',
    `/file/${'A'.repeat(20)}`,
    {},
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''a.pdf",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  ],
  ['the sitemap', '/sitemap.xml', {}, 200, { ...xml, ...hourly }],
  ['a part of the sitemap', '/sitemap-zh-word.xml', {}, 200, { ...xml, ...hourly }],
  ['a part with nothing in it', '/sitemap-zh-article.xml', {}, 404, text],
  ['a feed in English', '/en/rss.xml', {}, 200, { 'content-type': 'application/rss+xml; charset=utf-8', ...hourly }],
  [
    'a picture to be shared',
    '/_img/s_1200x630,fit_contain,b_fbfaf7,f_jpg/previews/word/red-1-480.webp',
    {},
    200,
    { 'content-type': 'image/jpeg', ...forever },
  ],
  ['a picture that is not there', '/_img/w_72/previews/word/gone.webp', {}, 404, { ...text, ...never }],
  ['a font that is not there', '/fonts/gone.woff2', {}, 404, { ...plain, ...never }],
  ['a shared picture that is not there', '/og/gone.jpg', {}, 404, { ...plain, ...never }],
  ['a preview that is not there', '/previews/gone.webp', {}, 404, { ...plain, ...never }],
  [
    'the data of a page that is not there',
    '/word-jianli/3/_payload.json',
    {},
    404,
    { ...json, 'cache-control': 'private, no-cache', 'x-build': '' },
  ],
  [
    'the data of somebody’s page for nobody',
    '/user/orders/_payload.json',
    {},
    401,
    { ...json, ...never, 'x-build': '' },
  ],
  ['a report of a fault', '/api/report', posted(fault, SAME), 204, {}],
  [
    'a report from another site',
    '/api/report',
    posted(fault, { origin: 'https://evil.test' }),
    403,
    { ...json, ...never },
  ],
  ['a report about a policy', '/api/report/csp', posted(violation, {}), 204, {}],
  ['a report nobody understands', '/api/report/csp', posted('{', {}), 400, { ...json, ...never }],
  [
    'a call of a server without the key',
    '/api/user.Info/index',
    { headers: { server: 'true' } },
    403,
    { ...json, ...never },
  ],
  ['a call by another method', '/api/user.Info/index', posted('{}', SAME), 405, { ...json, ...never }],
  ['a call that is too large', '/api/user.Base/sendCode', posted('x'.repeat(70_000), SAME), 413, { ...json, ...never }],
  ['signing in without scripts', '/old-edit/sign-in', {}, 200, classic],
  ['the list of the classic editor', '/old-edit', { headers: good }, 200, classic],
  ['a visitor of the classic editor', '/old-edit', {}, 302, { ...never, location: '/user/login?url=%2Fold-edit' }],
  ['a form of another site', '/old-edit', posted('', { origin: 'https://evil.test' }), 403, classic],
  ['a form that is none', '/old-edit', posted('x', { ...SAME, 'content-type': 'text/plain' }), 400, classic],
  [
    'the password of a link',
    `/resume/s/${TOKEN}`,
    posted('password=bamboo', { ...SAME, 'content-type': 'application/x-www-form-urlencoded' }),
    303,
    { ...never, location: `/resume/s/${TOKEN}` },
    ['__Host-pass-aaaaaaaa=1.x; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ],
  [
    'a password from another site',
    `/resume/s/${TOKEN}`,
    posted('', { origin: 'https://evil.test' }),
    403,
    { ...json, ...never },
  ],
]

test.each(rows)('%s', async (_what, path, { headers, ...init }, status, own, cookies = []) => {
  const site = remoteSite(remote)
  const known = { 'cf-ray': 'ray', 'cf-connecting-ip': '203.0.113.7' }
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init, headers: { ...known, ...headers } })
  const response = await site.fetch(request)
  await response.arrayBuffer()
  await site.settle()
  expect(saidBy(response)).toEqual({ status, headers: { ...everywhere, ...own }, cookies })
})

test('a fault of ours is one line without a word about it, with all headers', async () => {
  const site = remoteSite(remote, {
    assets: new Proxy(Object(null), { get: () => () => Promise.reject(new Error('a secret')) }),
  })
  const response = await site.get('/_img/w_72/previews/a.webp', { 'cf-ray': 'ray' })
  expect([saidBy(response), await response.text(), site.errors]).toEqual([
    { status: 500, headers: { ...everywhere, ...plain }, cookies: [] },
    'Internal server error',
    ['request.fault'],
  ])
})

test('while the API is away files for programs say when to come again', async () => {
  for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name)
  const site = remoteSite(() => new Response('down', { status: 502 }))
  for (const path of ['/en/rss.xml', '/sitemap.xml', '/sitemap-en-word.xml']) {
    const response = await site.get(path, { 'cf-ray': 'ray' })
    expect([path, await response.text(), saidBy(response)]).toEqual([
      path,
      '503\n',
      { status: 503, headers: { ...everywhere, ...text, 'retry-after': '30' }, cookies: [] },
    ])
  }
})
