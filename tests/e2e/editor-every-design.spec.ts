import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { everyDesignMessages } from '#client/i18n/editor-every-design.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import type { Locale } from '#src/contract/locale.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { siteFonts } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

/** For fonts, sixteen layouts and drawing on a busy machine. */
const PATIENCE_MS = 60_000
const sample = samples['zh/teacher']

// Sixteen layouts, some of them twice.
test.describe.configure({ timeout: 150_000 })

function viewOf(page: Page, locale: Locale = 'zh') {
  const t = everyDesignMessages[locale]
  const dialog = page.getByRole('dialog', { name: t.title })
  return {
    dialog,
    open: page.getByRole('button', { name: t.open }),
    choice: (id: string) => dialog.getByRole('button', { name: new RegExp(`^${findDesign(id).name[locale]} `) }),
    isDrawn: async () => {
      const { length } = designs
      await expect(dialog.getByText(t.progress(length, length), { exact: true })).toBeVisible({ timeout: PATIENCE_MS })
      await expect(dialog.locator('canvas')).toHaveCount(length)
    },
  }
}

test('one’s own résumé is drawn in every design, kept, and one is chosen in one step', async ({ page }) => {
  const t = everyDesignMessages.zh
  if (sample === undefined) throw new Error('The sample is gone')
  const document = { ...sample, design: { id: 'seal' } }
  await signInAsNew(page)
  const id = await makeResume(page, document)
  await editorPage(page).open(id)
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible({ timeout: PATIENCE_MS })
  const view = viewOf(page)
  await view.open.click()
  await view.isDrawn()
  await expect(view.choice('seal')).toHaveAttribute('aria-current', 'true')
  const fonts = siteFonts()
  for (const design of ['seal', 'night', 'ink']) {
    const { pages } = await renderPdf({ ...document, design: { id: design } }, '', fonts)
    await expect(view.choice(design)).toContainText(t.pages(pages))
  }

  await view.choice('night').focus()
  await page.keyboard.press('Enter')
  await expect(view.dialog).toBeHidden()
  await expect(view.open).toBeFocused()
  await expect.poll(() => storedResume(page, id)).toEqual({ ...document, design: { id: 'night' } })

  const started: string[] = []
  page.on('worker', (worker) => started.push(worker.url()))
  await page.keyboard.press('Enter')
  await view.isDrawn()
  await expect(view.choice('night')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(view.dialog).toBeHidden()
  expect(started).toEqual([])

  const undo = page.getByRole('button', { name: editorMessages.zh.undo })
  await undo.click()
  await expect.poll(() => storedResume(page, id)).toEqual(document)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
})

test('another text is drawn anew, and closing ends the drawing', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible({ timeout: PATIENCE_MS })
  const before = page.workers().length
  const view = viewOf(page)
  await view.open.click()
  await expect.poll(() => page.workers().length).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(view.dialog).toBeHidden()
  await expect.poll(() => page.workers().length).toBe(before)

  await view.open.click()
  await view.isDrawn()
  const picture = () =>
    view
      .choice('ink')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const first = await picture()
  await page.keyboard.press('Escape')
  await expect(view.dialog).toBeHidden()
  await (await editor.basics('name')).fill('欧阳明月')
  await view.open.click()
  await view.isDrawn()
  expect(await picture()).not.toBe(first)
})

test('on a phone and without an account, found by its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/resume/new')
  await page.getByRole('button', { name: editorStartMessages.en.create }).click()
  const editor = editorPage(page, 'en')
  await expect(editor.title).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: editorPaletteMessages.en.title }).getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('every design')
  await expect(page.getByRole('option')).toHaveCount(1)
  await field.press('Enter')
  const view = viewOf(page, 'en')
  await view.isDrawn()
  await expectAccessible(page)
  await view.choice('river').click()
  await expect(view.dialog).toBeHidden()
  await page.getByRole('tab', { name: paneMessages.en.design }).click()
  await expect(page.getByRole('radio', { name: findDesign('river').name.en })).toBeChecked()
})
