import { expect, test } from 'vitest'
import type { ResumeList } from '#src/contract/index.ts'
import { applications, resume, resumes, site, status, user } from '#tests/support/fixtures.ts'
import { ok, refused, remoteSite } from '#tests/support/site.ts'

const SESSION = { cookie: '__Host-session=good' }

const deleted: ResumeList = {
  ...resumes,
  items: [{ ...resume, id: 'resume0000000002', title: '旧简历', deleted_at: Date.UTC(2026, 10, 19) }],
}

/** A remote API of a user with one résumé and one deleted; it keeps a record of what is asked for. */
function someonesSite(list = resumes, applied = () => ok(applications)) {
  const calls: string[] = []
  const world = remoteSite((request) => {
    const { pathname, search } = new URL(request.url)
    const isSignedIn = request.headers.get('authorization') === 'Bearer good'
    if (pathname === '/api/config/base_site') return ok(site)
    if (!isSignedIn) return refused(401, 401)
    calls.push(pathname + search)
    switch (pathname) {
      case '/api/user.Info/index':
        return ok(user)
      case '/api/user.vip/check':
        return ok(status)
      case '/api/user.Jianli/list':
        return ok(list)
      case '/api/user.Application/list':
        return applied()
      case '/api/user/resume/data':
        return ok(deleted)
      default:
        throw new Error(`Unexpected call ${pathname}`)
    }
  })
  return { calls, site: world }
}

const resumesOnly = { applications: false, status: null }

test.each([
  [
    '',
    { ...resumesOnly, deleted: false, q: '', sort: 'updated', page: 1 },
    ['user.Jianli/list?q=&sort=updated&page=1', 'user/resume/data?deleted=1&page=1', 'user.Application/list?page=1'],
  ],
  [
    '?q=%20产品%20&sort=title&page=2',
    { ...resumesOnly, deleted: false, q: '产品', sort: 'title', page: 2 },
    [
      'user.Jianli/list?q=%E4%BA%A7%E5%93%81&sort=title&page=2',
      'user/resume/data?deleted=1&page=1',
      'user.Application/list?page=1',
    ],
  ],
  [
    '?sort=size&page=-1',
    { ...resumesOnly, deleted: false, q: '', sort: 'updated', page: 1 },
    ['user.Jianli/list?q=&sort=updated&page=1', 'user/resume/data?deleted=1&page=1', 'user.Application/list?page=1'],
  ],
  [
    '?deleted=1&page=2',
    { ...resumesOnly, deleted: true, q: '', sort: 'updated', page: 2 },
    ['user/resume/data?deleted=1&page=2', 'user.Application/list?page=1'],
  ],
  [
    '?applications=1&status=sent&page=2',
    { deleted: false, applications: true, status: 'sent', q: '', sort: 'updated', page: 2 },
    [
      'user.Jianli/list?q=&sort=updated&page=1',
      'user/resume/data?deleted=1&page=1',
      'user.Application/list?page=2&status=sent',
    ],
  ],
])('the data of /user/templates%s', async (search, query, expected) => {
  const { calls, site } = someonesSite()
  const response = await site.get(`/user/templates/_payload.json${search}`, SESSION)
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      payload: { myResumes: { status, query, list: query.deleted ? deleted : resumes, deleted: 1, applications } },
      error: null,
    },
  ])
  const lists = calls.filter((call) => /list|data/.test(call)).map((call) => call.replace('/api/', ''))
  expect(lists.map(sorted).sort()).toEqual(expected.map(sorted).sort())
})

/** The order of parameters says nothing. */
function sorted(call: string): string {
  const [path = '', search] = call.split('?')
  const params = new URLSearchParams(search)
  params.sort()
  return `${path}?${params}`
}

test('the page shows each résumé with its day, the ways to go on, and the cap', async () => {
  const response = await someonesSite().site.get('/user/templates', SESSION)
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain(`<a href="/edit?id=${resume.id}" class="card-link">${resume.title}</a>`)
  expect(html).toContain(`href="/edit?id=${resume.id}&amp;download=1"`)
  expect(html).toMatch(/<time dateTime="2026-11-20T00:00:00.000Z"[^>]*>2026年11月20日<\/time>/i)
  expect(html).toMatch(/href="\/edit"[^>]*>.*新建简历<span[^>]*>0\/3</)
  expect(html).toContain(`<img src="/api/user.Resume/thumbnail?id=${resume.id}&amp;rev=4" alt=""`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a résumé says how many comments wait, and nothing when none does', async () => {
  const waits = async (open_comments: number) => {
    const { site } = someonesSite({ ...resumes, items: [{ ...resume, open_comments }] })
    return /(\d+) 条批注待处理/.exec(await (await site.get('/user/templates', SESSION)).text())?.[1]
  }
  expect([await waits(0), await waits(2)]).toEqual([undefined, '2'])
})

test('before there is a picture of a résumé, its design is drawn', async () => {
  const { site } = someonesSite({ ...resumes, items: [{ ...resume, thumbnail_rev: null }] })
  const html = await (await site.get('/user/templates', SESSION)).text()
  expect(html).toMatch(new RegExp(`<text[^>]*fill="${resume.colour}"`))
  expect(html).not.toContain('user.Resume/thumbnail')
})

test('the overview shows each application with its status, next step, coverage, résumé and file', async () => {
  const html = await (await someonesSite().site.get('/user/templates?applications=1', SESSION)).text()
  expect(html).toMatch(/<a href="\/user\/templates\?applications=1" aria-current="page"[^>]*>投递<!-- --> <small>1</)
  expect(html).toContain('<option value="sent" selected="">已投递</option>')
  expect(html).toMatch(/<time dateTime="2026-12-01">2026年12月1日<\/time> (?:<!-- -->)?准备一面/i)
  expect(html).toContain('8 个词里，从 3 个到 5 个')
  expect(html).toContain(`href="/edit?id=${resume.id}"`)
  expect(html).toContain('href="/api/user.Application/file?id=sending0000000001"')
})

test('an API of an earlier version has no applications, and the page does not speak of them', async () => {
  const { site } = someonesSite(resumes, () => refused(404, 404))
  const html = await (await site.get('/user/templates?applications=1', SESSION)).text()
  expect(html).toContain(`href="/edit?id=${resume.id}" class="card-link"`)
  expect(html).not.toContain('>投递')
})

test('deleted ones say until when they can be restored', async () => {
  const html = await (await someonesSite().site.get('/en/user/templates?deleted=1', SESSION)).text()
  expect(html).toMatch(/<time dateTime="2026-11-26T00:00:00.000Z"[^>]*>Deleted for good on Nov 26, 2026<\/time>/i)
  expect(html).toContain('aria-label="Restore: 旧简历"')
})

test.each([
  ['', '还没有在线简历'],
  ['?q=x', '没有标题包含“x”的简历'],
  ['?page=3', '这一页没有内容了'],
])('an empty list says why (%s)', async (search, text) => {
  const { site } = someonesSite({ ...resumes, total: 0, items: [] })
  expect(await (await site.get(`/user/templates${search}`, SESSION)).text()).toContain(text)
})

test('the heading counts the pages, and not one beyond the last', async () => {
  const heading = async (page: number) => {
    const { site } = someonesSite({ ...resumes, total: 48, page, page_size: 12, items: [] })
    return /<h1[^>]*>(.*?)<\/h1>/.exec(await (await site.get(`/user/templates?page=${page}`, SESSION)).text())?.[1]
  }
  expect(await heading(4)).toContain('第 4 页，共 4 页')
  expect(await heading(5)).toBe('我的简历')
})

test('without a session the login page leads back to the list', async () => {
  const response = await someonesSite().site.get('/user/templates?sort=title')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/user/login?url=%2Fuser%2Ftemplates%3Fsort%3Dtitle',
  ])
})
