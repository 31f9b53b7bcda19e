import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '#scripts/lib/chromium.ts'
import { E2E_WORKERS, e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  // Each starts a site of its own: tests/support/browser.ts.
  workers: E2E_WORKERS,
  globalSetup: './tests/support/build-once.ts',
  // Several browsers and their sites share the cores of a small machine, which may have other work besides.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A machine that stalls for a moment fails nobody's change; what passed only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    // Each worker reads this anew, and so gets its own site.
    baseURL: siteUrl(e2eSite),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // What a test answers in the network's place would not reach a page behind one.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
})
