import { readFile } from 'node:fs/promises'
import type { ExportFormat } from '#client/features/editor/export/formats.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { pdfMessages } from '#client/i18n/pdf.ts'
import { plainSigns } from '#scripts/lib/script-samples.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { readByPoppler } from '#tests/support/poppler.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { partsOf } from '#tests/support/read-docx.ts'

const name = 'Łukasz Żółć 김민수 𠮷田 Ștefan Ώρα ₹ 🚀'
const arabic = 'محمد بن سلمان'
const d = editorDeliveryMessages.zh
const place = `${editorFormsMessages.zh.basics} · ${basicsLabels.name.zh}（𒀀）`

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

async function saved(page: Page, format: ExportFormat): Promise<string> {
  return (await editorPage(page).downloadAs(format)).path()
}

test('a typed name in several scripts is in every file as it was typed', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew(shortResume())
  await (await editor.basics('name')).fill(name)
  await (await editor.basics('intention')).fill(arabic)
  await editor.says(editorMessages.zh.saved)
  await editor.choose(editorExportMessages.zh.menu)
  const pdf = plainSigns(readByPoppler(await saved(page, 'pdf')))
  expect(pdf).toContain(plainSigns(name))
  expect(pdf).toContain(plainSigns(arabic))
  expect(pdf).not.toContain('□')
  const parts = partsOf(await readFile(await saved(page, 'word')))
  const text = plainSigns((parts.get('word/document.xml')?.toString() ?? '').replace(/<[^>]+>/g, ''))
  expect(text).toContain(plainSigns(name))
  expect(text).toContain(plainSigns(arabic))
})

test('what no font has is told of with its field, beside the preview and before the file is saved', async ({
  page,
}) => {
  const editor = editorPage(page)
  await editor.openNew(shortResume())
  await (await editor.basics('name')).fill('沈𒀀')
  await expect(page.getByText(pdfMessages.zh.missing(place))).toBeVisible()
  await editor.button(editorMessages.zh.download).click()
  const asked = page.getByRole('alertdialog', { name: d.lacksTitle })
  await expect(asked).toContainText(d.lacksSigns(place))
  await asked.getByRole('button', { name: d.lacksCancel }).click()
  await expect(asked).toBeHidden()
})
