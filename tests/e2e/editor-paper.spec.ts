import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { paneMessages, zoomMessages } from '#client/i18n/editor.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, longResume } from '#tests/support/editor-page.ts'
import { siteFonts } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const fields = editorFieldsMessages.zh.work
/** For fonts, layout and drawing on a busy machine. */
const PATIENCE_MS = 30_000

/** Opens the editor of a new résumé and waits for its paper. @returns where on the screen a text of it stands */
async function openPaper(page: Page) {
  const document = longResume()
  const { places, pages } = await renderPdf(document, '', siteFonts())
  await signInAsNew(page)
  await editorPage(page).openNew(document)
  return {
    isDrawn: () => expect(page.locator('[data-sheet] canvas').first()).toBeVisible({ timeout: PATIENCE_MS }),
    pages,
    pointAt: async (text: string) => {
      const place = places.find((one) => one.text.includes(text))
      const box = await page
        .locator('[data-sheet]')
        .nth(place?.page ?? 0)
        .boundingBox()
      if (!place || !box) throw new Error(`${text} stands nowhere`)
      const share = (place.text.indexOf(text) + text.length / 2) / place.text.length
      return {
        x: box.x + (place.left + place.width * share) * box.width,
        y: box.y + (place.top + place.height / 2) * box.height,
      }
    },
  }
}

test('what is pointed at on the paper is framed, and a press opens its field with the cursor in it', async ({
  page,
}) => {
  const paper = await openPaper(page)
  await paper.isDrawn()
  const name = await paper.pointAt('林知夏')
  await page.mouse.move(name.x, name.y)
  await expect(page.locator('[data-paper-mark=pointed]')).toBeVisible()
  await page.mouse.click(name.x, name.y)
  await expect(page.locator('[data-field="basics.name"] input')).toBeFocused()
  await expect(page.locator('[data-paper-mark=focused]')).toBeVisible()

  const second = await paper.pointAt('第2个职位')
  await page.mouse.click(second.x, second.y)
  const title = page.getByRole('textbox', { name: fields.title?.label, exact: true })
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('第2个职位')
  await expect(title).toBeInViewport({ ratio: 1 })

  const line = await paper.pointAt('第1家的第二件事')
  await page.mouse.click(line.x, line.y)
  const body = page.locator('.rich-text.ProseMirror')
  await expect(body).toBeFocused()
  await page.keyboard.insertText('，写在这里')
  await expect(body.getByText('第1家的第二件事，写在这里', { exact: true })).toBeVisible()
})

test('a field that takes the focus is framed on the paper, which goes there', async ({ page }) => {
  const paper = await openPaper(page)
  await paper.isDrawn()
  expect(paper.pages).toBe(2)
  await expect(page.locator('[data-sheet]')).toHaveCount(2)
  const last = await paper.pointAt('第10家公司')
  expect(last.y).toBeGreaterThan(page.viewportSize()?.height ?? 0)
  await page.getByRole('button', { name: /^工作经历 10/ }).click()
  await page.getByRole('button', { name: /^第10家公司 / }).click()
  await page.getByRole('textbox', { name: fields.org?.label, exact: true }).focus()
  await expect(page.locator('[data-paper-mark=focused]')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on the paper shows the field among the forms', async ({ page }) => {
    const paper = await openPaper(page)
    await page.getByRole('tab', { name: paneMessages.zh.preview }).tap()
    await paper.isDrawn()
    const { x, y } = await paper.pointAt('第1家公司')
    await page.touchscreen.tap(x, y)
    const org = page.getByRole('textbox', { name: fields.org?.label, exact: true })
    await expect(org).toBeFocused()
    await expect(org).toHaveValue('第1家公司')
    await expect(org).toBeInViewport()
  })
})

const zoom = zoomMessages.zh

/** How wide the first page is shown. */
async function widthOf(page: Page): Promise<number> {
  return Math.round((await page.locator('[data-sheet]').first().boundingBox())?.width ?? 0)
}

test('the pages are as large as chosen, also by the wheel, and stay so', async ({ page }) => {
  const paper = await openPaper(page)
  await paper.isDrawn()
  await expect(page.locator('[data-sheet]')).toHaveCount(2)
  const choice = page.getByRole('combobox', { name: zoom.zoom })
  const [first, second] = [page.locator('[data-sheet]').first(), page.locator('[data-sheet]').last()]

  await choice.selectOption(zoom.page)
  await expect(first).toBeInViewport({ ratio: 0.99 })
  await choice.selectOption(zoom.pair)
  await expect(second).toBeInViewport({ ratio: 0.99 })
  expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y)
  await choice.selectOption('100%')
  await expect.poll(() => widthOf(page)).toBe(794)
  await page.getByRole('button', { name: zoom.larger }).click()
  await expect(choice).toHaveValue('1.25')
  await page.getByRole('button', { name: zoom.larger }).click()
  await expect(choice).toHaveValue('1.56')
  await page.getByRole('button', { name: zoom.smaller }).click()
  await expect(choice).toHaveValue('1.25')

  const name = await paper.pointAt('林知夏')
  await page.mouse.move(name.x, name.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 100)
  await page.keyboard.up('Control')
  await expect(choice).toHaveValue('0.9')
  await page.reload()
  await paper.isDrawn()
  await expect(choice).toHaveValue('0.9')
  await expect.poll(() => widthOf(page)).toBe(Math.round(0.9 * 794))
})

test.describe('by two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the pages are zoomed, and the site is not', async ({ page, context }) => {
    const paper = await openPaper(page)
    await page.getByRole('tab', { name: paneMessages.zh.preview }).tap()
    await paper.isDrawn()
    const before = await widthOf(page)
    const { x, y } = await paper.pointAt('第1家公司')
    const input = await context.newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      input.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { id: 1, x: x - apart / 2, y },
          { id: 2, x: x + apart / 2, y },
        ],
      })
    await fingers('touchStart', 40)
    for (const apart of [50, 60, 80]) await fingers('touchMove', apart)
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.9)
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })
})
