import { expect, test } from 'vitest'
import { apiErrors } from '#src/contract/index.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { setUpShare } from '#tests/support/shares.ts'
import { CRAWLER, ORIGIN, ok, refused, remoteSite } from '#tests/support/site.ts'
import { createSkippingClock } from '#tests/support/skipping-clock.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

async function setUp(settings: Parameters<typeof setUpShare>[0] = {}) {
  const owner = await setUpShare(settings)
  const site = siteOf(owner.api)
  const path = `/resume/s/${owner.link.token}`
  const post = (password: string, headers: Record<string, string> = {}) =>
    site.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        body: new URLSearchParams({ password }),
        headers: { 'user-agent': BROWSER, origin: ORIGIN, ...headers },
        redirect: 'manual',
      }),
    )
  return { ...owner, site, path, post }
}

/** What a browser would send back of the cookies an answer set. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('the page is the résumé as text, kept out of caches and search results', async () => {
  const { site, path } = await setUp()
  const answer = await site.get(path)
  const page = await answer.text()
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow, noarchive',
  ])
  for (const text of ['<meta name="robots" content="noindex"', '林知夏', '负责支付系统']) expect(page).toContain(text)
})

test.each([
  ['revoked', '', '这个分享链接已停用', '请向发给你链接的人要一个新的'],
  ['revoked', '/en', 'This link is no longer in use', 'ask whoever sent it to you for a new link'],
  ['expired', '', '这个分享链接已过期', '请向发给你链接的人要一个新的'],
  ['expired', '/en', 'This link has expired', 'ask whoever sent it to you for a new link'],
])(
  '%s: gone with the next request, and %s/ says so with nothing of what it was',
  async (how, language, title, text) => {
    const { api, site, path, revoke } = await setUp({ expires_at: Date.UTC(2026, 11, 1), label: '投某公司' })
    const address = language + path
    expect((await site.get(address)).status).toBe(200)
    if (how === 'revoked') await revoke()
    else api.clock.now = Date.UTC(2026, 11, 1)
    const [page, data, crawled] = await Promise.all([
      site.get(address),
      site.get(`${address}/_payload.json`),
      site.get(address, { 'user-agent': CRAWLER }),
    ])
    expect([page.status, data.status, crawled.status]).toEqual([410, 410, 410])
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex, nofollow, noarchive',
    ])
    const seen = await page.text()
    expect(seen).toContain(`>${title}</h1>`)
    expect(seen).toContain(text)
    expect(seen + (await data.text()) + (await crawled.text())).not.toMatch(/林知夏|某公司|支付|下架|taken down/)
  },
)

test('a link that never was is no link that has ended', async () => {
  const { site } = await setUp()
  expect((await site.get(`/resume/s/${'x'.repeat(43)}`)).status).toBe(404)
})

test('a form of four kilobytes is read, none that is larger', async () => {
  const { post } = await setUp({ password: 'bamboo' })
  const named = 'password='.length
  const sent = [await post('x'.repeat(4096 - named)), await post('x'.repeat(4097 - named))]
  expect(sent.map(({ status }) => status)).toEqual([303, 413])
})

test('with a password: nothing of the résumé before it, all of it after', async () => {
  const { site, path, post, links } = await setUp({ password: 'bamboo' })
  const locked = await (await site.get(path)).text()
  expect(locked).toContain('需要密码')
  expect(locked).not.toMatch(/林知夏|某公司|支付/)

  const wrong = await post('guess')
  expect([wrong.status, wrong.headers.get('location'), wrong.headers.getSetCookie()]).toEqual([
    303,
    `${path}?refused=wrong`,
    [],
  ])
  expect(await (await site.get(`${path}?refused=wrong`)).text()).toContain('密码不正确')

  const right = await post('bamboo')
  expect([right.status, right.headers.get('location')]).toEqual([303, path])
  expect(right.headers.getSetCookie()[0]).toMatch(/; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await links()).toMatchObject([{ opens: 0 }])
  const open = await site.get(path, { cookie: cookiesOf(right) })
  expect(await open.text()).toContain('负责支付系统')
  expect(await links()).toMatchObject([{ opens: 1 }])
  expect((await post('bamboo', { origin: 'https://evil.test' })).status).toBe(403)
})

test('the pass of a browser goes with what it posts about its link', async () => {
  const { site, link, post } = await setUp({ password: 'bamboo', comments: true })
  const cookie = cookiesOf(await post('bamboo'))
  const ask = (body: string, headers: Record<string, string> = { cookie }) =>
    site.fetch(
      new Request(`${ORIGIN}/api/resume.Share/myComments`, {
        method: 'POST',
        body,
        headers: { 'user-agent': BROWSER, origin: ORIGIN, 'content-type': 'application/json', ...headers },
      }),
    )
  const input = JSON.stringify({ token: link.token, reader: '11111111-1111-4111-8111-111111111111' })
  expect(await (await ask(input)).json()).toMatchObject({ code: 1, data: [] })
  expect(await (await ask(input, {})).json()).toMatchObject({ code: 1031 })
  expect((await ask('{"token":')).status).toBe(400)
  expect((await ask('{"token":7}')).status).toBe(400)
})

test('opens are counted once for a browser, and not for crawlers, previews and the owner', async () => {
  const { site, path, token, links } = await setUp()
  const first = await site.get(path)
  const again = { cookie: cookiesOf(first) }
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-seen-.{8}=1; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  const others: Record<string, string>[] = [
    again,
    { 'user-agent': CRAWLER },
    { 'sec-purpose': 'prefetch' },
    { cookie: `__Host-session=${token}` },
  ]
  for (const headers of others) {
    expect([headers, (await site.get(path, headers)).headers.getSetCookie()]).toEqual([headers, []])
  }
  const head = await site.fetch(new Request(ORIGIN + path, { method: 'HEAD', headers: { 'user-agent': BROWSER } }))
  expect([head.status, head.headers.getSetCookie()]).toEqual([200, []])
  expect(await links()).toMatchObject([{ opens: 1 }])
  await site.get(`/en${path}`)
  expect(await links()).toMatchObject([{ opens: 2 }])
})

test('an opening whose count was not confirmed is not counted again by the same browser', async () => {
  const { api, path, links } = await setUp()
  const lost = { left: 1 }
  const site = siteOf(api, ({ url }) => url.endsWith('resume.Share/count') && lost.left-- > 0)
  const first = await site.get(path)
  expect([first.status, site.errors, (await links())[0]?.opens]).toEqual([200, ['share.count'], 1])
  const second = await site.get(path, { cookie: cookiesOf(first) })
  expect(cookiesOf(second)).toMatch(/^__Host-seen-.{8}=1$/)
  await site.get(path, { cookie: cookiesOf(second) })
  expect(await links()).toMatchObject([{ opens: 1 }])
})

test.each([
  [apiErrors['request.too-many'], 'often'],
  [apiErrors['service.busy'], 'busy'],
  [apiErrors['share.password-wrong'], 'wrong'],
])('a password that is refused leads back to the page with the reason: %j', async ({ code, status }, reason) => {
  const site = remoteSite(() => refused(code, status))
  const path = `/resume/s/${'x'.repeat(43)}`
  const headers = { 'user-agent': BROWSER, origin: ORIGIN }
  const body = new URLSearchParams({ password: 'bamboo' })
  const answer = await site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers, redirect: 'manual' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?refused=${reason}`])
})

test.each([
  [10_000, '/resume/s/'],
  [20_000, 'refused=failed'],
])('a password is waited for where a page would not be: an answer after %i ms', async (ms, location) => {
  const clock = createSkippingClock()
  const site = remoteSite(
    (request) =>
      new URL(request.url).pathname.endsWith('/resume.Share/unlock')
        ? Promise.race([
            clock.hang(),
            new Promise<Response>((resolve) => clock.after(ms, () => resolve(ok({ pass: 'p' })))),
          ])
        : refused(404, 404),
    { now: clock.now, after: clock.after },
  )
  const body = new URLSearchParams({ password: 'bamboo' })
  const headers = { 'user-agent': BROWSER, origin: ORIGIN }
  const address = `${ORIGIN}/resume/s/${'x'.repeat(43)}`
  const answer = await clock.pass(
    site.fetch(new Request(address, { method: 'POST', body, headers, redirect: 'manual' })),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain(location)
})
