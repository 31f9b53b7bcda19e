import { readFile } from 'node:fs/promises'
import { editorMessages } from '#client/i18n/editor.ts'
import { typefaces, wordFonts } from '#src/resume/designs/typefaces.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { openPdfPage } from '#tests/support/pdf-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorMessages.zh
const forms = editorFormsMessages.zh
/** Tall enough for two pages. */
const viewport = { width: 1440, height: 1900 }
/** For fonts, layout and drawing on a busy machine. */
const PATIENCE_MS = 30_000

for (const typeface of typefaces) {
  test(`the preview shows what the exported file says (${typeface})`, async ({ page }) => {
    test.slow()
    const sample = samples['zh/product-manager']
    if (sample === undefined) throw new Error('The sample is gone')
    await page.setViewportSize(viewport)
    await signInAsNew(page)
    const editor = editorPage(page)
    const basics = { ...sample.basics, photo: 'placeholder' }
    await editor.openNew({ ...sample, basics, design: { ...sample.design, ...wordFonts[typeface] } })
    await (await editor.basics('name')).fill('㛃䶮𬀩')
    await chooseIcon(page)
    await expect(page.getByText(t.pages(2)).first()).toBeAttached({ timeout: PATIENCE_MS })
    const download = page.waitForEvent('download')
    await editor.button(t.download).click()
    const bytes = (await readFile(await (await download).path())).toString('base64')
    const drawing = await openPdfPage(page.context())
    const differences = async () => drawing.evaluate(compareAll, { bytes, shown: await shownPages(page) })
    // pdf.js puts letters on whole pixels, so they stand beside those of the preview by up to half of one.
    await expect(async () => {
      for (const { mean, most } of await differences()) {
        expect(mean).toBeLessThan(0.02)
        expect(most).toBeLessThan(0.3)
      }
    }).toPass({ timeout: PATIENCE_MS })
    expect(await differences()).toHaveLength(2)
  })
}

/** Gives a section the third of the icons. */
async function chooseIcon(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${sectionTitles.work.zh} `) }).click()
  await page.getByText(forms.options, { exact: true }).first().click()
  await page
    .getByRole('button', { name: `${forms.icon} 3`, exact: true })
    .first()
    .click()
}

/** The pages of the preview as they are, as PNG files. */
async function shownPages(page: Page): Promise<string[]> {
  return page
    .locator('[role=img] > canvas')
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture instanceof HTMLCanvasElement ? picture.toDataURL().replace(/.*,/, '') : '')),
    )
}

/** Runs in the page: how much each page of a file, drawn by pdf.js, differs from its picture. */
async function compareAll({
  bytes,
  shown,
}: {
  bytes: string
  shown: string[]
}): Promise<{ mean: number; most: number }[]> {
  const [openFile, difference] = ['openFile', 'difference'].map((name) => Reflect.get(window, name))
  const { file, draw } = await openFile(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)))
  const differences: { mean: number; most: number }[] = []
  for (let page = 0; page < file.numPages; page += 1) {
    const picture = Uint8Array.from(atob(shown[page] ?? ''), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([picture], { type: 'image/png' }))
    differences.push(difference(bitmap, await draw(page, bitmap.width)))
  }
  await file.loadingTask.destroy()
  return differences
}
