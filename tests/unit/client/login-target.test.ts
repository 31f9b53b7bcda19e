import { describe, expect, test } from 'vitest'
import { loginTarget } from '#client/features/sign-in/login-target.ts'

const ORIGIN = 'https://qingjian.test'

describe('after a sign-in', () => {
  test.each([
    ['/user/templates', '/user/templates'],
    ['/word-jianli/?sort=new&page=2', '/word-jianli/?sort=new&page=2'],
    ['/en/word-jianli/12#facts', '/en/word-jianli/12#facts'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['https://evil.test/', '/'],
    ['https://qingjian.test/user/templates', '/'],
    ['javascript:alert(1)', '/'],
    ['user/templates', '/'],
    ['', '/'],
    ['/user/login', '/'],
    ['/en/user/login/?url=%2Fuser%2Flogin', '/'],
  ])('url=%j leads to %j', (url, target) => {
    expect(loginTarget(`?url=${encodeURIComponent(url)}`, 'zh', ORIGIN)).toBe(target)
  })

  test('without url it leads to the home page of the language', () => {
    expect(loginTarget('', 'zh', ORIGIN)).toBe('/')
    expect(loginTarget('?x=1', 'en', ORIGIN)).toBe('/en/')
  })
})
