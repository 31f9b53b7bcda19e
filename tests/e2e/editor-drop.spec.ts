import { writeFile } from 'node:fs/promises'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

/** Drops files of this machine on an element, as the browser itself sees it; a page that takes none may be left. */
async function dropFiles(page: Page, on: Locator, contents: Record<string, string>): Promise<void> {
  const files = Object.keys(contents).map((name) => test.info().outputPath(name))
  for (const [name, content] of Object.entries(contents)) await writeFile(test.info().outputPath(name), content)
  const box = await on.boundingBox()
  if (box === null) throw new Error('The element is not to be seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
  }
}

test('a file dropped on a posting takes its place, and what was there can be brought back', async ({ page }) => {
  const t = postingMessages.zh
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(t.menu)
  const dialog = page.getByRole('dialog', { name: t.dialog })
  const field = dialog.getByRole('textbox', { name: t.posting })
  await dropFiles(page, field, { 'one.txt': '职位名称：产品经理\n熟悉 SQL' })
  await expect(field).toHaveValue('职位名称：产品经理\n熟悉 SQL')
  await dropFiles(page, field, { 'two.txt': '职位名称：数据分析师\n熟悉 Python' })
  await expect(field).toHaveValue('职位名称：数据分析师\n熟悉 Python')
  await expect(dialog.getByLabel(t.title, { exact: true })).toHaveValue('数据分析师')
  await dialog.getByRole('button', { name: t.bringBack }).click()
  await expect(field).toHaveValue('职位名称：产品经理\n熟悉 SQL')
  await expect(field).toBeFocused()
  await expect(dialog.getByLabel(t.title, { exact: true })).toHaveValue('产品经理')
})

test('of files dropped where text is pasted to be imported, the first is read, and that is said', async ({ page }) => {
  const t = editorImportMessages.zh
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(t.menu)
  const dialog = page.getByRole('dialog')
  const contents = { 'first.txt': '林知夏\n13800001111\n工作经历\n墨石 2020.03 至今', 'second.txt': '王小明' }
  await dropFiles(page, dialog.getByLabel(t.paste), contents)
  await expect(page.getByText(editorMessages.zh.oneFileText('first.txt'), { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: t.review })).toBeVisible()
})

test('a file nobody takes leaves the editor as it is', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  const address = page.url()
  await page.route('**/user.Resume/save', () => {})
  await editor.title.fill('没来得及存')
  for (const place of [editor.title, page.locator('body')]) await dropFiles(page, place, { 'resume.txt': '林知夏' })
  await expect(editor.title).toHaveValue('没来得及存')
  expect(page.url()).toBe(address)
})
