import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { account } from '#tests/support/login-dialog.ts'
import { newOrder, purchaseDialog, signInAsNew } from '#tests/support/purchase-dialog.ts'

const CHECK = /\/user\.Pay\/check_staus\?/

/** Opens it from the menu, which every width has. */
async function open(page: Page) {
  await signInAsNew(page)
  await page.goto('/about-us')
  await hydrated(page)
  return openAgain(page)
}

function openAgain(page: Page) {
  return newOrder(page, async () => {
    await account(page).click()
    await page.getByRole('banner').getByRole('link', { name: headerMessages.zh.upgrade, exact: true }).click()
  })
}

test('with the keyboard alone; Escape ends the questions and gives the focus back', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const dialog = purchaseDialog(page)
  await expect(dialog.title).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.button(noticesMessages.zh.move)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.button(noticesMessages.zh.close)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.plans.first()).toBeFocused()
  // To look at the plans costs nothing: only what is chosen makes an order.
  const orders: string[] = []
  page.on('request', (request) => orders.push(...(request.url().match(/Pay\/vip\?id=\d+/) ?? [])))
  await page.keyboard.press('ArrowUp')
  await expect(dialog.plans.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.plans.nth(1)).toBeFocused()
  await expect(dialog.plans.first()).toBeChecked()
  const yearly = await newOrder(page, () => page.keyboard.press('Space'))
  expect(yearly.amount).toBe(6900)
  expect(orders.length).toBe(1)
  await page.keyboard.press('Tab')
  await expect(dialog.method('wechat')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.method('alipay')).toBeFocused()
  await newOrder(page, () => page.keyboard.press('Space'))
  await expect(dialog.method('alipay')).toBeChecked()
  await expect(dialog.qr('alipay', '¥69.00')).toBeVisible()

  await page.waitForRequest(CHECK)
  await page.keyboard.press('Escape')
  await expect(dialog.box).toBeHidden()
  await expect(account(page)).toBeFocused()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.fastForward(60_000)
  await page.evaluate(() => fetch('/favicon.svg'))
  expect(asked).toEqual(['/favicon.svg'])

  // Opened again, it starts with the first plan and WeChat.
  await openAgain(page)
  await expect(dialog.plans.first()).toBeChecked()
  await expect(dialog.method('wechat')).toBeChecked()
})

test('it can be moved by its title, stays inside the window and is not closed by a click beside it', async ({
  page,
}) => {
  await open(page)
  const { box, title } = purchaseDialog(page)
  await box.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const before = await box.boundingBox()
  const grip = await title.boundingBox()
  if (before === null || grip === null) throw new Error('The dialog is not there')
  expect(before.width).toBe(900)

  const [x, y] = [grip.x + 20, grip.y + grip.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 30, { steps: 4 })
  expect(await box.boundingBox()).toEqual({ ...before, x: before.x + 40, y: before.y - 30 })
  await page.mouse.move(x + 4000, y - 4000, { steps: 4 })
  await page.mouse.up()
  const moved = { ...before, x: 1280 - before.width, y: 0 }
  expect(await box.boundingBox()).toEqual(moved)

  // Without a pointer that drags: by arrow keys, or by one press to the corner and back.
  const mover = box.getByRole('button', { name: noticesMessages.zh.move })
  await mover.press('ArrowLeft')
  await mover.press('ArrowDown')
  expect(await box.boundingBox()).toEqual({ ...moved, x: moved.x - 40, y: 40 })
  await mover.press('Enter')
  expect(await box.boundingBox()).toEqual(before)
  await mover.click()
  const corner = await box.boundingBox()
  expect([corner?.x, (corner?.y ?? 0) + before.height]).toEqual([1280 - before.width, page.viewportSize()?.height])
  await mover.press('Enter')
  await mover.press('ArrowUp')
  const last = await box.boundingBox()
  await page.mouse.move(600, 300)
  await page.mouse.click(20, 700)
  expect(await box.boundingBox()).toEqual(last)
})

for (const width of [1280, 768, 320]) {
  test(`no axe violations and no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await open(page)
    const { box, qr } = purchaseDialog(page)
    await expect(qr('wechat', '¥19.90')).toBeVisible()
    await expectAccessible(page)
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect((await box.boundingBox())?.width).toBe(Math.min(width === 320 ? 320 : width - 48, 900))
  })
}
