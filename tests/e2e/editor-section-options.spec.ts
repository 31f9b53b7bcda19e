import { editorMessages } from '#client/i18n/editor.ts'
import { onePageMessages } from '#client/i18n/editor-one-page.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editorForms, resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorFormsMessages.zh
const onePage = onePageMessages.zh

test('how a section is laid out is seen on the paper, kept, and taken back', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  const forms = editorForms(page)
  const document = resumeWithSections()
  const id = await editor.openNew(document)
  const stored = async () => (await storedResume(page, id)).sections.work
  const pages = (count: number) => expect(page.getByText(editorMessages.zh.pages(count))).toBeVisible()
  const card = forms.card('工作经历')
  const choice = (name: string) => card.getByRole('button', { name, exact: true })
  const tick = (name: string) => card.getByRole('checkbox', { name })
  const open = async () => {
    await forms.header('工作经历').click()
    await card.getByText(t.options).click()
  }
  await pages(1)
  await open()
  await choice(t.columnsOf(2)).click()
  await choice(`${t.icon} 1`).click()
  await tick(t.keepTogether).check()
  await tick(t.pageBreak).check()
  await pages(2)
  await expect
    .poll(stored)
    .toEqual({ ...document.sections.work, columns: 2, icon: 'cap', keepTogether: true, pageBreak: true })
  // What keeps the résumé from being one page is named.
  const pane = page.getByRole('region', { name: onePage.title })
  await pane.getByRole('button', { name: onePage.shrink }).click()
  await expect(pane.getByText(onePage.breaks(['工作经历']))).toBeVisible()

  await page.reload()
  await open()
  await expect(choice(t.columnsOf(2))).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(`${t.icon} 1`)).toHaveAttribute('aria-pressed', 'true')
  await expect(tick(t.keepTogether)).toBeChecked()
  await choice(t.columnsOf(1)).click()
  await choice(t.noIcon).click()
  await tick(t.keepTogether).uncheck()
  await tick(t.pageBreak).uncheck()
  await pages(1)
  await expect.poll(stored).toEqual(document.sections.work)
  await expect(choice(t.noIcon)).toHaveAttribute('aria-pressed', 'true')
})
