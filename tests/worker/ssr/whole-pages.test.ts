import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { accountStates } from '#tests/support/account-states.ts'
import { everyAnswer, everyPage } from '#tests/support/every-page.ts'
import { otherAnswers } from '#tests/support/other-answers.ts'
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
const others = [...otherAnswers, ...accountStates].map((other) => ({
  ...other,
  who: 'reader',
  kept: `${nameOf(other.path)}.${other.what}`,
}))

// Otherwise a page would find what another has asked for.
beforeEach(async () => {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
})

// Written anew by `npx vitest run --project worker whole-pages -u`, once the differences have been looked at. The frame of
// all pages is told with the home page.

test.each(all)('what a $who of $path reads, and what the API is asked for it', async ({ who, path, kept }) => {
  await compare({ who, path, kept }, everyAnswer)
})

test.each(others)('$path with another answer: $what', async ({ call, answer, ...page }) => {
  await compare(page, (request) => (callOf(request).includes(` ${call}`) ? answer() : everyAnswer(request)))
})

async function compare({ who, path, kept }: (typeof all)[number], answers: Remote): Promise<void> {
  const calls: string[] = []
  const site = remoteSite((request) => {
    calls.push(callOf(request))
    return answers(request)
  })
  const headers = who === 'reader' ? { cookie: '__Host-session=good; __Host-signed-in=1' } : undefined
  const answer = await site.get(path, headers)
  const html = await answer.text()
  await site.settle()
  const outline = pageOutline(['/', '/en/'].includes(path) ? html : withoutFrame(html))
  const lines = [answer.status, ...calls.toSorted(), '', ...outline]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`pages/${kept}.txt`)
}

function nameOf(path: string): string {
  return (
    path
      .replace(/\?.*/, '')
      .replace(/x{43}/, 'token')
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
