import { accountMessages } from '#client/i18n/account.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { expect, hydrated, test } from '#tests/support/browser.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = accountMessages.zh
const REMOVE = '**/api/user.TemplateCollections/remove'

test('a heart on any card is kept, shown everywhere and listed by type', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/word-jianli/')
  await hydrated(page)
  const card = page.locator('.template-card').first()
  const title = (await card.locator('h3').textContent()) ?? ''
  const heart = card.getByRole('button', { name: wordMessages.zh.favouriteOf(title) })
  await card.hover()
  const kept = page.waitForResponse('**/api/user.TemplateCollections/push')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await kept
  await card.locator('.card-link').click()
  await expect(page.getByRole('button', { name: detailMessages.zh.favourited })).toBeVisible()

  await page.goto('/resume/')
  await hydrated(page)
  const resume = page.locator('.template-card').first()
  await resume.hover()
  const keptToo = page.waitForResponse('**/api/user.TemplateCollections/push')
  await resume.getByRole('button', { name: new RegExp(`^${wordMessages.zh.favouriteOf('').slice(0, 3)}`) }).click()
  await keptToo
  await page.goto('/user/favorite-templates')
  const types = page.getByRole('navigation', { name: t.favouriteTypes })
  await expect(types.getByRole('link')).toHaveText(['Word 模板 1', '在线简历 1'])
  await types.getByRole('link', { name: t.resume }).click()
  await expect(page).toHaveURL('/user/favorite-templates?type=resume')
  await expect(page.locator('main .card-link')).toHaveAttribute('href', /^\/resume\/\d+$/)
})

test('a favourite taken away can be had back at once, stays where that is refused, and is gone after a reload', async ({
  page,
}) => {
  await signInAsNew(page)
  for (const template_id of [1001, 1002]) {
    await page.request.post('/api/user.TemplateCollections/push', {
      data: { template_type: 'word', template_id },
      headers: { origin: siteUrl(e2eSite) },
    })
  }
  await page.goto('/user/favorite-templates')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const titles = page.getByRole('main').locator('h3')
  const [first = '', second = ''] = await titles.allTextContents()
  const take = (title: string) => page.getByRole('button', { name: t.remove(title), exact: true })

  // One button per card takes a favourite away; a heart beside it would leave the card in the list.
  await page.locator('.template-card').first().hover()
  await expect(page.locator('.template-card').first().getByText(wordMessages.zh.preview)).toBeVisible()
  expect(await page.getByRole('button', { name: wordMessages.zh.favouriteOf(first) }).count()).toBe(0)

  await page.route(REMOVE, (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }), { times: 1 })
  await take(first).click()
  await expect(page.getByText('not now', { exact: true })).toBeVisible()
  await expect(titles).toHaveText([first, second])

  await take(first).click()
  await expect(titles).toHaveText([second])
  await expect(heading).toBeFocused()
  await expect(page.getByText(t.favouritesCount(1), { exact: true })).toBeVisible()
  const kept = page.waitForResponse('**/api/user.TemplateCollections/push')
  await page.getByRole('button', { name: t.undo }).click()
  await kept
  await expect(titles).toHaveCount(2)
  await page.reload()
  await hydrated(page)
  await expect(titles).toHaveText([first, second])

  for (const title of [second, first]) {
    const gone = page.waitForResponse(REMOVE)
    await take(title).click()
    await gone
  }
  await expect(page.getByRole('heading', { name: t.noFavourites })).toBeVisible()
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: t.noFavourites })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t.favouriteTypes }).getByRole('link')).toHaveText([
    `${t.word} 0`,
    `${t.resume} 0`,
  ])
})
