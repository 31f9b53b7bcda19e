import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { everyAnswer, everyPage } from '#tests/support/every-page.ts'
import { pageOutline, withoutFrame } from '#tests/support/page-outline.ts'
import { type Remote, remoteSite } from '#tests/support/site.ts'

/** Lists that were searched, sorted and turned over, where a page has them. */
const queries = [
  ['/word-jianli/?q=前端', 'found'],
  ['/word-jianli/cate-social/?sort=new', 'sorted'],
  ['/word-jianli/?page=2', 'second'],
  ['/article/cate-all/?q=空窗', 'found'],
  ['/article/cate-gap/?page=2', 'second'],
  ['/resume/?q=前端', 'found'],
  ['/resume/cate-social/?page=2', 'second'],
  ['/search?q=前端', 'found'],
  ['/user/orders?page=2', 'second'],
  ['/user/templates?q=x', 'found'],
] as const
const readers = [
  ...everyPage.map(({ path }) => ({ who: 'reader', path, kept: nameOf(path) })),
  ...queries.map(([path, what]) => ({ who: 'reader', path, kept: `${nameOf(path)}.${what}` })),
]
const visitors = ['/', '/en/', '/user/vip', '/word-jianli/1001', '/en/resume/1001', '/article/1001', '/user/login']
const all = [...readers, ...visitors.map((path) => ({ who: 'visitor', path, kept: `${nameOf(path)}.visitor` }))]

// Otherwise a page would find what another has asked for.
beforeEach(async () => {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
})

/**
 * What each page asks of the API and tells a crawler, a visitor and a reader; the frame of all pages is told with the home page. Written anew
 * by `npx vitest run --project worker whole-pages -u`, once the differences have been looked at.
 */
test.each(all)('a $who of $path reads what was there', async ({ who, path, kept }) => {
  const headers = who === 'reader' ? { cookie: '__Host-session=good; __Host-signed-in=1' } : undefined
  const calls: string[] = []
  const remote: Remote = (request) => {
    calls.push(callOf(request))
    return everyAnswer(request)
  }
  const site = remoteSite(remote)
  const answer = await site.get(path, headers)
  const html = await answer.text()
  await site.settle()
  const outline = pageOutline(['/', '/en/'].includes(path) ? html : withoutFrame(html))
  const lines = [answer.status, ...calls.toSorted(), '', ...outline]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`pages/${kept}.txt`)
})

function nameOf(path: string): string {
  return (
    path
      .replace(/\?.*/, '')
      .replace(/^\/|\/$/g, '')
      .replaceAll('/', '.') || 'home'
  )
}

/** What is asked of the API, in which language, and whether for somebody. */
function callOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url)
  const language = headers.get('accept-language') ?? 'no language'
  return `asks ${pathname.slice('/api/'.length)}${search} in ${language}${headers.has('authorization') ? ' for somebody' : ''}`
}
