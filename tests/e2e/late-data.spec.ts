import { rm } from 'node:fs/promises'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { type SlowApi, slowApi } from '#scripts/lib/slow-api.ts'
import { test as base, expect, hydrated, type Page } from '#tests/support/browser.ts'

const STATE = '.wrangler/e2e-late'
const LATE_MS = 600
/** A fifth of what the web vitals call good. */
const MOST_SHIFT = 0.02

/** A copy of the site with empty stores, whose API takes its time. */
const test = base.extend<{ baseURL: string }, { slow: SlowApi; outer: string }>({
  slow: [
    async ({ mainSite }, use) => {
      const api = await slowApi(siteUrl(mainSite), LATE_MS)
      await use(api)
      api.stop()
    },
    { scope: 'worker' },
  ],
  outer: [
    async ({ slow }, use) => {
      const state = `${STATE}-${e2eSite.port}`
      await rm(state, { recursive: true, force: true })
      const variables = { SITE_URL: 'http://localhost', API_BASE: slow.url }
      const site = await runSite({ stateDir: state, variables, log: 'silent' })
      await use(site.url.replace('127.0.0.1', 'localhost').replace(/\/$/, ''))
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ outer }, use) => use(outer),
})

/** Marks in the page what is painted while its content is still to come, and how much moves. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('moved', { detail: 'value' in entry ? entry.value : undefined })
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const late = document.querySelector('[data-late]')
      if (late?.childElementCount !== 0) requestAnimationFrame(look)
      else performance.mark('begun', { detail: document.querySelector('h1')?.textContent })
    }
    requestAnimationFrame(look)
  })
}

/** The heading that was painted before the content, and how much has moved. */
function painted(page: Page): Promise<{ heading: unknown; moved: number }> {
  return page.evaluate(() => {
    const details = (name: string) =>
      performance.getEntriesByName(name).map((mark) => (mark instanceof PerformanceMark ? mark.detail : null))
    return { heading: details('begun')[0], moved: details('moved').reduce((sum, value) => sum + Number(value), 0) }
  })
}

/** The other pages of membership have the same data, which is kept after the first. */
const paths = ['/', '/word-jianli/', '/resume/', '/article/cate-all/', '/search', '/user/vip']

for (const { prefix, viewport } of [
  { prefix: '', viewport: { width: 1280, height: 900 } },
  { prefix: '/en', viewport: { width: 390, height: 844 } },
])
  test(`${viewport.width} px: pages are painted up to their data, and nothing moves when that comes`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    // What the site is called is known from now on.
    await page.goto(`${prefix}/about-us`)
    await watchPaints(page)
    for (const path of paths) {
      await page.goto(prefix + path)
      await hydrated(page)
      const { heading, moved } = await painted(page)
      expect([path, heading]).toEqual([path, await page.getByRole('heading', { level: 1 }).textContent()])
      expect(moved, path).toBeLessThanOrEqual(MOST_SHIFT)
      await expect(page.locator('[data-late] > *').first()).toBeAttached()
    }
  })

test('data that fails late leaves a page that says so, and works', async ({ page, slow }) => {
  await page.goto('/about-us')
  await watchPaints(page)
  slow.fail(true)
  await page.goto('/search?q=x')
  await hydrated(page)
  slow.fail(false)
  expect((await painted(page)).heading).toContain('x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPageMessages.zh.serviceError)
  await expect(page.getByRole('main')).toHaveCount(1)
})
