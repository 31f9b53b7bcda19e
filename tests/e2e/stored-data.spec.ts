import { demoAccount } from '#scripts/lib/demo-account.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { isKnownStorage } from '#tests/support/known-storage.ts'

const PUBLIC_PAGES = [
  '/',
  '/word-jianli/',
  '/word-jianli/1001',
  '/resume/',
  '/resume/1001',
  '/article/2010',
  '/search?q=x',
]
const MORE_PAGES = ['/user/vip', '/about-us', '/agreement', '/contact', '/user/login']
const PRIVATE_PAGES = ['/user/templates', '/user/orders', '/user/favorite-templates', '/edit']

/** What the browser keeps and the privacy statement does not tell of. */
async function untold(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  const cookie = (await page.context().cookies()).map(({ name }) => name)
  return (['cookie', 'localStorage', 'sessionStorage', 'indexedDB'] as const).flatMap((place) =>
    ({ ...kept, cookie })[place].filter((name) => !isKnownStorage(place, name)).map((name) => `${place} ${name}`),
  )
}

test('nothing is kept in the browser that the privacy statement does not tell of', async ({ page }) => {
  for (const path of [...PUBLIC_PAGES, ...MORE_PAGES]) {
    await page.goto(path)
    expect(await untold(page), path).toEqual([])
  }
  await page.goto('/')
  await page.getByRole('button', { name: '深色' }).last().click()
  await page.request.post('/api/user.Base/loginByPassword', { data: demoAccount })
  for (const path of PRIVATE_PAGES) {
    await page.goto(path)
    expect(await untold(page), path).toEqual([])
  }
  const names = (await page.context().cookies()).map(({ name }) => name).sort()
  expect(names).toEqual(['__Host-session', '__Host-signed-in'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('theme')
})

test('the statement lists all of it in both languages', async ({ page }) => {
  for (const path of ['/agreement', '/en/agreement']) {
    await page.goto(path)
    for (const name of ['__Host-session', '__Host-seen-', 'editor-panes', 'code-deadlines', 'qingjian-resumes']) {
      await expect(page.getByRole('listitem').filter({ hasText: name }).last()).toBeVisible()
    }
  }
})
