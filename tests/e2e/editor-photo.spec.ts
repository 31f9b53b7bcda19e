import sharp from 'sharp'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorPhotoMessages.zh

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

/** A picture whose left half is red and whose right half is blue. */
async function picture(width = 1200, height = 900): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#f00' } }
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: t.upload })
    .or(page.getByRole('button', { name: t.replace }))
    .click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

/** The stored photo: its size in pixels, and the colour of its middle. */
async function stored(page: Page, key: string) {
  const answer = await page.request.get(`/api/user.Resume/photo?key=${key}`)
  const image = sharp(await answer.body())
  const { width, height, format } = await image.metadata()
  const middle = { left: Math.floor(width / 2) - 5, top: Math.floor(height / 2) - 5, width: 10, height: 10 }
  const { dominant } = await image.extract(middle).stats()
  return { width, height, format, isRed: dominant.r > 200 && dominant.b < 50 }
}

test('a photo is uploaded, cropped with keys, cropped again and removed', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'me.jpg', 'image/jpeg', await picture())
  const dialog = page.getByRole('dialog', { name: t.crop })
  await dialog.getByRole('application', { name: t.area }).focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await dialog.getByRole('button', { name: t.use }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: t.alt })).toBeVisible()
  await expect(page.getByText(t.notPrinted)).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).basics.photoShape).toBe('25x35')
  const { photo = '' } = (await storedResume(page, id)).basics
  expect(await stored(page, photo)).toEqual({ width: 560, height: 784, format: 'jpeg', isRed: true })

  await page.getByRole('button', { name: t.adjust }).click()
  await dialog.getByText(t.square, { exact: true }).click()
  await dialog.getByRole('button', { name: t.use }).click()
  await expect.poll(async () => (await storedResume(page, id)).basics.photoShape).toBe('square')
  const { photo: square = '' } = (await storedResume(page, id)).basics
  expect(await stored(page, square)).toMatchObject({ width: 560, height: 560 })

  await page.getByRole('button', { name: t.remove, exact: true }).click()
  await expect(page.getByRole('img', { name: t.alt })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.upload, exact: true })).toBeFocused()
  await expect.poll(async () => Object.keys((await storedResume(page, id)).basics)).toEqual(['name'])
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('img', { name: t.alt })).toBeVisible()
})

test('a photo that cannot be fetched is no broken picture, but words', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'me.jpg', 'image/jpeg', await picture())
  await page.getByRole('dialog', { name: t.crop }).getByRole('button', { name: t.use }).click()
  await expect(page.getByRole('img', { name: t.alt })).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).basics.photo).toBeTruthy()
  await page.route('**/api/user.Resume/photo?*', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }))
  await page.reload()
  await editor.basics('name')
  await expect(page.getByText(t.unseen)).toBeVisible()
  await expect(page.getByRole('img', { name: t.alt })).toHaveCount(0)
  await page.unroute('**/api/user.Resume/photo?*')
  await page.getByRole('button', { name: t.adjust }).click()
  await expect(page.getByRole('dialog', { name: t.crop })).toBeVisible()
  await expect(page.getByText(t.unseen)).toHaveCount(0)
})

test('Escape asks before it drops the part of a picture that was chosen', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'me.jpg', 'image/jpeg', await picture())
  const dialog = page.getByRole('dialog', { name: t.crop })
  const area = dialog.getByRole('application', { name: t.area })
  // Nothing was chosen yet.
  await area.press('Escape')
  await expect(dialog).toBeHidden()

  await choose(page, 'me.jpg', 'image/jpeg', await picture())
  await area.press('ArrowRight')
  await area.press('Escape')
  const question = page.getByRole('alertdialog', { name: noticesMessages.zh.unsaved })
  await question.getByRole('button', { name: noticesMessages.zh.goOn }).click()
  await expect(question).toBeHidden()
  await expect(area).toBeVisible()
  await area.press('Escape')
  await question.getByRole('button', { name: noticesMessages.zh.drop }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: t.alt })).toHaveCount(0)
})

test('the picture is moved by pointer and zoomed by wheel', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'me.jpg', 'image/jpeg', await picture())
  const dialog = page.getByRole('dialog', { name: t.crop })
  const area = await dialog.getByRole('application', { name: t.area }).boundingBox()
  const [x, y] = [(area?.x ?? 0) + 20, (area?.y ?? 0) + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 150, y, { steps: 5 })
  await page.mouse.up()
  await page.mouse.wheel(0, -300)
  await expect(dialog.getByRole('slider', { name: t.zoom })).not.toHaveValue('1')
  await dialog.getByRole('button', { name: t.use }).click()
  await expect.poll(async () => (await storedResume(page, id)).basics.photo).toMatch(/^\w{16,}$/)
  expect((await stored(page, (await storedResume(page, id)).basics.photo ?? '')).isRed).toBe(true)
})

test('a part with few pixels is said to look blurred, and still taken', async ({ page }) => {
  const editor = editorPage(page)
  const id = await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'small.jpg', 'image/jpeg', await picture(600, 400))
  const dialog = page.getByRole('dialog', { name: t.crop })
  const said = dialog.getByRole('status')
  await dialog.getByRole('slider', { name: t.zoom }).fill('1.4')
  await expect(said).toBeHidden()
  await dialog.getByRole('slider', { name: t.zoom }).fill('2')
  await expect(said).toHaveText(t.blurred(143, 200))
  await dialog.getByRole('button', { name: t.use }).click()
  await expect.poll(async () => (await storedResume(page, id)).basics.photo).toBeTruthy()
  const { photo = '' } = (await storedResume(page, id)).basics
  expect(await stored(page, photo)).toMatchObject({ width: 143, height: 200 })
})

/** A picture in which every place has a colour of its own: red grows to the right, green downwards. */
function colourful(side = 256): Promise<Buffer> {
  const pixels = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side), 0])
  return sharp(Buffer.from(pixels.flat()), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

/** Which place of the colourful picture is in the middle of a part of it. */
async function middleOf(part: Buffer): Promise<{ x: number; y: number }> {
  const image = sharp(part)
  const { width, height } = await image.metadata()
  const place = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  const [x = 0, y = 0] = await image.extract(place).raw().toBuffer()
  return { x, y }
}

test('a pasted picture, not that of pasted text, is zoomed and moved by the buttons, the slider and every key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const editor = editorPage(page)
  const id = await editor.openNew(resumeWithSections())
  const name = await editor.basics('name')
  const paste = async (png: Buffer, text = '') => {
    const pasted = { base64: png.toString('base64'), text }
    await page.evaluate(async ({ base64, text }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const item: Record<string, Blob> = { 'image/png': new Blob([bytes], { type: 'image/png' }) }
      if (text !== '') item['text/plain'] = new Blob([text], { type: 'text/plain' })
      await navigator.clipboard.write([new ClipboardItem(item)])
    }, pasted)
    await page.keyboard.press('ControlOrMeta+v')
  }
  const png = await sharp(await picture())
    .png()
    .toBuffer()
  // A spreadsheet puts a picture of the copied cells beside their text.
  await name.fill('')
  await paste(png, '林知夏')
  await expect(name).toHaveValue('林知夏')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await paste(png)
  const dialog = page.getByRole('dialog', { name: t.crop })
  const area = dialog.getByRole('application', { name: t.area })
  const slider = dialog.getByRole('slider', { name: t.zoom })
  const middle = async () => {
    const drawn = await area
      .locator('canvas')
      .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
    return middleOf(Buffer.from(drawn.split(',')[1] ?? '', 'base64'))
  }
  // Another one takes the place of the one that is being cropped, and is seen as a whole.
  await expect(area).toBeVisible()
  await area.press('+')
  await paste(await colourful())
  await expect.poll(async () => Math.abs((await middle()).x - 128)).toBeLessThan(3)
  await expect(slider).toHaveValue('1')
  await slider.fill('3')
  await dialog.getByRole('button', { name: t.zoomIn }).click()
  await expect(slider).toHaveValue('3.3')
  await dialog.getByRole('button', { name: t.zoomOut }).click()
  await expect(slider).toHaveValue('3')
  await area.press('=')
  await expect(slider).toHaveValue('3.3')
  await area.press('-')
  await expect(slider).toHaveValue('3')

  const moved = async (key: string, x: number, y: number) => {
    const before = await middle()
    for (let step = 0; step < 5; step += 1) await area.press(key)
    const after = await middle()
    expect([key, Math.sign(after.x - before.x), Math.sign(after.y - before.y)]).toEqual([key, x, y])
    return after
  }
  await moved('ArrowRight', -1, 0)
  await moved('ArrowDown', 0, -1)
  await moved('ArrowLeft', 1, 0)
  await moved('ArrowLeft', 1, 0)
  await moved('ArrowUp', 0, 1)
  const kept = await moved('ArrowUp', 0, 1)
  await dialog.getByRole('button', { name: t.use }).click()
  await expect.poll(async () => (await storedResume(page, id)).basics.photo).toBeTruthy()
  const { photo, name: written } = (await storedResume(page, id)).basics
  expect(written).toBe('林知夏')
  const printed = await middleOf(await (await page.request.get(`/api/user.Resume/photo?key=${photo}`)).body())
  expect(Math.hypot(printed.x - kept.x, printed.y - kept.y)).toBeLessThan(8)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nobody is told to drop or paste', async ({ page }) => {
    const editor = editorPage(page)
    await editor.openNew(resumeWithSections())
    await editor.basics('name')
    await expect(page.getByText(t.tap)).toBeVisible()
    await expect(page.getByText(t.drop)).toBeHidden()
  })

  test('two fingers zoom the picture', async ({ page, context }) => {
    const editor = editorPage(page)
    await editor.openNew(resumeWithSections())
    await editor.basics('name')
    await choose(page, 'me.jpg', 'image/jpeg', await picture())
    const dialog = page.getByRole('dialog', { name: t.crop })
    const area = await dialog.getByRole('application', { name: t.area }).boundingBox()
    const [x, y] = [(area?.x ?? 0) + (area?.width ?? 0) / 2, (area?.y ?? 0) + (area?.height ?? 0) / 2]
    const input = await context.newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      input.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { id: 1, x: x - apart / 2, y },
          { id: 2, x: x + apart / 2, y },
        ],
      })
    const zoom = dialog.getByRole('slider', { name: t.zoom })
    await expect(zoom).toHaveValue('1')
    await fingers('touchStart', 40)
    for (const apart of [60, 90, 120]) await fingers('touchMove', apart)
    await expect(zoom).toHaveValue('3')
    await fingers('touchMove', 60)
    await expect(zoom).toHaveValue('1.5')
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
})

test('what is no picture, or cannot be opened, is said so', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew(resumeWithSections())
  await editor.basics('name')
  await choose(page, 'cv.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
  await expect(page.getByText(t.wrongType)).toBeVisible()
  await choose(page, 'me.jpg', 'image/jpeg', Buffer.from('not a picture'))
  await expect(page.getByText(t.unreadable)).toBeVisible()
  await choose(page, 'me.jpg', 'image/jpeg', Buffer.alloc(20 * 1024 * 1024 + 1))
  await expect(page.getByText(t.tooLarge)).toBeVisible()
})
