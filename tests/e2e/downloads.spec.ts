import { clientMessages } from '#client/i18n/client.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { wordFilePath } from '#src/contract/addresses.ts'
import { expect, test, visit } from '#tests/support/browser.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { loginDialog, opener, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = detailMessages.zh
const TEMPLATE = 1001

test('a second press while the file is on its way asks for no second file', async ({ page }) => {
  await signInAsNew(page)
  await visit(page, '/word-jianli/')
  const card = page.locator('.template-card').first()
  await card.hover()
  const title = (await card.locator('h3').textContent()) ?? ''
  const link = card.getByRole('link', { name: wordMessages.zh.downloadOf(title) })
  const files = /\/api\/word\.Jianli\/download\?/
  let asked = 0
  page.on('request', (request) => {
    if (files.test(request.url())) asked += 1
  })
  const first = await holdFirst(page, files)
  await link.click()
  await first.reached
  // What says that it is on its way lies over the page, for pointers only.
  await link.press('Enter')
  const saved = page.waitForEvent('download')
  first.letGo()
  await saved
  await expect(page.getByText(clientMessages.zh.downloadSuccessful, { exact: true })).toBeVisible()
  expect(asked).toBe(1)
})

test('what somebody may do with a template is asked for once they have signed in on its page', async ({ page }) => {
  await visit(page, `/word-jianli/${TEMPLATE}`)
  await expect(page.getByText(t.quotaVisitor(1))).toBeVisible()
  const other = await page.context().browser()?.newContext(test.info().project.use)
  if (other === undefined) throw new Error('There is no browser')
  const mobile = await registered(await other.newPage())
  await other.close()
  await opener(page).click()
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect(page.getByText(t.quotaLeft(1, 1))).toBeVisible()
  await expect(page.getByRole('link', { name: t.download, exact: true })).toHaveAttribute(
    'href',
    wordFilePath(TEMPLATE),
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor finds the heart on every card, which no pointer comes near', async ({ page }) => {
    await visit(page, '/word-jianli/')
    const cards = page.locator('.template-card')
    await expect(cards.locator('.card-heart')).toHaveCount(await cards.count())
  })
})
