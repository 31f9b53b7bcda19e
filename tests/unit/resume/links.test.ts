import { describe, expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { endpointPath, endpoints } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { isLinkable, webLink } from '#src/resume/links.ts'
import { parseMarkup } from '#src/resume/markup.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const HOST = 'https://qingjian.test'
const paths = [...Object.keys(endpoints).map((name) => `/api/${name}`), '/api/report']

describe('a link', () => {
  test.each(paths)('never calls %s', (path) => {
    const found = [HOST + path, `${HOST}${path}?id=1`, `http://127.0.0.1:8787${path}`, `HTTPS://QINGJIAN.TEST${path}`]
    expect(found.filter((address) => isLinkable(address) || webLink(address) !== '')).toEqual([])
    expect(webLink(`qingjian.test${path}`)).toBe('')
  })

  test.each([
    '/x/../api/user.Base/logout',
    '//api/user.Base/logout',
    '/%61pi/user.Base/logout',
    '/api/%75ser.Base/logout',
    '\\api\\user.Base\\logout',
    '/API/USER.base/logout',
  ])('is not fooled by %s', (path) => {
    expect(isLinkable(HOST + path)).toBe(false)
  })

  test.each([
    'https://example.com/api/reference',
    'https://example.com/docs/api/user',
    'https://api.example.com/user',
    'https://example.com/%E4%BD%9C%E5%93%81',
    'https://example.com/%zz',
    'mailto:lin@example.com',
    'tel:+8613800000000',
  ])('may lead to %s', (address) => {
    expect(isLinkable(address)).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'see https://a.cn',
    'xmailto:a@b.cn',
    'data:text/html,x',
    '/api/user.Base/logout',
    '//evil.test',
    '',
  ])('is not %s', (it) => {
    expect(isLinkable(it)).toBe(false)
  })
})

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/a-b?c ', 'https://example.com/a-b?c'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['http://localhost:8787/a', 'http://localhost:8787/a'],
  ['10.1000/182(1)', 'https://doi.org/10.1000/182(1)'],
  ['DOI: 10.1000/x.1', 'https://doi.org/10.1000/x.1'],
  ['10.100.0.1/x', 'https://10.100.0.1/x'],
  ['example', ''],
  ['example.com/', 'https://example.com/'],
  ['example.com, too', ''],
  ['example.com,too', ''],
  ['xhttps://example.com', ''],
  ['https://example.com/%zz', 'https://example.com/%zz'],
  ['example.com/a b', ''],
  ['https://example.com/a b', ''],
  ['https://', ''],
  ['ftp://example.com', ''],
  ['see https://example.com', ''],
  ['', ''],
])('what is typed as %j leads to %j', (typed, address) => {
  expect(webLink(typed)).toBe(address)
})

test('a résumé full of calls has no link to one, wherever it is shown', async () => {
  const document = withLinksTo(`${HOST}${endpointPath('user.Base/logout')}`)
  const docx = await readDocx(await buildDocx(document))
  const links = [
    ...sheetHtml(document, { links: true }).matchAll(/href="([^"]*)"/g),
    ...writeMarkdown(document).matchAll(/[^\\]\]\(([^)]*)\)/g),
    ...[...docx.values()].join('').matchAll(/Target="(http[^"]*)"/g),
  ].map(([, address]) => address)
  expect(links.filter((address) => address?.includes('logout'))).toEqual([])
  expect(parseMarkup(`[x](${HOST}/api/user.Base/logout)`).flatMap(({ runs }) => runs.map(({ href }) => href))).toEqual([
    '',
  ])
})

function withLinksTo(address: string): ResumeDocument {
  const document = fullDocument('zh')
  const items = Object.fromEntries(
    Object.entries(document.items).map(([id, item]) => [id, { ...item, url: address, body: `[x](${address})` }]),
  )
  return { ...document, basics: { ...document.basics, website: address, github: address, linkedin: address }, items }
}
