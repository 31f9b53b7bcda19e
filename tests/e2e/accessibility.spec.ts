import { localePath } from '#client/lib/paths.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { locales } from '#src/contract/locale.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'

const PUBLIC_PAGES = [
  '/',
  '/word-jianli/',
  '/word-jianli/cate-campus/',
  '/word-jianli/?q=zzzz',
  '/word-jianli/1001',
  '/resume/',
  '/resume/cate-campus/',
  '/resume/1001',
  '/resume/1019',
  '/article/cate-all/',
  '/article/cate-all/?q=zzzz',
  '/user/login',
  '/user/vip',
  '/user/vip2',
  '/user/vip4',
  '/about-us',
  '/agreement',
  '/accessibility',
  '/contact',
  '/test',
  '/error/404',
  '/error/500',
]
const PRIVATE_PAGES = [
  '/user/templates',
  '/user/orders',
  '/user/favorite-templates',
  '/user/vip-redeem',
  '/user/account',
  '/user/vip',
]
/** Written in one language each. */
const ARTICLES = ['/article/2010', '/en/article/2033']

for (const path of PUBLIC_PAGES) {
  test(`${path} has no axe violations and fits 320 px`, async ({ page, expectConsole }) => {
    expectConsole('the server responded with a status of')
    // Every component in every state: looking at all of them takes axe a quarter of a minute.
    if (path === '/test') test.slow()
    for (const locale of locales) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(localePath(locale, path))
      if (path === '/test') await expect(page.locator('#machines')).toBeVisible()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
  })
}

test('articles have no axe violations and fit 320 px', async ({ page }) => {
  for (const path of ARTICLES) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.locator('.article-text')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
  }
})

test('the pages of a user have no axe violations and fit 320 px', async ({ page }) => {
  const { mobile, password } = demoAccount
  const origin = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  const answer = await page.request.post('/api/user.Base/loginByPassword', {
    data: { mobile, password },
    headers: origin,
  })
  expect(answer.status()).toBe(200)
  for (const path of PRIVATE_PAGES) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
  }
})
