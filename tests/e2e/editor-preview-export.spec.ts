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
  test(`the preview shows the very pixels of the exported file (${typeface})`, async ({ page }) => {
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
    const drawn = await drawnFile(page, await (await download).path())
    expect(drawn.map(({ isBlank }) => isBlank)).toEqual([false, false])
    await expect.poll(() => shownPages(page), { timeout: PATIENCE_MS }).toEqual(drawn)
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

type Drawing = { width: number; height: number; isBlank: boolean; hash: string }

/** The pages of the preview as they are. */
async function shownPages(page: Page): Promise<Drawing[]> {
  await page.evaluate(installFingerprint)
  return page
    .locator('[role=img] > canvas')
    .evaluateAll((pictures) => Promise.all(pictures.map(Reflect.get(window, 'fingerprint'))))
}

/** The pages of a file as the same pdf.js draws them in the same browser, away from the site. */
async function drawnFile(preview: Page, path: string): Promise<Drawing[]> {
  const pictures = preview.locator('[role=img]')
  const width = await pictures.first().evaluate((picture) => picture.clientWidth)
  const page = await openPdfPage(preview.context())
  await page.evaluate(installFingerprint)
  const bytes = (await readFile(path)).toString('base64')
  const drawings = await page.evaluate(drawAll, { bytes, width })
  await page.close()
  return drawings
}

/** Runs in the page. */
async function drawAll({ bytes, width }: { bytes: string; width: number }): Promise<Drawing[]> {
  const address = 'https://pdf.test/pdf.min.mjs'
  const { getDocument, GlobalWorkerOptions } = await import(address)
  GlobalWorkerOptions.workerSrc = 'https://pdf.test/pdf.worker.min.mjs'
  // In a worker, as the preview: letters are smoothed otherwise on a canvas of a page.
  GlobalWorkerOptions.rendererSrc = 'https://pdf.test/pdf.renderer.min.mjs'
  const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
  const pdf = await getDocument({ data, useWasm: false }).promise
  const drawings: Drawing[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const viewport = sheet.getViewport({ scale: (width / sheet.getViewport({ scale: 1 }).width) * devicePixelRatio })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await sheet.render({ canvas, viewport }).promise
    drawings.push(await Reflect.get(window, 'fingerprint')(canvas))
  }
  return drawings
}

/** Runs in the page: what tells one picture from another. */
function installFingerprint(): void {
  const fingerprint = async (canvas: HTMLCanvasElement): Promise<Drawing> => {
    const { width, height } = canvas
    // Of a copy: the preview's own pictures cannot be read.
    const copy = new OffscreenCanvas(width, height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const pixels = copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels))
    return { width, height, isBlank: pixels.every((value) => value === 255), hash: [...hash].join('.') }
  }
  Reflect.set(window, 'fingerprint', fingerprint)
}
