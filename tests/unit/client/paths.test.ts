import { expect, test } from 'vitest'
import { sameOriginPath, splitLocale } from '#client/lib/paths.ts'

test.each([
  ['/', 'zh', '/'],
  ['/about-us', 'zh', '/about-us'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/about-us', 'en', '/about-us'],
  ['/english', 'zh', '/english'],
  ['/about-us/en', 'zh', '/about-us/en'],
  ['/en//elsewhere.test', 'en', '/elsewhere.test'],
  ['//elsewhere.test', 'zh', '/elsewhere.test'],
  ['/en/\\elsewhere.test', 'en', '/elsewhere.test'],
])('%s is in %s the path %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test.each([
  ['/edit?id=a#b', '/edit?id=a#b'],
  ['/', '/'],
  [null, null],
  ['', null],
  ['edit', null],
  ['https://site.test/edit', null],
  ['//elsewhere.test', null],
  ['/\\elsewhere.test', null],
  ['/%09/elsewhere.test', '/%09/elsewhere.test'],
  ['/\t/elsewhere.test', null],
  ['/.//elsewhere.test', null],
])('of the address %j, %j is on this site', (url, path) => {
  expect(sameOriginPath(url, 'https://site.test')).toBe(path)
})
