import { accountMessages } from '#client/i18n/account.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { successMessages } from '#src/contract/messages.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = accountMessages.zh
const PUSH = '**/api/user.TemplateCollections/push'
const LIST = '**/user/favorite-templates/_payload.json*'
const REMOVE = '**/api/user.TemplateCollections/remove'

/** Opens the gallery for somebody new: its first card, and the heart on it. */
async function firstHeart(page: Page) {
  await signInAsNew(page)
  await page.goto('/word-jianli/')
  await hydrated(page)
  const card = page.locator('.template-card').first()
  const title = (await card.locator('h3').textContent()) ?? ''
  const heart = card.getByRole('button', { name: wordMessages.zh.favouriteOf(title) })
  return { card, heart }
}

test('a heart on any card is kept, shown everywhere and listed by type', async ({ page }) => {
  const { card, heart } = await firstHeart(page)
  await card.hover()
  const kept = page.waitForResponse(PUSH)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await kept
  await card.locator('.card-link').click()
  await expect(page.getByRole('button', { name: detailMessages.zh.favourited })).toBeVisible()

  await page.goto('/resume/')
  await hydrated(page)
  const resume = page.locator('.template-card').first()
  await resume.hover()
  const keptToo = page.waitForResponse(PUSH)
  await resume.getByRole('button', { name: new RegExp(`^${wordMessages.zh.favouriteOf('').slice(0, 3)}`) }).click()
  await keptToo
  await page.goto('/user/favorite-templates')
  const types = page.getByRole('navigation', { name: t.favouriteTypes })
  await expect(types.getByRole('link')).toHaveText(['Word 模板 1', '在线简历 1'])
  await types.getByRole('link', { name: t.resume }).click()
  await expect(page).toHaveURL('/user/favorite-templates?type=resume')
  await expect(page.locator('main .card-link')).toHaveAttribute('href', /^\/resume\/\d+$/)
})

test('a heart pressed again before the answer came stays as it shows', async ({ page }) => {
  const { card, heart } = await firstHeart(page)
  const answer = Promise.withResolvers<void>()
  await page.route(PUSH, async (route) => {
    await answer.promise
    await route.continue()
  })
  const calls: (string | undefined)[] = []
  page.on('request', (request) => calls.push(request.url().split('/').at(-1)))
  await card.hover()
  const asked = page.waitForRequest(PUSH)
  await heart.click()
  await asked
  await heart.click()
  answer.resolve()
  await expect(page.getByText(successMessages.zh['user.TemplateCollections/push'] ?? '', { exact: true })).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(calls.filter((call) => call === 'push' || call === 'remove')).toEqual(['push'])
  // Now it can be taken back.
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(
    page.getByText(successMessages.zh['user.TemplateCollections/remove'] ?? '', { exact: true }),
  ).toBeVisible()
})

test('what is taken away in the list is no favourite on any card; what a quick look takes away leaves the list', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.goto('/word-jianli/')
  await hydrated(page)
  const cards = page.locator('.template-card')
  const titles = page.getByRole('main').locator('h3')
  const heartOf = (title: string) => page.getByRole('button', { name: wordMessages.zh.favouriteOf(title), exact: true })
  const [first = '', second = ''] = await titles.allTextContents()
  for (const title of [first, second]) {
    const kept = page.waitForResponse(PUSH)
    await heartOf(title).click()
    await kept
  }
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: headerMessages.zh.account }).click()
  await banner.getByRole('link', { name: headerMessages.zh.myFavourites }).click()
  await expect(titles).toHaveText([second, first])
  const anew = page.waitForResponse(LIST)
  await page.getByRole('button', { name: t.remove(first), exact: true }).click()
  await anew

  // A look that changes nothing asks for nothing.
  let asked = 0
  await page.route(LIST, (route) => {
    asked += 1
    return route.continue()
  })
  const look = page.getByRole('dialog')
  const openLook = async () => {
    await cards.filter({ hasText: second }).hover()
    await page.getByRole('button', { name: wordMessages.zh.previewOf(second), exact: true }).click()
    await expect(look.getByRole('button', { name: detailMessages.zh.favourited })).toBeVisible()
  }
  await openLook()
  await page.keyboard.press('Escape')
  await expect(look).toBeHidden()
  await openLook()
  await look.getByRole('button', { name: detailMessages.zh.favourited }).click()
  await expect(look.getByRole('button', { name: detailMessages.zh.favourite, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: t.noFavourites })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(asked).toBe(1)

  await banner.getByRole('link', { name: headerMessages.zh.word, exact: true }).click()
  for (const title of [first, second]) await expect(heartOf(title)).toHaveAttribute('aria-pressed', 'false')
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

  // List and count say so before the answer does.
  const removal = await holdFirst(page, REMOVE)
  await take(first).click()
  await removal.reached
  await expect(titles).toHaveText([second])
  await expect(heading).toBeFocused()
  await expect(page.getByText(t.favouritesCount(1), { exact: true })).toBeVisible()
  removal.letGo()
  const kept = page.waitForResponse(PUSH)
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
