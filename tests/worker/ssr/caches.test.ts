import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { everyAnswer } from '#tests/support/every-page.ts'
import { access, list, site, site as siteConfig, template, user } from '#tests/support/fixtures.ts'
import { ok, type Remote, remoteSite } from '#tests/support/site.ts'

const HOUR = 3_600_000

/** Counts the calls by path; `fail` makes every one of them fail. */
function countingRemote() {
  const calls: string[] = []
  const state = { fail: false, title: template.title }
  const remote: Remote = (request) => {
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    if (state.fail) return new Response(null, { status: 503 })
    if (pathname === '/api/config/base_site') return ok(site)
    if (pathname === '/api/word.Jianli/access') return ok(access)
    return ok({ ...template, title: state.title })
  }
  return { calls, state, remote }
}

// KV is shared by the tests of a file: each takes a page of its own.
const pageOf = (id: number) => `/word-jianli/${id}`
const text = async (response: Response) => response.text()
const nonceOf = (html: string) => html.match(/nonce="([^"]+)"/)?.[1] ?? ''

test('an anonymous page is rendered once and served again with a new nonce everywhere', async () => {
  const page = pageOf(41)
  const { calls, remote } = countingRemote()
  const site = remoteSite(remote)
  const first = await site.get(page)
  const firstHtml = await text(first)
  await site.settle()
  const asked = calls.length
  const second = await site.get(page)
  const secondHtml = await text(second)
  expect([first.headers.get('x-cache'), second.headers.get('x-cache'), calls.length]).toEqual(['miss', 'hit', asked])
  expect(nonceOf(secondHtml)).not.toBe(nonceOf(firstHtml))
  expect(secondHtml).toBe(firstHtml.replaceAll(nonceOf(firstHtml), nonceOf(secondHtml)))
  expect(second.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(secondHtml)}'`)
})

/** The randomness of the last of all isolates, to which an hour is an hour; others refresh earlier. */
const ofTheLast = (length: number) => new Uint8Array(length).fill(255)

test('a page is served as it is kept while it is rendered again, so that what changed is on it some visits later', async () => {
  const page = pageOf(42)
  const { state, remote } = countingRemote()
  const site = remoteSite(remote, { randomBytes: ofTheLast })
  const visit = async () => {
    const answer = await site.get(page)
    const isNew = (await text(answer)).includes('新标题')
    await site.settle()
    return [answer.headers.get('x-cache'), isNew]
  }
  expect(await visit()).toEqual(['miss', false])
  state.title = '新标题'
  const visits: unknown[] = []
  // The data of the page is asked for again after an hour, which the last but two visits notice.
  for (const minutes of [59, 59, 2, 2]) {
    site.wait(minutes * 60_000)
    visits.push(await visit())
  }
  expect(visits).toEqual([
    ['hit', false],
    ['hit', false],
    ['hit', false],
    ['hit', true],
  ])
})

test('a payload is fresh for an hour, then served stale while it is loaded again', async () => {
  const page = pageOf(43)
  const { calls, state, remote } = countingRemote()
  const site = remoteSite(remote, { randomBytes: ofTheLast })
  const load = async () => {
    const html = await text(await site.get(`${page}/_payload.json`))
    await site.settle()
    return JSON.parse(html).payload.wordDetail.template.title
  }
  expect(await load()).toBe(template.title)
  state.title = '新标题'
  site.wait(HOUR - 1)
  const asked = () => calls.filter((path) => path.endsWith('detail')).length
  expect([await load(), asked()]).toEqual([template.title, 1])
  site.wait(2)
  expect([await load(), asked()]).toEqual([template.title, 2])
  expect([await load(), asked()]).toEqual(['新标题', 2])
})

test('when the origin fails a stale payload is served under the name the site had last', async () => {
  const page = `/en${pageOf(44)}`
  const { state, remote } = countingRemote()
  const site = remoteSite(remote)
  await text(await site.get(`${page}/_payload.json`))
  await site.settle()
  state.fail = true
  site.wait(26 * HOUR)
  const response = await site.get(page)
  const html = await text(response)
  await site.settle()
  expect([response.status, html.includes(template.title), html.includes(` - ${siteConfig.site_name}</title>`)]).toEqual(
    [200, true, true],
  )
})

test('a stored value of another shape counts as absent', async () => {
  await env.CACHE.put('payload:5:zh:wordDetail:45', '{"at":1,"version":1,"value":{"template":"old"}}')
  const site = remoteSite(countingRemote().remote)
  const answer = await (await site.get(`${pageOf(45)}/_payload.json`)).json()
  expect(answer).toEqual({ payload: { wordDetail: { template } }, error: null })
})

test('what a page does not know of its query makes no copy of it, and is not in it', async () => {
  const { remote } = countingRemote()
  const site = remoteSite(remote)
  const state = async (path: string) => {
    const response = await site.get(path)
    const html = await text(response)
    await site.settle()
    return [response.headers.get('x-cache'), html.includes('utm_') || html.includes('x=1')]
  }
  expect(await state(`${pageOf(46)}?utm_source=a`)).toEqual(['miss', false])
  for (const query of [
    '',
    '?utm_source=b',
    '?utm_medium=c&utm_campaign=d',
    '?gclid=e',
    '?fbclid=f',
    '?x=1&y=2',
    '?page=2',
    '?q=typed',
    '?%00',
    '?__proto__=1',
  ]) {
    expect([query, ...(await state(pageOf(46) + query))]).toEqual([query, 'hit', false])
  }
  expect(await state('/about-us?q=1&url=2')).toEqual(['miss', false])
  expect(await state('/about-us')).toEqual(['hit', false])
})

test('what anybody can type is never kept', async () => {
  const site = remoteSite(async ({ url }) => ok(url.includes('base_site') ? siteConfig : list))
  const cacheOf = async (path: string) => {
    const response = await site.get(path)
    await text(response)
    await site.settle()
    return response.headers.get('x-cache')
  }
  for (const path of [
    '/word-jianli/?q=a',
    '/word-jianli/?style=made-up',
    '/user/login?url=%2Fedit',
    '/word-jianli/?page=x&q=b',
  ]) {
    expect([path, await cacheOf(path), await cacheOf(path)]).toEqual([path, 'none', 'none'])
  }
  const before = (await env.CACHE.list()).keys.length
  for (let nth = 0; nth < 20; nth += 1) await cacheOf(`/word-jianli/?utm_campaign=${nth}&style=x${nth}&sort=s${nth}`)
  expect((await env.CACHE.list()).keys.length - before).toBeLessThanOrEqual(1)
})

test('who goes through all views of a list fills nothing; a view that is asked for again is kept', async () => {
  const values = Array.from({ length: 40 }, (_, nth) => ({ facet: 'style', slug: `s${nth}`, name: 's', count: 1 }))
  const facets = [{ facet: 'style', values }]
  const site = remoteSite(async ({ url }) => ok(url.includes('base_site') ? siteConfig : { ...list, facets }))
  const visit = async (path: string) => {
    const response = await site.get(path)
    expect([response.status, await text(response)]).toEqual([200, expect.any(String)])
    await site.settle()
  }
  const count = async () => (await env.CACHE.list({ prefix: 'payload:' })).keys.length
  await visit('/en/word-jianli/')
  const before = await count()
  for (const { slug } of values)
    for (const sort of ['hot', 'new']) await visit(`/en/word-jianli/?style=${slug}&sort=${sort}`)
  expect((await count()) - before).toBe(0)
  await visit('/en/word-jianli/_payload.json?style=s7')
  expect((await count()) - before).toBe(1)
})

test('data of somebody who is signed in is not stored, nor that of pages for users', async () => {
  const site = remoteSite(({ url }) =>
    ok(url.includes('base_site') ? siteConfig : url.includes('user.Info') ? user : template),
  )
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await site.get(`${path}/_payload.json`, headers)).headers.get('cache-control')
  const cookie = { cookie: '__Host-session=x' }
  expect(await policyOf(pageOf(47))).toBe('private, no-cache')
  expect(await policyOf(pageOf(47), cookie)).toBe('no-store')
  for (const path of ['/user/orders', '/user/templates', '/user/vip-redeem', '/edit', '/resume/s/abc']) {
    expect([path, await policyOf(path), await policyOf(path, cookie)]).toEqual([path, 'no-store', 'no-store'])
  }
})

test('the next page of a list is stored at once, a view of it when it is asked for again', async () => {
  const prefix = 'payload:5:en:articleList:'
  const { keys } = await env.CACHE.list({ prefix })
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
  const site = remoteSite(everyAnswer)
  const stored = async (query: string) => {
    await text(await site.get(`/en/article/cate-all/_payload.json?${query}`))
    await site.settle()
    return (await env.CACHE.list({ prefix })).keys.map(({ name }) => name.slice(prefix.length))
  }
  expect(await stored('page=2')).toEqual(['new,2'])
  expect(await stored('sort=hot&page=2')).toEqual(['new,2'])
  expect(await stored('sort=hot&page=2')).toEqual(['hot,2', 'new,2'])
})
