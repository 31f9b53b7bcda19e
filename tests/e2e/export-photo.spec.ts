import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorExportMessages, exportNames } from '#client/i18n/editor-export.ts'
import { pdfMessages } from '#client/i18n/pdf.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { setBasics } from '#src/resume/edits.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { uploadPhoto } from '#tests/support/online-resumes.ts'
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

const wordButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: t.downloadAs(exportNames.zh.word), exact: true })

for (const [kind, make, ending] of [
  ['JPEG', () => portrait().jpeg().toBuffer(), 'jpg'],
  ['PNG', () => portrait().png().toBuffer(), 'png'],
  ['WebP', () => portrait().webp({ lossless: true }).toBuffer(), 'png'],
] as const) {
  test(`a Word file has its photograph inside (${kind})`, async ({ page }) => {
    expect(findDesign('slips').photo).toBeGreaterThan(0)
    const editor = await openWithPhoto(page, await make())
    await editor.choose(t.menu)
    const download = page.waitForEvent('download')
    await wordButton(page).click()
    const parts = partsOf(await readFile(await (await download).path()))
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
}) => {
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

  await page.unroute('**/api/user.Resume/photo?*')
  const whole = page.waitForEvent('download')
  await wordButton(page).click()
  expect([...partsOf(await readFile(await (await whole).path())).keys()]).toContainEqual(
    expect.stringMatching(/^word\/media\//),
  )
})
