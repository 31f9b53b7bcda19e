import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorExportMessages, exportNames } from '#client/i18n/editor-export.ts'
import { editorImportMessages, importPhotoMessages } from '#client/i18n/editor-import.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { pdfMessages } from '#client/i18n/pdf.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { setBasics } from '#src/resume/edits.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { editedId, storedResume, uploadPhoto } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { partsOf } from '#tests/support/read-docx.ts'

const t = editorExportMessages.zh
const d = editorDeliveryMessages.zh

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

const portrait = () => sharp({ create: { width: 250, height: 350, channels: 3, background: '#2f6b4f' } })

/** The editor with a résumé whose photo is this picture. */
async function openWithPhoto(page: Page, picture: Buffer) {
  const key = await uploadPhoto(page, picture)
  const editor = editorPage(page)
  await editor.openNew(setBasics({ photo: key })({ ...shortResume(), design: { id: 'slips' } }))
  return editor
}

const wordButton = (page: Page) => editorPage(page).formatButton('word')

/** The open résumé as our own JSON. */
async function backupOf(page: Page): Promise<Buffer> {
  await editorPage(page).choose(t.menu)
  return readFile(await (await editorPage(page).downloadAs('json')).path())
}

async function photoOf(page: Page, id: string) {
  const { photo = '' } = (await storedResume(page, id)).basics
  const answer = await page.request.get(`/api/user.Resume/photo?key=${photo}`)
  return { key: photo, type: answer.headers()['content-type'], bytes: await answer.body() }
}

for (const [kind, make, ending] of [
  ['JPEG', () => portrait().jpeg().toBuffer(), 'jpg'],
  ['PNG', () => portrait().png().toBuffer(), 'png'],
  ['WebP', () => portrait().webp({ lossless: true }).toBuffer(), 'png'],
] as const) {
  test(`a Word file has its photograph inside (${kind})`, async ({ page }) => {
    expect(findDesign('slips').photo).toBeGreaterThan(0)
    const editor = await openWithPhoto(page, await make())
    await editor.choose(t.menu)
    const parts = partsOf(await readFile(await (await editor.downloadAs('word')).path()))
    const pictures = [...parts].filter(([name]) => name.startsWith('word/media/'))
    expect(pictures.map(([name]) => name)).toEqual([expect.stringMatching(new RegExp(`\\.${ending}$`))])
    const image = sharp(pictures[0]?.[1])
    const { width, height } = await image.metadata()
    const { dominant } = await image.stats()
    expect({ width, height, dominant }).toEqual({ width: 250, height: 350, dominant: { r: 40, g: 104, b: 72 } })
  })
}

test('a photograph that cannot be had is told of before a file is saved, and is there the next time', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await page.route('**/api/user.Resume/photo?*', (route) => route.abort())
  const editor = await openWithPhoto(page, await portrait().jpeg().toBuffer())
  await expect(page.getByText(pdfMessages.zh.photoMissing)).toBeVisible()
  const asked = page.getByRole('alertdialog', { name: d.lacksTitle })

  await editor.button(editorMessages.zh.download).click()
  await expect(asked).toContainText(d.lacksPhoto)
  await asked.getByRole('button', { name: d.lacksCancel }).click()
  await expect(asked).toBeHidden()

  await editor.choose(t.menu)
  await wordButton(page).click()
  await expect(asked).toContainText(d.lacksPhoto)
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: d.lacksSave }).click()
  const names = [...partsOf(await readFile(await (await download).path())).keys()]
  expect(names.filter((name) => name.startsWith('word/media/'))).toEqual([])

  // A backup lacks it, too.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t.downloadAs(exportNames.zh.json), exact: true })
    .click()
  await expect(asked).toContainText(d.lacksPhoto)
  await asked.getByRole('button', { name: d.lacksCancel }).click()

  await page.unroute('**/api/user.Resume/photo?*')
  const whole = await editor.downloadAs('word')
  expect([...partsOf(await readFile(await whole.path())).keys()]).toContainEqual(
    expect.stringMatching(/^word\/media\//),
  )
})

test('a backup restores under another account exactly, its photograph to the byte', async ({ page, browser }) => {
  test.slow()
  const editor = await openWithPhoto(page, await portrait().webp({ lossless: true }).toBuffer())
  await editor.basics('name')
  const [id, backup] = [editedId(page), await backupOf(page)]
  const [first, original] = [await storedResume(page, id), await photoOf(page, id)]
  const written = JSON.parse(backup.toString())
  expect(written.photo).toBe(`data:image/webp;base64,${original.bytes.toString('base64')}`)

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  await signInAsNew(other)
  await other.goto('/edit')
  await other.getByRole('button', { name: editorImportMessages.zh.start }).click()
  await other
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.qingjian.json', mimeType: 'application/json', buffer: backup })
  await expect(other.getByRole('dialog').getByText(editorImportMessages.zh.photo)).toBeVisible()
  await other.getByRole('button', { name: editorImportMessages.zh.create }).click()
  await editorPage(other).basics('name')
  await expect(other.getByRole('img', { name: editorPhotoMessages.zh.alt })).toBeVisible()
  const restored = await photoOf(other, editedId(other))
  expect({ ...restored, key: '' }).toEqual({ ...original, key: '' })
  expect(restored.key).not.toBe(original.key)
  expect(await storedResume(other, editedId(other))).toEqual(setBasics({ photo: restored.key })(first))
  await context.close()
})

for (const [what, fault, photo] of [
  ['larger than an account stores', 'large', `data:image/jpeg;base64,${'A'.repeat(1_500_000)}`],
  ['no picture', 'unfit', 'data:image/png;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+'],
] as const) {
  test(`a file whose photograph is ${what}: that is said, and the rest comes in`, async ({ page, expectConsole }) => {
    // It refers to a picture of somebody else's.
    expectConsole('400')
    const editor = editorPage(page)
    await editor.openNew()
    await editor.choose(editorImportMessages.zh.menu)
    const content = { ...shortResume('沈砚'), basics: { ...shortResume('沈砚').basics, photo: 'x' }, photo }
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) })
    await expect(dialog.getByRole('status').filter({ hasText: importPhotoMessages.zh[fault] })).toBeVisible()
    await dialog.getByRole('button', { name: editorImportMessages.zh.apply }).click()
    await expect(dialog).toBeHidden()
    await editor.says(editorMessages.zh.saved)
    const { name, photo: own } = (await storedResume(page, editedId(page))).basics
    expect({ name, own }).toEqual({ name: '沈砚', own: undefined })
  })
}
