import AxeBuilder from '@axe-core/playwright'
import { localePath } from '#client/lib/paths.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import { locales } from '#src/contract/locale.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'

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
const THEMES = ['light', 'dark'] as const

/** Every violation with the elements it concerns. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

async function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

for (const theme of THEMES) {
  test.describe(theme, () => {
    // Axe looks at what is there now: without motion that is what stays.
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of PUBLIC_PAGES) {
      test(`${path} has no axe violations and fits 320 px`, async ({ page, expectConsole }) => {
        expectConsole('the server responded with a status of')
        // Every component in every state: looking at all of them takes axe a quarter of a minute.
        if (path === '/test') test.slow()
        for (const locale of locales) {
          await page.goto(localePath(locale, path))
          if (path === '/test') await expect(page.locator('#machines')).toBeVisible()
          expect(await violations(page)).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => widerThanWindow(page)).toBe(0)
        expect(await violations(page)).toEqual([])
      })
    }

    test('articles have no axe violations and fit 320 px', async ({ page }) => {
      for (const path of ARTICLES) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await expect(page.locator('.article-text')).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => widerThanWindow(page)).toBe(0)
        expect(await violations(page)).toEqual([])
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
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => widerThanWindow(page)).toBe(0)
      }
    })
  })
}
