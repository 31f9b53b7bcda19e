import { defineConfig } from '@playwright/test'
import { e2eSite, h5OauthSite } from '#scripts/lib/e2e-site.ts'
import { type Settings, siteUrl } from '#scripts/lib/settings.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  forbidOnly: true,
  // A machine that stalls for a moment fails nobody's change; what passed only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: siteUrl(e2eSite),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
  webServer: [serverOf(e2eSite, {}), serverOf(h5OauthSite, { WECHAT_LOGIN_MODE: 'h5_oauth' })],
})

/** Starts a site with fresh data. */
function serverOf({ port, sandboxPort, stateDir }: Settings, choices: Record<string, string>) {
  return {
    command: `rm -rf ${stateDir} && exec node scripts/run.mjs start`,
    env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), STATE_DIR: stateDir, ...choices },
    // The last line it prints when both are ready.
    wait: { stdout: /Ctrl-C/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
