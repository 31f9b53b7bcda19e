import { editorMessages, keyMessages, paneMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { failureMessages } from '#client/i18n/failures.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, hydrated, test, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { editedId, storedResume } from '#tests/support/online-resumes.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorMessages.zh

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

for (const locale of locales) {
  testWithoutPdfs(`what is typed is saved, said so, and there again after a reload (${locale})`, async ({ page }) => {
    const texts = editorMessages[locale]
    const editor = editorPage(page, locale)
    const id = await editor.openNew()
    await editor.says(texts.saved)
    await editor.title.fill('投递甲公司')
    await editor.says(texts.savedHere)
    await editor.says(texts.saved)
    expect((await storedResume(page, id)).title).toBe('投递甲公司')
    await page.reload()
    await expect(editor.title).toHaveValue('投递甲公司')
  })
}

testWithoutPdfs('undo and redo, by key and by button', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew()
  const name = await editor.basics('name')
  await name.fill('甲')
  await editor.title.fill('乙')
  await page.keyboard.press('Control+z')
  await expect(editor.title).toHaveValue('')
  await editor.button(t.undo).click()
  await expect(name).toHaveValue('林知夏')
  await expect(editor.button(t.undo)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status').filter({ hasText: t.nothingToUndo })).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('甲')
  await page.keyboard.press('Control+y')
  await expect(editor.title).toHaveValue('乙')
  await editor.says(t.saved)
})

testWithoutPdfs('the keys and the buttons of the bar: help, the panes, versions', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew()
  await page.keyboard.press('Alt+3')
  await expect(page.getByRole('region', { name: paneMessages.zh.design })).toBeFocused()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t.help })
  await expect(help.getByText(keyMessages.zh.panes)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await editor.button(t.help).click()
  await expect(help.getByText(keyMessages.zh.panes)).toBeVisible()
  await page.keyboard.press('Escape')
  await editor.button(t.versions).click()
  await expect(page.getByRole('dialog', { name: t.versions }).getByText(t.noVersions)).toBeVisible()
  await page.keyboard.press('Escape')
  await editor.title.pressSequentially('?')
  await expect(editor.title).toHaveValue('?')
  await expect(help).toBeHidden()
})

testWithoutPdfs('save now, by its key, does not wait until one pauses', async ({ page }) => {
  await page.clock.install()
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.says(t.saved)
  // From here on no time passes, so that nothing is sent by itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await editor.title.fill('马上存')
  await editor.says(t.savedHere)
  await page.keyboard.press('Control+s')
  await editor.says(t.saved)
  expect((await storedResume(page, id)).title).toBe('马上存')
})

testWithoutPdfs('a link back right after typing loses nothing', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.title.fill('最后一个字')
  await page.getByRole('link', { name: t.back }).click()
  await expect(page).toHaveURL('/user/templates')
  await expect.poll(async () => (await storedResume(page, id)).title).toBe('最后一个字')
  await page.goBack()
  await expect(editor.title).toHaveValue('最后一个字')
})

test('the file has the text, and the name that was chosen', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew()
  const first = page.waitForEvent('download')
  await editor.button(t.download).click()
  expect((await first).suggestedFilename()).toBe('林知夏-产品经理.pdf')

  await editor.choose(editorExportMessages.zh.menu)
  const field = page.getByRole('textbox', { name: editorExportMessages.zh.fileName })
  await expect(field).toBeFocused()
  await field.fill('投递/甲公司')
  await page.keyboard.press('Escape')
  await editor.more.click()
  const second = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t.downloadPdf }).click()
  const file = await second
  expect(file.suggestedFilename()).toBe('投递 甲公司.pdf')
  const pdf = await readPdf(await contentOf(file))
  expect(pdf.pages.map(squeezed).join()).toContain('负责支付系统')
})

test('an address that asks for the file downloads it once', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew()
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await editor.open(id, '&download=1')
  await expect.poll(() => files).toEqual(['林知夏-产品经理.pdf'])
  // One engine, which is the preview's: the file has none of its own that nobody closes.
  expect(page.workers().filter((worker) => worker.url().includes('pdf-worker')).length).toBe(1)
  await editor.title.fill('再改一下')
  await editor.says(t.saved)
  expect(files.length).toBe(1)
})

test('a named version is looked at beside the present, gone back to, and that can be undone the same way', async ({
  page,
}) => {
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.choose(t.versions)
  const dialog = page.getByRole('dialog', { name: t.versions })
  await dialog.getByRole('button', { name: t.nameVersion }).click()
  await expect(dialog.getByRole('textbox', { name: t.versionName })).toBeFocused()
  await expect(dialog.getByText(t.nameWanted)).toBeVisible()
  await dialog.getByRole('textbox', { name: t.versionName }).fill('投递前')
  await dialog.getByRole('button', { name: t.nameVersion }).click()
  const kept = dialog.getByRole('listitem').filter({ hasText: '投递前' })
  await expect(kept).toBeVisible()
  await page.keyboard.press('Escape')

  const name = await editor.basics('name')
  await name.fill('林秋')
  await editor.says(t.saved)
  await editor.choose(t.versions)
  await kept.getByRole('button', { name: t.compare }).click()
  const then = dialog.getByRole('region', { name: /^投递前/ })
  const now = dialog.getByRole('region', { name: t.present })
  // Another engine starts for it.
  await expect(then).toContainText('林知夏')
  await expect(now).toContainText('林秋')
  await expect(then.locator('canvas')).toBeVisible()
  await expect(dialog.locator('del, ins')).toHaveText(['姓名：林知夏', '姓名：林秋'])
  await expect(dialog.locator('mark')).toHaveCount(2)
  await expectAccessible(page)

  // Where there is no room for both, one at a time.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(now.locator('canvas')).toBeHidden()
  await dialog.getByRole('radio', { name: t.present }).check()
  await expect(now.locator('canvas')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: t.restore }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('林知夏')
  await expect.poll(async () => (await storedResume(page, id)).basics.name).toBe('林知夏')
  // One step like any other.
  await editor.button(t.undo).click()
  await expect(name).toHaveValue('林秋')
  await editor.button(t.redo).click()
  await expect(name).toHaveValue('林知夏')

  // Its pages were still being made, which is no failure.
  await page.route(/pdf-worker/, () => {})
  await editor.choose(t.versions)
  const making = page.waitForRequest(/pdf-worker/)
  await dialog.getByRole('listitem').first().getByRole('button', { name: t.compare }).click()
  await making
  await dialog.getByRole('button', { name: t.restore }).click()
  await expect(name).toHaveValue('林秋')
  const restored = page.getByRole('listitem').filter({ hasText: t.restored }).last()
  await expect(restored).toBeVisible()
  expect(await page.getByRole('listitem').filter({ hasText: failureMessages.zh.error }).count()).toBe(0)
  // It takes back what it tells of, whatever was typed after that.
  await editor.title.fill('投递乙公司')
  await restored.getByRole('button', { name: t.undo }).click()
  await expect(name).toHaveValue('林知夏')
  await expect(editor.title).toHaveValue('投递乙公司')
})

testWithoutPdfs(
  'what an input method is composing in the title or the file name is not written',
  async ({ page, context }) => {
    const editor = editorPage(page)
    const id = await editor.openNew()
    const input = await context.newCDPSession(page)
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    const undo = page.locator(`header button[aria-label=${t.undo}]`)
    await editor.title.focus()
    await compose('tou')
    await expect(editor.title).toHaveValue('tou')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await input.send('Input.insertText', { text: '投递' })
    await expect(editor.title).toHaveValue('投递')
    await page.keyboard.press('Control+z')
    await expect(editor.title).toHaveValue('')

    await editor.choose(editorExportMessages.zh.menu)
    const field = page.getByRole('textbox', { name: editorExportMessages.zh.fileName })
    await expect(field).toBeFocused()
    await compose('jia')
    await expect(field).toHaveValue('jia')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await input.send('Input.insertText', { text: '甲' })
    await expect(undo).toHaveAttribute('aria-disabled', 'false')
    await expect.poll(async () => (await storedResume(page, id)).fileName).toBe('甲')
  },
)

testWithoutPdfs('a copy opens, with what was not saved yet; at the limit the upgrade is offered', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew()
  const saving = await holdFirst(page, '**/user.Resume/save')
  await editor.title.fill('投递甲公司')
  await saving.reached
  for (let copies = 0; copies < 2; copies += 1) {
    const before = editedId(page)
    await editor.choose(t.duplicate)
    await expect.poll(() => editedId(page)).not.toBe(before)
    // The copy opens once the first is written.
    saving.letGo()
    await expect(editor.title).toHaveValue(/^投递甲公司.* 副本$/)
  }
  expect(editedId(page)).not.toBe(id)
  await editor.choose(t.duplicate)
  await expect(page.getByRole('alertdialog', { name: noticesMessages.zh.limitTitle })).toBeVisible()
})

testWithoutPdfs('too large for the server: said until something is saved', async ({ page, expectConsole }) => {
  expectConsole('413')
  const editor = editorPage(page)
  const id = await editor.openNew()
  await page.route('**/user.Resume/save', async (route) => {
    await route.fulfill({ status: 413, json: { code: 413, msg: 'too large', data: null } })
  })
  await editor.title.fill('太长')
  await expect(editor.notice('512 KB')).toBeVisible()
  await page.unroute('**/user.Resume/save')
  await editor.title.fill('够短')
  await editor.says(t.saved)
  await expect(editor.notice('512 KB')).toBeHidden()
  expect((await storedResume(page, id)).title).toBe('够短')
})

for (const [locale, width] of [
  ['zh', 1440],
  ['en', 390],
] as const) {
  test(`no axe violations at ${width} px, and it fits 320 (${locale})`, async ({ page }) => {
    test.slow()
    const id = await editorPage(page).openNew()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${localePath(locale, '/edit')}?id=${id}`)
    await hydrated(page)
    const names = paneMessages[locale]
    await expect(page.getByRole('textbox', { name: editorMessages[locale].title })).toBeVisible()
    await expect(page.getByText(editorMessages[locale].pages(1)).first()).toBeAttached()
    // Where there is no room for all three beside each other they are tabs.
    for (const name of [names.edit, names.preview, names.design]) {
      if (width < 1024) await page.getByRole('tab', { name, exact: true }).click()
      if (width < 1024 || name === names.edit) await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
