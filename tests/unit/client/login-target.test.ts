import { describe, expect, test } from 'vitest'
import { matchPath } from '#client/app/match.ts'
import { loginTarget } from '#client/features/sign-in/login-target.ts'

const siteUrl = 'https://qingjian.test'
const isPage = (pathname: string) => matchPath(pathname).valid

describe('after a sign-in', () => {
  test.each([
    ['/user/templates', '/user/templates'],
    ['/word-jianli/?sort=new&page=2', '/word-jianli/?sort=new&page=2'],
    ['/en/word-jianli/12#facts', '/en/word-jianli/12#facts'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['/%09/evil.test', '/'],
    ['https://evil.test/', '/'],
    ['https://qingjian.test/user/templates', '/'],
    ['javascript:alert(1)', '/'],
    ['user/templates', '/'],
    ['', '/'],
    ['/user/login', '/'],
    ['/en/user/login/?url=%2Fuser%2Flogin', '/'],
    ['/old-edit?id=0123456789abcdef', '/old-edit?id=0123456789abcdef'],
    ['/en/old-edit/print?id=0123456789abcdef', '/en/old-edit/print?id=0123456789abcdef'],
    ['/api/user.Base/logout', '/'],
    ['/en/../api/user.Pay/vip?id=1&pay_type=1', '/'],
    ['/word-jianli/1001/../../%61pi/user/vip_redeem?code=X', '/'],
    ['/API/user.Base/logout', '/'],
    ['/api/word.Jianli/download?id=1001', '/'],
    ['/wx/oauth?code=1&state=2', '/'],
    ['/file/0123456789abcdef', '/'],
    ['/_img/w_10/x.webp', '/'],
    ['/word-jianli/abc', '/'],
    ['/nowhere', '/'],
  ])('url=%j leads to %j', (url, target) => {
    expect(loginTarget(`?url=${encodeURIComponent(url)}`, { locale: 'zh', siteUrl }, isPage)).toBe(target)
  })

  test('without url it leads to the home page of the language', () => {
    expect(loginTarget('', { locale: 'zh', siteUrl }, isPage)).toBe('/')
    expect(loginTarget('?x=1', { locale: 'en', siteUrl }, isPage)).toBe('/en/')
  })
})
