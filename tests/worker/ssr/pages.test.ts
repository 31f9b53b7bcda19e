import { expect, test, vi } from 'vitest'
import { routes } from '#client/routes.ts'
import { access, applications, articles, list, resumes, site, status, template, user } from '#tests/support/fixtures.ts'
import { CRAWLER, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const remote: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case '/api/config/base_site':
      return ok(site)
    case '/api/user.Info/index':
      return request.headers.get('authorization') === 'Bearer good' ? ok(user) : refused(401, 401)
    case '/api/user.vip/check':
      return ok(status)
    case '/api/user.Application/list':
      return ok(applications)
    case '/api/user.Jianli/list':
    case '/api/user/resume/data':
      return ok(resumes)
    case '/api/word.Jianli/list':
      return ok(list)
    case '/api/article.Info/list':
      return ok(articles)
    case '/api/word.Jianli/detail':
      if (searchParams.get('id') === '3003') return refused(410, 410)
      return searchParams.get('id') === '1001' ? ok(template) : refused(0)
    case '/api/word.Jianli/access':
      return ok(access)
    default:
      throw new Error(`Unexpected call ${pathname}`)
  }
}

const title = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1]

test.each([
  ['/', 200, '测试简历'],
  ['/word-jianli/', 200, 'Word 简历模板 - 测试简历'],
  ['/word-jianli/1001', 200, '前端工程师简历模板 Word 免费下载 - 测试简历'],
  ['/en/about-us', 200, 'About Qingjian - 测试简历'],
])('%s answers %i titled %s', async (path, status, expected) => {
  const response = await remoteSite(remote).get(path)
  expect({ status: response.status, title: title(await response.text()) }).toEqual({ status, title: expected })
})

test.each([
  ['/word-jianli', '/word-jianli/'],
  ['/word-jianli/1001/', '/word-jianli/1001'],
  ['/Word-Jianli/?page=2', '/word-jianli/?page=2'],
  ['//word-jianli/cate-campus', '/word-jianli/cate-campus/'],
  ['/en', '/en/'],
  ['/en/user/login/?url=%2Fedit', '/en/user/login?url=%2Fedit'],
])('%s is %s for good', async (path, address) => {
  const response = await remoteSite(remote).get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, address])
})

test('what was taken down answers 410, with a way on for people', async () => {
  const site = remoteSite(remote)
  const page = await site.get('/en/word-jianli/3003')
  const html = await page.text()
  expect([page.status, title(html), html.includes('content="noindex"')]).toEqual([
    410,
    'No longer here - 测试简历',
    true,
  ])
  expect(html).toContain('href="/en/word-jianli/1001"')
  expect(html).toContain('action="/en/word-jianli/"')
  const file = await site.get('/word-jianli/3003/_payload.json')
  expect([file.status, await file.json()]).toMatchObject([
    410,
    { error: { status: 410, message: '这里的内容已经下架' } },
  ])
  const plain = await site.get('/word-jianli/3003', { 'user-agent': CRAWLER })
  expect([plain.status, await plain.text()]).toEqual([410, '410 这里的内容已经下架\n'])
})

test('a page that is not there offers what others look for, unless that cannot be had', async () => {
  for (const path of ['/nowhere', '/error/404', '/word-jianli/2002']) {
    expect(await (await remoteSite(remote).get(path)).text()).toContain('前端工程师简历')
  }
  expect(await (await remoteSite(remote).get('/error/500')).text()).not.toContain('前端工程师简历')
  const failing: Remote = (request) =>
    request.url.includes('article.Info/list') ? new Response(null, { status: 502 }) : remote(request)
  const site = remoteSite(failing)
  // In a language nothing was kept of.
  const page = await site.get('/en/nowhere')
  expect(page.status).toBe(404)
})

test('an address without a page is none of the pages to the browser either', async () => {
  const html = await (await remoteSite(remote).get('/en/nowhere')).text()
  const { page } = JSON.parse(/<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  const { path, routeName, params, error } = page
  expect([path, routeName, params, error]).toEqual(['/nowhere', null, {}, { status: 404, message: 'Page not found' }])
})

test.each([
  ['/error/404', 404],
  ['/error/500', 500],
])('%s answers %i to everybody who comes, and is not kept', async (path, status) => {
  const site = remoteSite(remote)
  const answers: unknown[] = []
  for (let nth = 0; nth < 3; nth += 1) {
    const page = await site.get(path)
    await page.text()
    await site.settle()
    answers.push([page.status, page.headers.get('x-cache')])
  }
  expect(answers).toEqual(Array(3).fill([status, 'none']))
})

test.each([
  ['/nowhere', 404, 'Page not found'],
  ['/word-jianli/cate-UPPER', 404, 'Page Not Found: /word-jianli/cate-UPPER'],
  ['/en/word-jianli/12x', 404, 'Page Not Found: /en/word-jianli/12x'],
  ['/word-jianli/tag-%E0%A4%A', 404, 'Page not found'],
  ['/word-jianli/2002', 404, '资源不存在'],
  ['/word-jianli/cate-unknown/', 404, '资源不存在'],
  ['/error/404', 404, ''],
  ['/error/500', 500, ''],
])('%s answers %i, to crawlers with the plain text "%s"', async (path, status, message) => {
  const site = remoteSite(remote)
  const page = await site.get(path)
  expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
    status,
    type: 'text/html; charset=utf-8',
  })
  const plain = await site.get(path, { 'user-agent': CRAWLER })
  expect({ status: plain.status, type: plain.headers.get('content-type'), body: await plain.text() }).toEqual({
    status,
    type: 'text/plain; charset=utf-8',
    body: `${status} ${message}\n`,
  })
})

test.each(['/en/api/user.Base/logout', '/en/wx/push', '/en/nowhere'])(
  '%s leads home in the other language',
  async (path) => {
    const html = await (await remoteSite(remote).get(path)).text()
    const links = [...html.matchAll(/<a href="([^"]*)" hrefLang="zh-CN"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(new Set(['/']))
    expect(html).not.toContain('rel="alternate" hrefLang')
  },
)

test('a page for users leads a visitor to the login page and keeps the whole address', async () => {
  const response = await remoteSite(remote).get('/en/user/templates?sort=new&page=2')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/en/user/login?url=%2Fen%2Fuser%2Ftemplates%3Fsort%3Dnew%26page%3D2',
  ])
})

test('a session that has ended is cleared on the way to the login page', async () => {
  const response = await remoteSite(remote).get('/user/templates', { cookie: '__Host-session=ended' })
  expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
    302,
    '/user/login?url=%2Fuser%2Ftemplates',
    [
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-save=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
      '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Strict',
    ],
  ])
})

test('a session that ends while the page is made is cleared as well', async () => {
  const ending: Remote = (request) =>
    request.url.includes('user.Info/index') ? remote(request) : Response.json({ code: 401, msg: '' }, { status: 401 })
  const response = await remoteSite(ending).get('/user/templates', { cookie: '__Host-session=good' })
  expect([response.status, response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])]).toEqual([
    302,
    ['__Host-session=', '__Host-save=', '__Host-signed-in='],
  ])
})

test('a signed-in user gets the page with the header of a user', async () => {
  const response = await remoteSite(remote).get('/user/templates', { cookie: '__Host-session=good' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"user_id":10001')
})

test('a failing origin without a stored page is an honest 503', async () => {
  const site = remoteSite(() => new Response('down', { status: 502 }))
  const response = await site.get('/word-jianli/3004')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await response.text()).not.toContain('down')
  const crawled = await site.get('/word-jianli/3004', { 'user-agent': CRAWLER })
  expect([crawled.status, crawled.headers.get('retry-after')]).toEqual([503, '30'])
})

test('the payload file holds what the page is rendered with', async () => {
  const site = remoteSite(remote)
  const file = await site.get('/word-jianli/1001/_payload.json')
  expect([file.status, await file.json()]).toEqual([200, { payload: { wordDetail: { template } }, error: null }])
  const missing = await site.get('/word-jianli/2002/_payload.json')
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { payload: { home: expect.anything() }, error: { status: 404, message: '资源不存在' } },
  ])
  expect((await site.get('/user/favorite-templates/_payload.json')).status).toBe(401)
})

test('a page says what it looks like where it is shared', async () => {
  const html = await (await remoteSite(remote).get('/word-jianli/1001')).text()
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)]
  const picture = `https://qingjian.test/_img/f_jpg/og/word/1001.webp?v=${template.updated_at.toString(36)}`
  expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
    'og:site_name': '测试简历',
    'og:title': '前端工程师简历模板 Word 免费下载',
    'og:description': '一页纸的前端简历。',
    'og:url': 'https://qingjian.test/word-jianli/1001',
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
})

test('unsafe methods on pages are refused in the envelope', async () => {
  const response = await remoteSite(remote).fetch(new Request('https://qingjian.test/about-us', { method: 'POST' }))
  expect(response.status).toBe(405)
})

test('a page that cannot be rendered is the 500 page, and a plain line for crawlers', async () => {
  const route = routes.find(({ name }) => name === 'agreement')
  if (route === undefined) throw new Error('The agreement has no route')
  const load = vi.spyOn(route, 'load').mockRejectedValue(new Error('a chunk of the agreement is broken'))
  const site = remoteSite(remote)
  const page = await site.get('/en/agreement')
  const html = await page.text()
  expect([page.status, title(html), html.includes('broken')]).toEqual([500, 'Server error - 测试简历', false])
  expect([html.includes('>Refresh<'), html.includes('>Back to home<')]).toEqual([true, true])
  const plain = await site.get('/en/agreement', { 'user-agent': CRAWLER })
  expect([plain.status, await plain.text()]).toEqual([500, '500 \n'])
  expect(site.errors).toEqual(['render.shell', 'render.shell'])
  load.mockRestore()
})

test('a crawler that finds nothing costs no call; neither does asking for what cannot be', async () => {
  const asked: string[] = []
  const site = remoteSite((request) => {
    asked.push(new URL(request.url).pathname)
    return remote(request)
  })
  const plain = await site.get('/nowhere', { 'user-agent': CRAWLER })
  expect([plain.status, await plain.text(), asked]).toEqual([404, '404 Page not found\n', []])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['refuses with something else', () => refused(1234)],
  ['fails', () => new Response(null, { status: 502 })],
  ['is away', () => Promise.reject(new TypeError('reset'))],
])('while the API %s nobody is signed out', async (_how, answer) => {
  const site = remoteSite((request) => (request.url.includes('user.Info/index') ? answer() : remote(request)))
  const cookie = { cookie: '__Host-session=good' }
  const open = await site.get('/about-us', cookie)
  const own = await site.get('/user/templates', cookie)
  expect([open.status, open.headers.getSetCookie(), own.status, own.headers.getSetCookie()]).toEqual([200, [], 503, []])
})
