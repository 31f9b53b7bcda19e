import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { sandboxKeys } from '#scripts/lib/sandbox-keys.ts'
import { sandboxUrl } from '#scripts/lib/settings.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'

const SANDBOX = sandboxUrl(e2eSite)
const API = `${SANDBOX}/challenges.cloudflare.com/turnstile/v0`

/** Cloudflare's keys for tests: always yes, always no, only for who presses. */
const keys = { passes: '1x00000000000000000000AA', fails: '2x00000000000000000000AB', asks: '3x00000000000000000000FF' }

const document = `<!doctype html>
<title>Widget</title>
<link rel="icon" href="data:,">
<main><div id="widget"></div><output></output></main>
<script>
function begin() {
  const query = new URLSearchParams(location.search)
  const say = (text) => { document.querySelector('output').textContent = text }
  window.widget = turnstile.render('#widget', {
    sitekey: query.get('key'),
    action: 'login',
    execution: query.get('execution') ?? 'render',
    callback: (token) => say('token ' + token),
    'error-callback': (code) => { say('error ' + code); return true },
  })
}
</script>
<script src="${API}/api.js?onload=begin&render=explicit" async></script>`

/** A page of some site with the widget, without that site's content policy. */
async function open(page: Page, key: string, execution = 'render'): Promise<void> {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(`/healthz?${new URLSearchParams({ key, execution })}`)
  await page.setContent(document)
}

test.use({ bypassCSP: true })

const output = (page: Page) => page.getByRole('status')

async function verify(page: Page, secret: string, response: string) {
  const answer = await page.request.post(`${API}/siteverify`, { data: { secret, response } })
  return answer.json()
}

test('a widget gives its page a token, and another one when it is reset', async ({ page }) => {
  await open(page, keys.passes)
  await expect(output(page)).toHaveText('token XXXX.DUMMY.TOKEN.XXXX')
  const read = () => page.evaluate('turnstile.getResponse(widget)')
  expect(await read()).toBe('XXXX.DUMMY.TOKEN.XXXX')
  expect(await page.locator('input[name="cf-turnstile-response"]').inputValue()).toBe('XXXX.DUMMY.TOKEN.XXXX')
  expect(await verify(page, '1x0000000000000000000000000000000AA', 'XXXX.DUMMY.TOKEN.XXXX')).toMatchObject({
    success: true,
  })
  await page.evaluate('document.querySelector("output").textContent = ""; turnstile.reset(widget)')
  await expect(output(page)).toHaveText('token XXXX.DUMMY.TOKEN.XXXX')
  await page.evaluate('turnstile.remove(widget)')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await read()).toBeUndefined()
})

test('with the key of the site the token says where it is from, and is good once', async ({ page }) => {
  const { TURNSTILE_SITE_KEY = '', TURNSTILE_SECRET = '' } = sandboxKeys(e2eSite.stateDir)
  await open(page, TURNSTILE_SITE_KEY)
  await expect(output(page)).toHaveText(/^token sandbox\./)
  const token = (await output(page).innerText()).slice('token '.length)
  const good = { success: true, hostname: 'localhost', action: 'login' }
  expect(await verify(page, TURNSTILE_SECRET, token)).toMatchObject(good)
  expect(await verify(page, TURNSTILE_SECRET, token)).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] })
})

test('a widget that is to be executed waits for that', async ({ page }) => {
  await open(page, keys.passes, 'execute')
  await expect(page.frameLocator('iframe').getByText('沙箱 Sandbox')).toBeVisible()
  await expect(output(page)).toHaveText('')
  await page.evaluate('turnstile.execute(widget)')
  await expect(output(page)).toHaveText(/^token /)
})

test('a widget may fail, and may ask for a press', async ({ page }) => {
  await open(page, keys.fails)
  await expect(output(page)).toHaveText('error 300030')
  await open(page, keys.asks)
  await page.frameLocator('iframe').getByRole('button', { name: '我是真人' }).click()
  await expect(output(page)).toHaveText(/^token /)
})

test('the key of another site is refused', async ({ page }) => {
  await open(page, 'sandbox-of-somebody-else')
  await expect(output(page)).toHaveText('error 110100')
})
