import { editorMessages } from '#client/i18n/editor.ts'
import { editorExampleMessages } from '#client/i18n/editor-example.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { localePath } from '#client/lib/paths.ts'
import { locales } from '#src/contract/locale.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'

/** For fonts, layout and drawing on a busy machine. */
const PATIENCE_MS = 30_000

// Three layouts and as many drawings, each with fonts of its own.
test.describe.configure({ timeout: 150_000 })

for (const locale of locales) {
  test(`an empty résumé shows an example until something is written, never in the file (${locale})`, async ({
    page,
  }) => {
    const t = editorExampleMessages[locale]
    const example = page.locator('.paper-example')
    const picture = () => example.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    await page.goto(localePath(locale, '/resume/new'))
    await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
    const editor = editorPage(page, locale)
    await expect(editor.title).toBeVisible()
    await expect(example.getByText(t.note)).toBeVisible({ timeout: PATIENCE_MS })
    await expectAccessible(page)

    const first = await picture()
    await page.getByRole('radio', { name: findDesign('night').name[locale] }).check()
    await expect.poll(picture, { timeout: PATIENCE_MS }).not.toBe(first)

    const arrived = page.waitForEvent('download')
    await page.getByRole('button', { name: editorMessages[locale].download, exact: true }).click()
    const { pages } = await readPdf(await contentOf(await arrived))
    expect(pages.map(squeezed)).toEqual([''])

    await (await editor.basics('name', locale)).fill('欧阳明月')
    await expect(example).toBeHidden()
    await editor.button(editorMessages[locale].undo).click()
    await expect(example.getByText(t.note)).toBeVisible({ timeout: PATIENCE_MS })
  })
}
