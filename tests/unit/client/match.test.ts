import { expect, test } from 'vitest'
import { canonicalPath, matchPath } from '#client/app/match.ts'

test.each([
  ['/en/word-jianli/1001', 'en', 'word-detail', { id: '1001' }],
  ['/WORD-jianli/1001/', 'zh', 'word-detail', { id: '1001' }],
  ['/word-jianli', 'zh', 'word-gallery', {}],
  ['/word-jianli/', 'zh', 'word-gallery', {}],
])('%s is in %s the page %s with %j', (path, locale, name, params) => {
  const { route, ...match } = matchPath(path)
  expect([match.locale, route?.name, match.params, match.valid]).toEqual([locale, name, params, true])
})

test.each([
  ['/nowhere', null],
  ['/word-jianli/1001/more', null],
  ['/x/word-jianli/1001', null],
  ['/word-jianli/%E7', null],
  ['/word-jianli/abc', 'word-detail'],
])('%s is no page', (path, name) => {
  const match = matchPath(path)
  expect([match.route?.name ?? null, match.valid, canonicalPath(match)]).toEqual([name, false, null])
})

test.each([
  ['/en/WORD-jianli', '/en/word-jianli/'],
  ['/word-jianli/1001/', '/word-jianli/1001'],
  ['/about-us/', '/about-us'],
  ['/', '/'],
])('the address of %s is %s', (path, address) => expect(canonicalPath(matchPath(path))).toBe(address))
