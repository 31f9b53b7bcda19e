import { expect, test } from 'vitest'
import { isInArea } from '#client/features/header/links.ts'

test.each([
  ['/', '/', true],
  ['/word-jianli', '/', false],
  ['/word-jianli', '/word-jianli', true],
  ['/word-jianli/12', '/word-jianli', true],
  ['/word-jianli/', '/word-jianli', true],
  ['/word-jianli-2', '/word-jianli', false],
  ['/word', '/word-jianli', false],
  ['/article/12', '/article/list', true],
  ['/', '/article', false],
])('%s is in the area of %s: %s', (path, area, isThere) => {
  expect(isInArea(path, area)).toBe(isThere)
})
