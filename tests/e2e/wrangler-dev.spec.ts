import { rmSync, utimesSync } from 'node:fs'
import { wranglerSite } from '#scripts/lib/e2e-site.ts'
import { isPortFree } from '#scripts/lib/ports.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { expect, hydrated, newestCode, newMobile } from '#tests/support/browser.ts'
import { testOf } from '#tests/support/file-site.ts'
import { account, loginPage } from '#tests/support/login-dialog.ts'
import { serve } from '#tests/support/serving.ts'

/** `wrangler dev` as somebody types it, but for the port and the place of its data. */
const test = testOf(async () => {
  const { port, sandboxPort, stateDir } = wranglerSite
  rmSync(stateDir, { recursive: true, force: true })
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev', '--port', String(port), '--persist-to', stateDir]
  const env = { SANDBOX_PORT: String(sandboxPort), STATE_DIR: stateDir, CI: 'true' }
  return { url: siteUrl(wranglerSite), ...(await serve(wrangler, env, /Ready on/)) }
})

test('a plain wrangler dev is the whole product, builds once a change, and takes the sandbox with it', async ({
  page,
  site,
}) => {
  const builds = () => site.heard(/Running: npm run build/)
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
  await site.says(/Local server updated/)
  expect(builds()).toBe(before + 1)
  await page.reload()
  await expect(account(page)).toBeVisible()

  await page.goto('about:blank')
  await site.stop()
  await expect.poll(() => isPortFree(wranglerSite.sandboxPort), { timeout: 10_000 }).toBe(true)
})
