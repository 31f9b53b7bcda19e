import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages, exportNames } from '#client/i18n/editor-export.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { setBasics } from '#src/resume/edits.ts'
import { contentOf, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { keptOn, NO_NETWORK, openedAndKept, restarted } from '#tests/support/kept-resumes.ts'
import { makeResume, storedResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { picturesOf } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { partsOf } from '#tests/support/read-docx.ts'

test.use({ serviceWorkers: 'allow' })

const t = editorMessages.zh
const photos = editorPhotoMessages.zh
const GREEN = '#2f6b4f'
const RED = '#c83232'

const picture = (background: string) =>
  sharp({ create: { width: 500, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Whether a picture is rather red than green. */
async function isRed(image: Buffer): Promise<boolean> {
  const { dominant } = await sharp(image).stats()
  return dominant.r > dominant.g
}

/** How many points of the first page of the preview are red. */
function redOnPaper(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role=img] > canvas')
    const copy = document.createElement('canvas')
    copy.width = canvas?.width ?? 1
    copy.height = canvas?.height ?? 1
    const context = copy.getContext('2d')
    if (canvas) context?.drawImage(canvas, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, copy.width, copy.height) ?? {}
    let count = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 100) count += 1
    return count
  })
}

test('a photo replaced after a start without a network is in preview, PDF and Word, and goes to the account once', async ({
  page: first,
  context,
  expectConsole,
}) => {
  test.slow()
  expectConsole(NO_NETWORK)
  await signInAsNew(first)
  const before = await uploadPhoto(first, await picture(GREEN))
  const document = setBasics({ photo: before })({ ...shortResume(), design: { id: 'slips' }, title: '换照片' })
  const id = await makeResume(first, document)
  await openedAndKept(first, id)
  await expect.poll(async () => (await keptOn(first)).photos).toBe(1)

  await context.setOffline(true)
  const page = await restarted(context, first, `/edit?id=${id}`)
  const editor = editorPage(page)
  await editor.basics('name')
  expect(await redOnPaper(page)).toBe(0)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: photos.replace }).click()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(RED) })
  await page.getByRole('button', { name: photos.use }).click()
  await expect(page.getByRole('img', { name: photos.alt })).toHaveAttribute('src', /^data:image\/jpeg/)
  await editor.says(t.savedHereOffline)
  await expect.poll(() => redOnPaper(page)).toBeGreaterThan(100)

  // Started anew once more, it is still there, and in the files.
  const again = await restarted(context, page, `/edit?id=${id}`)
  const reopened = editorPage(again)
  await (await reopened.basics('name')).fill('林秋')
  await reopened.says(t.savedHereOffline)
  await expect.poll(() => redOnPaper(again)).toBeGreaterThan(100)
  const download = again.waitForEvent('download')
  await again.getByRole('button', { name: t.download, exact: true }).click()
  expect(await picturesOf(await contentOf(await download))).toBe(1)
  const exporting = editorExportMessages.zh
  await reopened.choose(exporting.menu)
  const word = again.waitForEvent('download')
  await again
    .getByRole('dialog')
    .getByRole('button', { name: exporting.downloadAs(exportNames.zh.word), exact: true })
    .click()
  const parts = partsOf(await contentOf(await word))
  const media = [...parts].filter(([name]) => name.startsWith('word/media/')).map(([, image]) => image)
  expect(await Promise.all(media.map(isRed))).toEqual([true])

  // Those that are tried without a network never get there.
  const uploads: string[] = []
  again.on('requestfinished', (request) => {
    if (request.url().endsWith('/user.Resume/uploadPhoto')) uploads.push(request.url())
  })
  await again.keyboard.press('Escape')
  await context.setOffline(false)
  await reopened.says(t.saved)
  const { basics } = await storedResume(again, id)
  expect([basics.name, basics.phone, uploads.length]).toEqual(['林秋', '13800001111', 1])
  expect(basics.photo).not.toBe(before)
  const stored = await again.request.get(`/api/user.Resume/photo?key=${basics.photo}`)
  expect(await isRed(await stored.body())).toBe(true)
  await again.reload()
  await expect(reopened.title).toHaveValue('换照片')
  await expect.poll(() => redOnPaper(again)).toBeGreaterThan(100)
})
