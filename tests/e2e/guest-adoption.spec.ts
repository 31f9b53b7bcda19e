import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { adoptionMessages } from '#client/i18n/adoption.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, newMobile, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { beginAsGuest, choosePhoto } from '#tests/support/guests.ts'
import { loginDialog, loginPage } from '#tests/support/login-dialog.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { happenTo, newOrder } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = adoptionMessages.zh
const guest = guestMessages.zh

// Several tabs, and documents begun one after the other.
test.describe.configure({ timeout: 150_000 })

const question = (page: Page, count: number): Locator => page.getByRole('dialog', { name: t.title(count) })

async function titlesOf(page: Page): Promise<string[]> {
  const list = await page.request.get('/api/user.Jianli/list')
  const { data } = await list.json()
  return data.items.map(({ title }: { title: string }) => title).toSorted()
}

test('the tab dies while one signs in, and while the account takes it: it is there once, with photo and undo', async ({
  page,
  context,
}) => {
  const photo = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  const editor = await beginAsGuest(page, '投递甲公司')
  await choosePhoto(page, photo)
  await editor.title.fill('投递乙公司')
  await editor.says(editorMessages.zh.savedHere)
  const address = page.url()
  await editor.button(guest.save).click()
  await expect(loginDialog(page).box).toBeVisible()
  await page.close()

  // Before: the résumé and what can be undone are still on this device.
  const second = await context.newPage()
  await second.goto(address)
  const again = editorPage(second)
  await expect(again.title).toHaveValue('投递乙公司')
  await again.button(editorMessages.zh.undo).click()
  await expect(again.title).toHaveValue('投递甲公司')
  await again.button(editorMessages.zh.redo).click()
  await expect(again.title).toHaveValue('投递乙公司')
  await again.says(editorMessages.zh.savedHere)

  // Meanwhile: the account has it, the tab does not hear of it.
  await second.route('**/api/user.Resume/create', async (route) => {
    await route.fetch()
    await second.close()
  })
  await again.button(guest.save).click()
  const closed = second.waitForEvent('close')
  await loginDialog(second).register(newMobile())
  await closed

  const third = await context.newPage()
  await third.goto('/user/templates')
  const ask = question(third, 1)
  await expectAccessible(third)
  await ask.getByRole('button', { name: t.save(1) }).click()
  await expect(third.getByText(t.saved(1), { exact: true })).toBeVisible()
  await expect(ask).toBeHidden()
  await third.getByRole('main').getByRole('link', { name: '投递乙公司', exact: true }).first().click()
  const opened = editorPage(third)
  await expect(opened.title).toHaveValue('投递乙公司')
  expect(await titlesOf(third)).toEqual(['投递乙公司'])
  const stored = await storedResume(third, editedId(third))
  const kept = await third.request.get(`/api/user.Resume/photo?key=${stored.basics.photo}`)
  expect([stored.title, kept.headers()['content-type']]).toEqual(['投递乙公司', 'image/jpeg'])
  await opened.button(editorMessages.zh.undo).click()
  await expect(opened.title).toHaveValue('投递甲公司')
  await third.reload()
  await expect(question(third, 1)).toHaveCount(0)
})

test('one question offers them all; the limit is said before and kept, a failure in the middle loses nothing', async ({
  page,
  expectConsole,
}) => {
  for (const title of ['甲', '乙', '丙', '丁']) await beginAsGuest(page, title)
  await page.goto('/user/login?url=%2Fuser%2Ftemplates')
  await expect(page.getByText(guest.onDevice(4))).toBeVisible()
  await loginPage(page).register(newMobile())
  const ask = question(page, 4)
  const box = (name: string) => ask.getByRole('checkbox', { name })
  await expect(ask.getByText(t.room(3))).toBeVisible()
  for (const [name, isTicked] of [
    ['丁', true],
    ['丙', true],
    ['乙', true],
    ['甲', false],
  ] as const) {
    await expect(box(name)).toBeChecked({ checked: isTicked })
  }
  await expect(box('甲')).toBeDisabled()
  await box('丙').uncheck()
  await box('甲').check()
  await expect(box('丙')).toBeDisabled()

  // The second does not get through.
  expectConsole('ERR_FAILED')
  let sent = 0
  await page.route('**/api/user.Resume/create', (route) => {
    sent += 1
    return sent === 2 ? route.abort() : route.continue()
  })
  await ask.getByRole('button', { name: t.save(3) }).click()
  const rest = question(page, 3)
  await expect(rest.getByRole('alert')).toHaveText(t.savedSome(t.named('丁')))
  await expect(rest.getByText(t.room(2))).toBeVisible()
  expect(await titlesOf(page)).toEqual(['丁'])
  await rest.getByRole('button', { name: t.save(2) }).click()
  await expect(page.getByText(t.saved(2), { exact: true })).toBeVisible()
  expect(await titlesOf(page)).toEqual(['丁', '乙', '甲'].toSorted())
  await expect(page.getByRole('region', { name: guest.listTitle(1) })).toContainText('丙')
  await page.reload()
  await expect(page.getByRole('region', { name: guest.listTitle(1) })).toContainText('丙')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('put off, it is not asked again on the next page, and the list leads to it; a full account says so', async ({
  page,
}) => {
  for (const title of ['甲', '乙']) await beginAsGuest(page, title)
  await page.goto('/user/login?url=%2Fuser%2Ftemplates')
  await loginPage(page).register(newMobile())
  await question(page, 2).getByRole('button', { name: t.notNow }).click()
  for (let made = 0; made < 3; made += 1) await makeResume(page, shortResume())
  await page.goto('/user/templates')
  await page
    .getByRole('region', { name: guest.listTitle(2) })
    .getByRole('button', { name: t.several })
    .click()
  const ask = question(page, 2)
  await expect(ask.getByText(t.noRoom)).toBeVisible()
  await expect(ask.getByRole('checkbox', { disabled: true })).toHaveCount(2)
  await expectAccessible(page)

  // Paid for, it is asked again, with the room there is now.
  const upgrade = ask.getByRole('button', { name: t.upgrade })
  const { order_no } = await newOrder(page, () => upgrade.click())
  await expect(ask).toBeHidden()
  await happenTo(page.request, order_no, 'pay')
  await ask.getByRole('button', { name: t.save(2) }).click()
  await expect(page.getByText(t.saved(2), { exact: true })).toBeVisible()
  expect(await titlesOf(page)).toEqual(expect.arrayContaining(['甲', '乙']))
})

test('a device that cannot be read is told of, and the question is asked again on the next page', async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...input) {
      if (sessionStorage.getItem('broken') !== null)
        throw new DOMException('The storage is broken', 'InvalidStateError')
      return open.apply(this, input)
    }
  })
  await beginAsGuest(page, '甲')
  await page.goto('/user/login?url=%2Fabout-us')
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
  await loginPage(page).register(newMobile())
  await expect(page.getByText(t.unread, { exact: true })).toBeVisible()
  await expect(page.getByText(t.unreadText, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.removeItem('broken'))
  await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.articles }).click()
  await expect(question(page, 1).getByRole('checkbox', { name: '甲' })).toBeChecked()
})
