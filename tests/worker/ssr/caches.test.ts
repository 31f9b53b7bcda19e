import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { access, site, template } from '#tests/support/fixtures.ts'
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

test('a payload is fresh for an hour, then served stale while it is loaded again', async () => {
  const page = pageOf(43)
  const { calls, state, remote } = countingRemote()
  const site = remoteSite(remote)
  const load = async () => {
    const html = await text(await site.get(`${page}/_payload.json`))
    await site.settle()
    return JSON.parse(html).payload.wordDetail.template.title
  }
  expect(await load()).toBe(template.title)
  state.title = '新标题'
  site.wait(HOUR - 1)
  expect([await load(), calls]).toEqual([template.title, ['/api/word.Jianli/detail']])
  site.wait(2)
  expect([await load(), calls.length]).toEqual([template.title, 2])
  expect([await load(), calls.length]).toEqual(['新标题', 2])
})

test('when the origin fails a stale payload is served under the fallback name of the site', async () => {
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
  expect([response.status, html.includes(template.title), html.includes(' - Qingjian Résumé</title>')]).toEqual([
    200,
    true,
    true,
  ])
})

test('a stored value of another shape counts as absent', async () => {
  await env.CACHE.put('payload:2:zh:wordDetail:45', '{"at":1,"value":{"template":"old"}}')
  const site = remoteSite(countingRemote().remote)
  const answer = await (await site.get(`${pageOf(45)}/_payload.json`)).json()
  expect(answer).toEqual({ payload: { wordDetail: { template } }, error: null })
})
