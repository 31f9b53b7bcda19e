import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { ExportFormat } from '#client/features/editor/export/formats.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorExportMessages } from '#client/i18n/editor-export.ts'
import { editorImportMessages, importFaultMessages } from '#client/i18n/editor-import.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { longestImport } from '#src/resume/formats/import-reading.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { viewResume } from '#src/resume/view.ts'
import { axeFor } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { editedId, storedResume } from '#tests/support/online-resumes.ts'
import { squeeze } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'

const t = editorExportMessages.zh
const i = editorImportMessages.zh
const sample = samples['zh/java-engineer'] ?? shortResume()
const twoPages = samples['zh/product-manager'] ?? shortResume()

type Upload = { name: string; mimeType: string; buffer: Buffer }

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

/** Chooses a format in the open dialog and waits for its file. */
async function fileOf(page: Page, format: ExportFormat) {
  const file = await editorPage(page).downloadAs(format)
  const path = await file.path()
  return { name: file.suggestedFilename(), bytes: await readFile(path) }
}

/** The longest stretch of rows alike, as a share of the width of a picture. */
async function longestBlank(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const rowAt = (row: number) => data.subarray(row * width, (row + 1) * width)
  let [longest, length] = [0, 0]
  for (let row = 1; row < height; row += 1) {
    length = rowAt(row).equals(rowAt(row - 1)) ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest / width
}

/** Gives the open dialog a file. */
async function choose(page: Page, file: Upload): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
}

test('a long picture joins its pages without blanks; or each page is a picture', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew(twoPages)
  await editor.choose(t.menu)
  const paper = 297 / 210
  const long = (await fileOf(page, 'png')).bytes
  const { width = 0, height = 0 } = await sharp(long).metadata()
  expect(height / width).toBeGreaterThan(1.4 * paper)
  expect(height / width).toBeLessThan(1.8 * paper)
  // Of a page's width, so about 17 mm.
  expect(await longestBlank(long)).toBeLessThan(0.08)

  const archive = await fileOf(page, 'pages')
  const name = archive.name.replace(/\.zip$/, '')
  const pictures = Object.entries(unzipSync(archive.bytes))
  expect(pictures.map(([file]) => file)).toEqual([`${name}-1.png`, `${name}-2.png`])
  for (const [, bytes] of pictures) {
    const one = await sharp(bytes).metadata()
    expect((one.height ?? 0) / (one.width ?? 1)).toBeCloseTo(paper, 2)
  }
  expect(await longestBlank(Buffer.from(pictures[0]?.[1] ?? []))).toBeLessThan(0.2)
})

test('a long picture has no page numbers, whether the résumé has them or not', async ({ page }) => {
  const pictureWith = async (footer: boolean) => {
    await editorPage(page).openNew({ ...twoPages, design: { ...twoPages.design, footer } })
    await editorPage(page).choose(t.menu)
    return (await fileOf(page, 'png')).bytes
  }
  expect((await pictureWith(true)).equals(await pictureWith(false))).toBe(true)
})

test('a long picture ends with its text, even if a line runs down the page beside it', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew({ ...twoPages, design: { id: 'dawn' } })
  await editor.choose(t.menu)
  expect(await longestBlank((await fileOf(page, 'png')).bytes)).toBeLessThan(0.1)
})

test('every format from one dialog; a backup becomes the same résumé again', async ({ page }) => {
  test.slow()
  const editor = editorPage(page)
  const id = await editor.openNew(sample)
  await editor.choose(t.menu)
  await expect(page.getByRole('dialog', { name: t.title })).toBeVisible()
  expect((await (await axeFor(page)).include('[role=dialog]').analyze()).violations).toEqual([])

  const word = await fileOf(page, 'word')
  expect(word.name).toBe('陈屿舟-Java 后端开发工程师.docx')
  const text = squeeze(textOf(readDocx(word.bytes).get('word/document.xml') ?? ''))
  const places = viewResume(sample).sections.map(({ title }) => text.indexOf(squeeze(title)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)

  const png = await fileOf(page, 'png')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(png.bytes.readUInt32BE(20) / png.bytes.readUInt32BE(16)).toBeCloseTo(297 / 210, 2)
  expect((await fileOf(page, 'text')).bytes.toString()).toMatch(/^\ufeff.*南京理工大学 \| 计算机科学与技术 · 硕士/su)
  expect((await fileOf(page, 'markdown')).bytes.toString()).toContain('## 教育背景')
  expect(JSON.parse((await fileOf(page, 'json-resume')).bytes.toString())).toMatchObject({ basics: { name: '陈屿舟' } })
  const backup = await fileOf(page, 'json')

  await page.goto('/edit')
  await page.getByRole('button', { name: i.start }).click()
  await choose(page, { name: 'backup.json', mimeType: 'application/json', buffer: backup.bytes })
  await page.getByRole('button', { name: i.create }).click()
  await expect(editor.title).toBeVisible()
  expect(editedId(page)).not.toBe(id)
  expect(await storedResume(page, editedId(page))).toEqual(await storedResume(page, id))
})

test('a Word file into this résumé: one part left out, the state before kept, undone in one step', async ({ page }) => {
  test.slow()
  const editor = editorPage(page)
  const word = Buffer.from(await buildDocx(sample))
  await editor.openNew()
  const before = await storedResume(page, editedId(page))
  await editor.choose(i.menu)
  await choose(page, { name: 'cv.docx', mimeType: '', buffer: word })
  const dialog = page.getByRole('dialog', { name: i.review })
  await expect(dialog.getByRole('textbox', { name: i.source })).toHaveValue(/苏州启明云服务有限公司/)
  expect((await (await axeFor(page)).include('[role=dialog]').analyze()).violations).toEqual([])
  await dialog.getByRole('checkbox', { name: i.take('荣誉奖项') }).uncheck()
  await dialog.getByRole('button', { name: i.apply }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: '实习经历' })).toBeVisible()
  await editor.says(editorMessages.zh.saved)

  const after = viewResume(await storedResume(page, editedId(page)))
  const original = viewResume(sample)
  expect(after.name).toBe(original.name)
  const names = (view: typeof after) =>
    view.sections.map(({ kind, items }) => [kind, items.map((item) => item.primary)])
  expect(names(after)).toEqual(names(original).filter(([kind]) => kind !== 'awards'))

  await page.getByRole('button', { name: i.undo }).click()
  await expect(page.getByRole('heading', { name: '实习经历' })).toBeHidden()
  await editor.says(editorMessages.zh.saved)
  const undone = await storedResume(page, editedId(page))
  expect([undone.basics, undone.sections, undone.items]).toEqual([before.basics, before.sections, before.items])
  const versions = await page.request.get(`/api/user.Resume/versions?id=${editedId(page)}`)
  expect(await versions.json()).toMatchObject({ data: [{ rev: 1, name: null }] })
})

test('a PDF, read in the browser, added to what is there; on a phone, in English', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const editor = editorPage(page, 'en')
  const texts = editorImportMessages.en
  const written = samples['en/software-engineer'] ?? shortResume()
  await editor.openNew(written)
  const download = page.waitForEvent('download')
  await editor.button(editorMessages.en.download).click()
  const pdf = await (await download).path()
  await editor.openNew(shortResume('Somebody'))
  await editor.choose(texts.menu)
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await readFile(pdf) })
  const dialog = page.getByRole('dialog', { name: texts.review })
  await dialog.getByRole('radio', { name: texts.add }).check()
  await dialog.getByRole('button', { name: texts.apply }).click()
  await expect(dialog).toBeHidden()
  await editor.says(editorMessages.en.saved)
  const view = viewResume(await storedResume(page, editedId(page)))
  expect([view.name, view.contacts.find(({ field }) => field === 'email')?.value]).toEqual([
    'Somebody',
    'eleanor.whitfield@example.com',
  ])
  expect(view.sections.flatMap(({ items }) => items.map(({ primary }) => primary))).toEqual(
    expect.arrayContaining(['某公司', 'Harrow & Pike Payments', 'Northgate Freight', 'University of Leeds']),
  )
})

test('what of a file has no place is shown, can be changed, and comes in as further information', async ({ page }) => {
  test.slow()
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(i.menu)
  const resume = {
    basics: { name: '王小明', email: 'wang@example.com' },
    sections: { work: { items: [{ id: 'a1', company: '某公司', motto: '日拱一卒', pet: '一只猫' }] } },
    metadata: { template: 'onyx' },
  }
  const buffer = Buffer.from(JSON.stringify(resume))
  await choose(page, { name: 'resume.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: i.review })
  const unplaced = dialog.getByRole('textbox', { name: i.unplaced })
  await expect(unplaced).toHaveValue('日拱一卒\n一只猫')
  expect((await (await axeFor(page)).include('[role=dialog]').analyze()).violations).toEqual([])
  await unplaced.fill('座右铭：日拱一卒')
  await dialog.getByRole('button', { name: i.apply }).click()
  await expect(dialog).toBeHidden()
  await editor.says(editorMessages.zh.saved)
  const { sections } = viewResume(await storedResume(page, editedId(page)))
  expect(
    sections.map(({ kind, items }) => [kind, items.map(({ primary, blocks }) => primary || blocks[0]?.runs[0]?.text)]),
  ).toEqual([
    ['work', ['某公司']],
    ['custom', ['座右铭：日拱一卒']],
  ])
})

test('files that are none get a clear sentence and change nothing; pasted text is read', async ({ page }) => {
  test.slow()
  const editor = editorPage(page)
  const id = await editor.openNew()
  const before = await storedResume(page, id)
  await editor.choose(i.menu)
  const faults: [Upload, keyof typeof importFaultMessages.zh][] = [
    [{ name: 'a.docx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004 and no more') }, 'broken'],
    [{ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') }, 'broken'],
    [{ name: 'c.docx', mimeType: '', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) }, 'type'],
    [{ name: 'd.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') }, 'unknown'],
  ]
  for (const [file, fault] of faults) {
    await choose(page, file)
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(importFaultMessages.zh[fault])
  }
  const paste = page.getByRole('textbox', { name: i.paste })
  await paste.fill('字'.repeat(longestImport + 1))
  await page.getByRole('button', { name: i.read }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(importFaultMessages.zh.large)
  await page
    .getByRole('textbox', { name: i.paste })
    .fill('<script>alert(1)</script>\n姓名：王小明\n教育背景\n2016.09-2020.06 浙江大学 本科')
  await page.getByRole('button', { name: i.read }).click()
  await expect(page.getByRole('checkbox', { name: i.take('教育背景') })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: noticesMessages.zh.drop }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storedResume(page, id)).toEqual(before)
})

test('a reader that comes to no end is ended: the text says so and the page goes on', async ({ page }) => {
  test.slow()
  const endless = { contentType: 'text/javascript', body: 'for (;;);' }
  await page.route(/\/(import-worker|pdf\.worker)[^/]*\.m?js$/, (route) => route.fulfill(endless))
  await page.clock.install()
  const editor = editorPage(page)
  const id = await editor.openNew()
  const before = await storedResume(page, id)
  await editor.choose(i.menu)
  const dialog = page.getByRole('dialog')
  const files: [Upload, RegExp][] = [
    [{ name: 'a.docx', mimeType: '', buffer: Buffer.from(await buildDocx(sample)) }, /import-worker/],
    [{ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }, /pdf\.worker/],
  ]
  for (const [file, reader] of files) {
    const started = page.waitForEvent('worker', (worker) => reader.test(worker.url()))
    await choose(page, file)
    const ended = (await started).waitForEvent('close')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await page.clock.fastForward(20_000)
    await expect(dialog.getByRole('alert')).toHaveText(importFaultMessages.zh.slow)
    await ended
  }
  await page.unrouteAll()
  await page.getByRole('textbox', { name: i.paste }).fill('姓名：王小明')
  await page.getByRole('button', { name: i.read }).click()
  await expect(page.getByRole('dialog', { name: i.review })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: noticesMessages.zh.drop }).click()
  expect(await storedResume(page, id)).toEqual(before)
})

test('a PDF whose Chinese font is not in it is read', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(i.menu)
  const buffer = await readFile('tests/support/imports/foreign/reportlab-fonts-outside-zh.pdf')
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('checkbox', { name: i.take('技能特长') })).toBeChecked()
})

test('a scanned PDF is told from one with words', async ({ page }) => {
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(i.menu)
  const paper = await page.context().newPage()
  await paper.setContent('<svg width="400" height="300"><rect width="400" height="300" fill="#ccc"/></svg>')
  const scan = await paper.pdf()
  await paper.close()
  await choose(page, { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(importFaultMessages.zh.scan)
})
