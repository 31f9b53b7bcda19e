import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { expect, type Locator, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorMessages.zh

testWithoutPdfs('panes are made wider with the keyboard and the pointer, and stay so', async ({ page }) => {
  await signInAsNew(page)
  await editorPage(page).openNew()
  const left = page.getByRole('separator', { name: t.resizeEdit })
  const right = page.getByRole('separator', { name: t.resizeDesign })
  const widths = async () => {
    const panes = [paneMessages.zh.edit, paneMessages.zh.design].map((name) => page.getByRole('region', { name }))
    return Promise.all(panes.map(async (pane) => (await pane.boundingBox())?.width))
  }
  await left.focus()
  await page.keyboard.press('ArrowRight')
  await expect(left).toHaveAttribute('aria-valuenow', '444')
  await right.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(right).toHaveAttribute('aria-valuenow', '324')
  /** Drags a handle, caught a little beside its line, and goes on without a button pressed. */
  const drag = async (handle: Locator, by: number) => {
    const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {}
    await page.mouse.move(x + 4, y + 300)
    await page.mouse.down()
    await page.mouse.move(x + 4 + by, y + 300, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(x + 2 + by, y + 300)
  }
  await drag(left, 56)
  await drag(right, 400)
  await expect.poll(widths).toEqual([500, 280])
  await page.reload()
  await expect(left).toHaveAttribute('aria-valuenow', '500')
  expect(await widths()).toEqual([500, 280])
})

testWithoutPdfs('printed from the menu of the browser, the page says what to print instead', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  const note = page.getByText(t.onPaper)
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  const forms = page.getByRole('region', { name: paneMessages.zh.edit })
  for (const part of [editor.title, forms]) await expect(part).toBeHidden()
})
