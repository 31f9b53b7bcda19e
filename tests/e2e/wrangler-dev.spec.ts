import { rmSync, utimesSync } from 'node:fs'
import { wranglerSite } from '#scripts/lib/e2e-site.ts'
import { isPortFree } from '#scripts/lib/ports.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { test as base, expect, hydrated, newestCode, newMobile } from '#tests/support/browser.ts'
import { account, loginPage } from '#tests/support/login-dialog.ts'
import { type Serving, serve } from '#tests/support/serving.ts'

/** `wrangler dev` as somebody types it, but for the port and the place of its data. */
const test = base.extend<{ baseURL: string }, { wrangler: Serving }>({
  wrangler: [
    async ({ browserName: _ }, use) => {
      const wrangler = await startWrangler()
      await use(wrangler)
      await wrangler.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ wrangler: _ }, use) => use(siteUrl(wranglerSite)),
})

function startWrangler(): Promise<Serving> {
  const { port, sandboxPort, stateDir } = wranglerSite
  rmSync(stateDir, { recursive: true, force: true })
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev', '--port', String(port), '--persist-to', stateDir]
  return serve(wrangler, { SANDBOX_PORT: String(sandboxPort), STATE_DIR: stateDir, CI: 'true' }, /Ready on/)
}

test('a plain wrangler dev is the whole product, builds once a change, and takes the sandbox with it', async ({
  page,
  wrangler,
}) => {
  const builds = () => wrangler.heard(/Running: npm run build/)
  const before = builds()
  await page.goto('/word-jianli/')
  await expect(page.locator('main a[href*="/word-jianli/1"]').first()).toBeVisible()

  await page.goto('/user/login')
  await hydrated(page)
  await loginPage(page).signIn()
  await expect(account(page)).toBeVisible()

  const mobile = newMobile()
  await page.request.post('/api/user.Base/sendCode', { data: { mobile, type: 'register' } })
  expect(await newestCode(page, mobile, wranglerSite)).toMatch(/^\d{4}$/)
  const qr = await page.request.get('/api/user.WechatLogin/loginQrcode')
  expect(await qr.json()).toMatchObject({ code: 1, data: { qrcode_url: expect.stringMatching(/^http/) } })

  expect(builds()).toBe(before)
  utimesSync('src/worker.ts', new Date(), new Date())
  await wrangler.says(/Local server updated/)
  expect(builds()).toBe(before + 1)
  await page.reload()
  await expect(account(page)).toBeVisible()

  await page.goto('about:blank')
  await wrangler.stop()
  await expect.poll(() => isPortFree(wranglerSite.sandboxPort), { timeout: 10_000 }).toBe(true)
})
