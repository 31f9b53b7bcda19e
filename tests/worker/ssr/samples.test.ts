import { expect, test } from 'vitest'
import { list, site, template } from '#tests/support/fixtures.ts'
import { CRAWLER, ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const html = '<div class="sheet" lang="zh-CN"><h2>林知夏</h2></div>'

const remote: Remote = (request) => {
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case '/api/config/base_site':
      return ok(site)
    case '/api/resume.Sample/list': {
      const page = Number(searchParams.get('page') ?? 1)
      const style = { facet: 'style', values: [{ facet: 'style', slug: 'simple', name: '简约', count: 1 }] }
      return ok({ ...list, page, facets: [...list.facets, style], ...(page > 1 && { items: [] }) })
    }
    case '/api/resume.Sample/detail':
      return searchParams.get('id') === '1001' ? ok({ ...template, sample: 'zh/teacher', html }) : refused(0)
    default:
      throw new Error(`Unexpected call ${pathname}`)
  }
}

test.each([
  ['/resume/', '在线简历范例', '/resume/'],
  ['/resume/cate-social/', '社招在线简历范例', '/resume/cate-social/'],
  ['/resume/1001', '前端工程师简历：全文与在线编辑', '/resume/1001'],
])('%s is titled %s', async (path, title, canonical) => {
  const page = await (await remoteSite(remote).get(path)).text()
  expect([/<title>(.*?)<\/title>/.exec(page)?.[1], /<link rel="canonical" href="(.*?)"/.exec(page)?.[1]]).toEqual([
    `${title} - 测试简历`,
    ORIGIN + canonical,
  ])
})

test.each(['/resume/cate-nowhere/', '/resume/cate-simple/', '/resume/?page=2', '/resume/1002', '/resume/x'])(
  '%s does not exist',
  async (path) => {
    expect((await remoteSite(remote).get(path, { 'user-agent': CRAWLER })).status).toBe(404)
  },
)

test('a résumé is there as text, and leads to the editor and to its Word file', async () => {
  const page = await (await remoteSite(remote).get('/en/resume/1001')).text()
  expect(page).toContain(html)
  expect(page).toContain('href="/en/resume/new?sample=zh%2Fteacher&amp;design=ink&amp;lang=zh"')
  expect(page).toContain('href="/en/word-jianli/1001"')
})
