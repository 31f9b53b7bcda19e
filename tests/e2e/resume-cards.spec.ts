import { editorMessages } from '#client/i18n/editor.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { situationMessages } from '#client/i18n/situations.ts'
import { timeMessages } from '#client/i18n/time.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { samplesBySituation } from '#src/resume/samples/situations.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { happenTo, newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = resumesMessages.zh
const start = editorStartMessages.zh

async function visitList(page: Page): Promise<void> {
  await page.goto('/user/templates')
  await hydrated(page)
}

test('an upgrade from the limit dialog shows the new limit at once', async ({ page }) => {
  await signInAsNew(page)
  for (const title of ['甲', '乙', '丙']) await makeResume(page, { ...shortResume(), title })
  await visitList(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: `${t.create} ${t.used(3, 3)}` }).click()
  const upgrade = page.getByRole('button', { name: noticesMessages.zh.upgrade })
  const { order_no } = await newOrder(page, () => upgrade.click())
  await happenTo(page.request, order_no, 'pay')
  await expect(main.getByRole('link', { name: `${t.create} ${t.used(3, 10)}` })).toBeVisible()
})

test('two copies asked for one after the other are two', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...shortResume(), title: '甲' })
  await visitList(page)
  const copy = page.getByRole('button', { name: t.duplicate('甲'), exact: true })
  for (const count of [2, 3]) {
    await copy.click()
    await expect(page.getByRole('article')).toHaveCount(count)
  }
})

test('a résumé that cannot be deleted is back in the list, and one had back gives the focus to the heading', async ({
  page,
}) => {
  await signInAsNew(page)
  for (const title of ['甲', '乙']) await makeResume(page, { ...shortResume(), title })
  await visitList(page)
  const heading = page.getByRole('heading', { level: 1 })
  const cards = page.getByRole('article')
  await page.route('**/api/user/resume/del**', (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: t.remove('甲') }).click()
  await expect(page.getByText('not now', { exact: true })).toBeVisible()
  await expect(cards).toHaveCount(2)

  await page.getByRole('button', { name: t.remove('甲') }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: t.deleted }).click()
  await page.getByRole('button', { name: t.restoreTitle('甲') }).click()
  await expect(page.getByText(t.restored, { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a name given while the one before is on its way is sent after it', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), title: '甲' })
  await visitList(page)
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('user.Resume/rename')) names.push(request.postDataJSON().title)
  })
  const first = await holdFirst(page, '**/api/user.Resume/rename')
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: t.rename(from) }).click()
    await page.getByLabel(t.newTitle).fill(to)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible()
  }
  await rename('甲', '乙')
  await first.reached
  await rename('乙', '丙')
  expect(names).toEqual(['乙'])
  first.letGo()
  await expect.poll(() => names).toEqual(['乙', '丙'])
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('丙')
})

test('the plan offered at the limit has room for one résumé more than there are', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...shortResume(), title: '甲' })
  await visitList(page)
  // As if more were left of a membership that has ended than the smallest plan holds.
  const refusal = { code: 402, msg: '满了', data: { online_resumes: 10 } }
  await page.route('**/api/user.Resume/duplicate', (route) => route.fulfill({ json: refusal }))
  await page.getByRole('button', { name: t.duplicate('甲') }).click()
  await newOrder(page, () => page.getByRole('button', { name: noticesMessages.zh.upgrade }).click())
  const plans = purchaseDialog(page).plans
  await expect(plans.first()).not.toBeChecked()
  await expect(plans.nth(1)).toBeChecked()
})

test('nothing in a card moves when the scripts of the page have come', async ({ page }) => {
  await signInAsNew(page)
  await makeResume(page, { ...shortResume(), title: '甲' })
  const card = page.getByRole('article', { name: '甲' })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/user/templates', { waitUntil: 'commit' })
    const remove = card.getByRole('button', { name: t.remove('甲') })
    const painted = await remove.boundingBox()
    held.resolve()
    await expect(card.getByText(timeMessages.zh.justNow)).toBeVisible()
    expect([width, await remove.boundingBox()]).toEqual([width, painted])
    await page.unrouteAll()
  }
})

test('a card shows the first page as it is, also what was written right before leaving', async ({
  page,
  expectConsole,
}) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), title: '甲' })
  await visitList(page)
  const card = page.getByRole('article', { name: '甲' })
  const picture = card.locator('img')
  await expect(card.locator('svg.page-picture')).toBeVisible()

  const drawn = page.waitForResponse(/uploadThumbnail/)
  await card.getByRole('link', { name: t.editTitle('甲') }).click()
  expect((await drawn).status()).toBe(200)
  await page.getByRole('link', { name: editorMessages.zh.back }).click()
  await expect(picture).toHaveAttribute('src', `/api/user.Resume/thumbnail?id=${id}&rev=1`)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560)

  await card.getByRole('link', { name: t.editTitle('甲') }).click()
  const name = await editorPage(page).basics('name')
  await name.fill('临走前改的')
  await page.getByRole('link', { name: editorMessages.zh.back }).click()
  // It is saved, made and drawn behind the list.
  await expect(picture).toHaveAttribute('src', `/api/user.Resume/thumbnail?id=${id}&rev=2`)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560)

  // A picture that does not come is drawn as before there was one.
  expectConsole('404')
  await page.route('**/user.Resume/thumbnail?*', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(card.locator('svg.page-picture')).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test('while somebody writes, the picture of the card is drawn again after five minutes', async ({ page }) => {
  await signInAsNew(page)
  const id = await makeResume(page, { ...shortResume(), title: '甲' })
  const revisions: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('uploadThumbnail')) revisions.push(request.postDataJSON().rev)
  })
  await page.clock.install()
  const first = page.waitForResponse(/uploadThumbnail/)
  await page.goto(`/edit?id=${id}`)
  await hydrated(page)
  await first
  const name = await editorPage(page).basics('name')
  const write = async (text: string) => {
    const saved = page.waitForResponse(/user\.Resume\/save/)
    await name.fill(text)
    expect((await saved).status()).toBe(200)
  }
  await write('写着')
  await page.clock.fastForward('03:00')
  await write('写着写着')
  const second = page.waitForResponse(/uploadThumbnail/)
  await page.clock.fastForward('03:00')
  await second
  expect(revisions).toEqual([1, 3])
})

test('the examples are those for the situation, and all of them at a press', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/edit')
  await page.getByRole('radio', { name: start.sample }).check()
  const inChinese = (keys: readonly string[]) => keys.filter((key) => key.startsWith('zh/')).length
  const all = inChinese(Object.keys(samples))
  const roles = page.getByLabel(start.role).getByRole('option')
  await expect(roles).toHaveCount(inChinese(samplesBySituation.campus))
  await page.getByRole('radio', { name: situationMessages.zh.postgraduate }).check()
  await expect(roles).toHaveCount(inChinese(samplesBySituation.postgraduate))
  await expect(page.getByLabel(start.role)).toHaveValue('zh/cross-major')
  await page.getByRole('button', { name: start.allRoles(all) }).click()
  await expect(roles).toHaveCount(all)
  await page.goto('/edit?sample=zh/nurse')
  await expect(page.getByRole('radio', { name: situationMessages.zh.social })).toBeChecked()
  await expect(page.getByLabel(start.role)).toHaveValue('zh/nurse')
})

test('a name that is given after a sign-in closes its field, unless something else was typed since', async ({
  page,
  expectConsole,
}) => {
  expectConsole('401')
  const mobile = await registered(page)
  const id = await makeResume(page, { ...shortResume(), title: '甲' })
  await page.goto('/user/templates')
  await hydrated(page)
  const field = page.getByRole('main').getByRole('textbox', { name: t.newTitle })
  const ended = Promise.withResolvers<void>()
  await page.route(
    '**/api/user.Resume/rename',
    async (route) => {
      await ended.promise
      await route.fulfill({ status: 401, json: { code: 401, msg: '' } })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: t.rename('甲') }).click()
  await field.fill('乙')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.rename('乙') }).click()
  await field.fill('丙，还在写')
  ended.resolve()
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('乙')
  await expect(page.getByText(t.renamed, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('丙，还在写')

  await page.route('**/api/user.Resume/rename', (route) => route.fulfill({ status: 401 }), { times: 1 })
  await field.fill('丁')
  await field.press('Enter')
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('丁')
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.rename('丁') })).toBeFocused()
})
