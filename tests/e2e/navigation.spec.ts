import { errorPageMessages } from '#client/i18n/errors.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { testMessages } from '#client/i18n/test.ts'
import { expect, hydrated, loadedAhead, type Page, test } from '#tests/support/browser.ts'
import { loginDialog, loginPage } from '#tests/support/login-dialog.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const header = headerMessages.zh

test('following links loads no document, keeps the theme and moves focus to the new page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('banner').getByRole('link', { name: header.word }).click()
  await expect(page).toHaveTitle(/Word/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('styles that do not come break nothing and are no fault', async ({ page, expectConsole }) => {
  expectConsole('ERR_INTERNET_DISCONNECTED')
  const reported: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/report') && reported.push(request.postDataJSON()))
  await page.route(/\/assets\/.*\.css$/, (route) => route.abort('internetdisconnected'))
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/about-us')
  await hydrated(page)
  await refused
  await page.waitForLoadState('networkidle')
  expect(reported).toEqual([])

  await page.unroute(/\/assets\/.*\.css$/)
  await page.getByRole('banner').getByRole('link', { name: header.signIn }).click()
  await expect(loginDialog(page).box).toBeVisible()
})

/** Long enough for a link to be meant, in ms. */
const MEANT = 300

test('what a link leads to is loaded ahead once it is meant, with the picture seen first', async ({ page }) => {
  await page.clock.install()
  await page.goto('/word-jianli/')
  await hydrated(page)
  const asked = pathsOf(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const linkOf = (nth: number) => page.getByRole('article').nth(nth).getByRole('link').first()
  const [passed, meant] = [await linkOf(0).getAttribute('href'), await linkOf(2).getAttribute('href')]
  await linkOf(0).focus()
  await linkOf(2).focus()
  const ahead = page.waitForResponse(`**${meant}/_payload.json`)
  await page.clock.runFor(MEANT)
  const { payload } = await (await ahead).json()
  const [first] = payload.wordDetail.template.previews
  await expect.poll(() => asked).toContain(first.large)
  expect(asked).not.toContain(`${passed}/_payload.json`)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(meant ?? '')
  expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual([`${meant}/_payload.json`])
})

test('nothing of one’s own is loaded ahead', async ({ page }) => {
  await signInAsNew(page)
  await page.clock.install()
  await page.goto('/user/account')
  await hydrated(page)
  const asked = pathsOf(page)
  const own = page.locator('a.rail-link:not([aria-current])').first()
  await own.focus()
  await page.clock.runFor(MEANT)
  await own.hover()
  await page.clock.runFor(MEANT)
  const ahead = page.waitForRequest('**/word-jianli/_payload.json')
  await page.getByRole('banner').getByRole('link', { name: header.word }).hover()
  await page.clock.runFor(MEANT)
  await ahead
  expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual(['/word-jianli/_payload.json'])
})

function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    paths.push(pathname + search)
  })
  return paths
}

/** Notes where the page stands at each click, which may scroll by itself. Returns the place of the last. */
async function noteClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => addEventListener('click', () => Reflect.set(window, 'left', scrollY), { capture: true }))
  return () => page.evaluate(() => Number(Reflect.get(window, 'left')))
}

test('going back shows the page where it was left, in the next frame', async ({ page }) => {
  await page.goto('/word-jianli/')
  await hydrated(page)
  const card = page.locator('main a[href="/word-jianli/1035"]').first()
  const place = await noteClicks(page)
  await card.click()
  await expect(page).toHaveURL('/word-jianli/1035')
  const left = await place()
  expect(left).toBeGreaterThan(200)
  const asked = pathsOf(page)
  await page.evaluate(() => {
    const note = () => Object.assign(window, { first: { top: scrollY, title: document.title } })
    addEventListener('popstate', () => requestAnimationFrame(note), { once: true })
  })
  await page.goBack()
  await expect(page).toHaveURL('/word-jianli/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  const first = await page.evaluate(() => Reflect.get(window, 'first'))
  expect(first).toEqual({ top: left, title: await page.title() })
  expect(asked).not.toContain('/word-jianli/_payload.json')
})

test('going back from a part of an article leads to where its contents were, and from another page to the part', async ({
  page,
}) => {
  await page.goto('/article/2010')
  await hydrated(page)
  const place = await noteClicks(page)
  await page.evaluate(() => scrollTo(0, 120))
  await page.locator('.article-contents a').last().click()
  const contents = await place()
  const top = () => page.evaluate(() => scrollY)
  await expect.poll(top).toBeGreaterThan(contents + 400)
  await page.getByRole('banner').getByRole('link', { name: header.word }).click()
  await expect(page).toHaveURL('/word-jianli/')
  const part = await place()
  await page.goBack()
  await expect(page).toHaveURL(/\/article\/2010#/)
  await expect.poll(top).toBe(part)
  await page.goBack()
  await expect(page).toHaveURL('/article/2010')
  await expect.poll(top).toBe(contents)
})

test('the header turns solid after ten pixels', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const banner = page.getByRole('banner')
  const background = () => banner.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background()).toMatch(/, 0\)$|transparent/)
  await page.mouse.wheel(0, 10)
  expect(await background()).toMatch(/, 0\)$|transparent/)
  await page.mouse.wheel(0, 200)
  await expect.poll(background).not.toMatch(/, 0\)$|transparent/)
})

test('the language switch shows the same page in the other language', async ({ page }) => {
  await page.goto('/word-jianli/1001')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: header.otherLanguage }).click()
  await expect(page).toHaveURL('/en/word-jianli/1001')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a chosen theme is there before anything is painted, on every page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: header.toDark }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await hydrated(page)
  // The browser's own bar, too, though the device is light.
  const bar = page.locator('meta[name=theme-color]').first()
  await expect(bar).toHaveAttribute('content', 'rgb(22, 24, 21)')
  await page.getByRole('button', { name: header.toLight }).first().press('Enter')
  await expect(page.getByRole('button', { name: header.toDark }).first()).toBeFocused()
  await expect(bar).toHaveAttribute('content', 'rgb(251, 250, 247)')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: header.toDark }).first()).toBeVisible()
})

test('the mobile menu leads everywhere, also to my résumés', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: header.menu }).click()
  const menu = page.getByRole('dialog')
  for (const name of [header.home, header.word, header.resume, header.articles, header.myResumes]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('on a phone the newest error and the newest other notice are seen', async ({ page }) => {
  const { zh } = testMessages
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/test')
  await hydrated(page)
  const notices = page.locator('[data-kind]')
  const shown = notices.filter({ visible: true })
  const press = (name: string) => page.locator('#notices').getByRole('button', { name, exact: true }).click()
  await press(zh.successToast)
  await expect(shown).toHaveCount(1)
  // The notices stay as long as it takes to look.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  await press(zh.errorToast)
  await press(zh.successToast)
  await press(zh.errorToast)
  await expect(notices).toHaveCount(4)
  await expect(shown).toHaveText([new RegExp(zh.successText), new RegExp(zh.errorText)])
  await press(zh.undoToast)
  await expect(notices).toHaveCount(5)
  await expect(shown).toHaveText([new RegExp(zh.errorText), new RegExp(zh.undoToast)])
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(shown).toHaveCount(5)
})

test('an unknown address offers the way home, and back only where there is one', async ({ page, expectConsole }) => {
  expectConsole('404')
  await page.goto('/nowhere')
  const { zh } = errorPageMessages
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: zh.home }).first().click()
  await expect(page).toHaveURL('/')
})

test('the local server is told not to compress pages, so that a browser sees them arrive in parts', async ({
  page,
}) => {
  const response = await page.goto('/test')
  expect(response?.headers()['content-encoding']).toBe('identity')
})

// Which addresses lead elsewhere: `tests/unit/client/login-target.test.ts`.
test('a login page asked to lead elsewhere stays on this site', async ({ page }) => {
  await page.goto(`/user/login?url=${encodeURIComponent('//evil.test/')}`)
  await hydrated(page)
  await loginPage(page).signIn()
  await expect(page).toHaveURL('/')
})

test('on a phone the tab of the page that is shown is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/user/login?url=${encodeURIComponent('/user/account')}`)
  await hydrated(page)
  await loginPage(page).signIn()
  await page.waitForURL('/user/account')
  await expect(page.locator('nav[aria-label] a[aria-current="page"].rail-link')).toBeInViewport({ ratio: 1 })
})

test('a menu that cannot be loaded without a network is told of, and the page stays', async ({
  page,
  context,
  expectConsole,
}) => {
  for (const text of ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically']) expectConsole(text)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/assets\/mobile-sheet-/, (route) => route.abort('internetdisconnected'))
  await page.goto('/about-us')
  await hydrated(page)
  await loadedAhead(page)
  await context.setOffline(true)
  const menu = page.getByRole('button', { name: headerMessages.zh.menu })
  const toast = page.getByRole('listitem').filter({ hasText: failureMessages.zh.requestFailed })
  await menu.click()
  await expect(toast).toHaveCount(1)
  await expect(menu).toBeFocused()
  await expect(page).toHaveURL('/about-us')
})

test('on a phone the menu opens without a network', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await hydrated(page)
  await loadedAhead(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: headerMessages.zh.menu }).click()
  const sheet = page.getByRole('dialog', { name: headerMessages.zh.menu })
  await expect(sheet.getByRole('navigation')).toBeVisible()
})
