import { rm } from 'node:fs/promises'
import { errorPageMessages } from '#client/i18n/errors.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { runSite } from '#scripts/lib/local-worker.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { slowApi } from '#scripts/lib/slow-api.ts'
import { expect, hydrated, type Page } from '#tests/support/browser.ts'
import { localUrl, testOf } from '#tests/support/file-site.ts'

const STATE = '.wrangler/e2e-late'
const LATE_MS = 600
/** A fifth of what the web vitals call good. */
const MOST_SHIFT = 0.02

/** A copy of the site with empty stores, whose API takes its time. */
const test = testOf(async () => {
  const api = await slowApi(siteUrl(e2eSite), LATE_MS)
  const state = `${STATE}-${e2eSite.port}`
  await rm(state, { recursive: true, force: true })
  const variables = { SITE_URL: 'http://localhost', API_BASE: api.url }
  const outer = await runSite({ stateDir: state, variables, log: 'silent' })
  const stop = async () => {
    await outer.stop()
    api.stop()
  }
  return { url: localUrl(outer.url), api, stop }
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

test('data that fails late leaves a page that says so, and works', async ({ page, site }) => {
  await page.goto('/about-us')
  await watchPaints(page)
  site.api.fail(true)
  await page.goto('/search?q=x')
  await hydrated(page)
  site.api.fail(false)
  expect((await painted(page)).heading).toContain('x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPageMessages.zh.serviceError)
  await expect(page.getByRole('main')).toHaveCount(1)
})
