import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { locales } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, longResume } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const typed = {
  zh: { add: '添加教育', page: '第 2 页', export: '导出 word', help: '快捷键' },
  en: { add: 'add education', page: 'go to page 2', export: 'export word', help: 'keyboard' },
}
/** For fonts, layout and drawing on a busy machine. */
const PATIENCE_MS = 30_000

for (const locale of locales) {
  test(`a command is found by its words and done (${locale})`, async ({ page }) => {
    const t = editorPaletteMessages[locale]
    const words = typed[locale]
    await signInAsNew(page)
    await editorPage(page, locale).openNew(longResume())
    await expect(page.locator('[data-sheet]')).toHaveCount(2, { timeout: PATIENCE_MS })
    const dialog = page.getByRole('dialog', { name: t.title })

    await command(page, t.title, words.add)
    await expect(dialog).toBeHidden()
    const { org } = editorFieldsMessages[locale].education
    await expect(page.getByRole('textbox', { name: org?.label, exact: true })).toBeFocused()

    await command(page, t.title, words.page)
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-sheet]').last()).toBeInViewport({ ratio: 0.4 })

    await command(page, t.title, words.export)
    const files = page.getByRole('dialog', { name: editorExportMessages[locale].title })
    await expect(files).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(files).toBeHidden()

    await command(page, t.title, words.help)
    await expect(page.getByRole('dialog', { name: editorMessages[locale].help })).toContainText('Ctrl + K')
  })
}

/** Opens the commands by the keyboard, leaves one by typing, and takes it. */
async function command(page: Page, title: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  const field = dialog.getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill(words)
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await field.press('Enter')
}

test('the commands are told of as they are found, and a text with formats keeps its own Ctrl-K', async ({ page }) => {
  const t = editorPaletteMessages.zh
  await signInAsNew(page)
  await editorPage(page).openNew()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: t.title })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await field.fill('没有这个')
  await expect(dialog.getByText(t.none('没有这个'))).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: /^工作经历 1/ }).click()
  await page.getByRole('textbox', { name: editorFieldsMessages.zh.work.body?.label, exact: true }).click()
  await expect(page.locator('.rich-text.ProseMirror')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: editorFormsMessages.zh.linkAddress })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('sections with the same name are two commands, and gone when they are not meant', async ({ page }) => {
  await signInAsNew(page)
  const work = { kind: 'work' as const, items: [{ org: '某公司' }] }
  const basics = { name: '林知夏' }
  await editorPage(page).openNew(composeResume({ locale: 'zh', design: 'ink', basics, sections: [work, work] }))
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: editorPaletteMessages.zh.title })
  const field = dialog.getByRole('combobox')
  const options = dialog.getByRole('option')
  await field.fill('工作经历')
  await expect(options.filter({ hasText: editorPaletteMessages.zh.show('工作经历') })).toHaveCount(2)
  await field.fill('word')
  await expect(options).toHaveText([/Word/])
})
