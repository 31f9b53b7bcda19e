import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries } from '#src/resume/document.ts'
import { setItem, setSection } from '#src/resume/edits.ts'
import { writeBackup } from '#src/resume/formats/backup.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { editedId, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorImportMessages.zh

/** Opens the review of a file, over a new résumé; resolves to the résumé's id. */
async function review(page: Page, content: Buffer | string, name = 'a.json'): Promise<string> {
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.choose(t.menu)
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
  return id
}

/** A backup with a photo, a hidden entry and a hidden section. */
async function backupWithHidden(): Promise<Buffer> {
  const composed = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '王小明', wechat: 'wx-1', photo: 'elsewhere' },
    sections: [
      {
        kind: 'work',
        items: [
          { org: '甲公司', title: '工程师', department: '研发部', start: '2020-01', end: '2021-01' },
          { org: '乙公司' },
        ],
      },
      { kind: 'education', items: [{ org: '浙江大学' }] },
      { kind: 'awards', items: [{ title: '一等奖' }] },
    ],
  })
  const document = setSection('education', { hidden: true })(setItem('work-item-2', { hidden: true })(composed))
  const picture = sharp({ create: { width: 250, height: 350, channels: 3, background: '#27c' } })
  const base64 = (await picture.jpeg().toBuffer()).toString('base64')
  return Buffer.from(writeBackup(document, { type: 'image/jpeg', base64 }))
}

test('what is left out stays out, what is moved or corrected comes in, also while its form is open', async ({
  page,
}) => {
  const { education, work } = editorFieldsMessages.zh
  const id = await review(page, await backupWithHidden())
  const dialog = page.getByRole('dialog', { name: t.review })
  const edit = (name: string) => dialog.getByRole('button', { name: t.edit(name), exact: true }).press('Enter')
  const field = (name = '') => dialog.getByLabel(name, { exact: true })
  const take = (title: string) => dialog.getByRole('checkbox', { name: t.take(title) })

  // What is hidden is imported, so it is shown.
  for (const hidden of ['乙公司', '浙江大学']) await expect(dialog.getByText(hidden, { exact: true })).toBeVisible()
  await edit(t.person)
  await field(basicsLabels.wechat.zh).fill('wx-2')
  await edit('甲公司 · 工程师 · 研发部 · 2020.01 – 2021.01')
  const title = field(work.title?.label)
  await title.fill('架构师')
  await dialog.getByRole('checkbox', { name: editorFormsMessages.zh.present }).check()
  await expect(field(work.end?.label)).toBeDisabled()
  // Turning to another entry keeps what was corrected.
  await edit('一等奖')
  await edit('甲公司 · 架构师 · 研发部 · 2020.01 – 至今')

  // Moved to a section that is left out, it brings the section with it, and keeps what its new kind has no field for.
  await take('荣誉奖项').uncheck()
  const section = field(t.section)
  await expect(section.getByRole('option', { name: '工作经历', exact: true })).toHaveCount(1)
  await section.selectOption({ label: '荣誉奖项' })
  await expect(take('荣誉奖项')).toBeChecked()
  await expect(field(education.department?.label)).toHaveValue('研发部')
  await dialog.getByRole('button', { name: t.cancel, exact: true }).click()
  await expect(take('荣誉奖项')).not.toBeChecked()

  const apply = dialog.getByRole('button', { name: t.apply })
  const rest = [t.person, '工作经历', '教育背景']
  for (const one of rest) await take(one).uncheck()
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await take('工作经历').check()
  await edit('甲公司 · 架构师 · 研发部 · 2020.01 – 至今')
  await field(work.org?.label).fill('丙公司')
  await apply.click()
  await expect(dialog).toBeHidden()
  await editorPage(page).says(editorMessages.zh.saved)
  const { basics, sections, items } = await storedResume(page, id)
  expect(basics).toMatchObject({ name: '林知夏' })
  expect([basics.photo, basics.wechat]).toEqual([undefined, undefined])
  const live = liveEntries(sections).map(([section, { kind }]) => [
    kind,
    ...liveEntries(items).flatMap(([, item]) => (item.section === section ? [item.org, item.title] : [])),
  ])
  expect(live).toEqual([['work', '丙公司', '架构师', '乙公司', undefined]])
})

test('closed while the state before it is being kept, an import changes nothing', async ({ page }) => {
  const id = await review(page, JSON.stringify({ basics: { name: '王小明' } }))
  const kept = await holdFirst(page, '**/user.Resume/keepVersion')
  const dialog = page.getByRole('dialog', { name: t.review })
  await dialog.getByRole('button', { name: t.apply }).click()
  await kept.reached
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: noticesMessages.zh.drop }).click()
  await expect(dialog).toBeHidden()
  const answer = page.waitForResponse('**/user.Resume/keepVersion')
  kept.letGo()
  await (await answer).finished()
  const editor = editorPage(page)
  await editor.title.fill('还是原来的')
  await editor.says(editorMessages.zh.saved)
  const { title, basics } = await storedResume(page, id)
  expect([title, basics.name]).toEqual(['还是原来的', '林知夏'])
})

test('of what has no place, the selected words are placed, in a section that was left out too', async ({ page }) => {
  const items = [{ id: 'a1', company: '某公司', motto: '日拱一卒，功不唐捐', pet: '一只猫' }]
  await review(page, JSON.stringify({ basics: { name: '王小明' }, sections: { work: { items } } }))
  const dialog = page.getByRole('dialog', { name: t.review })
  const unplaced = dialog.getByRole('textbox', { name: t.unplaced })
  const work = dialog.getByRole('checkbox', { name: t.take('工作经历') })
  await work.uncheck()
  await unplaced.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(5, 9))
  await dialog.getByRole('button', { name: t.place, exact: true }).press('Enter')
  await expect(dialog.getByText('功不唐捐', { exact: true })).toBeVisible()
  await expect(work).toBeChecked()
  await expect(unplaced).toHaveValue('日拱一卒，\n一只猫')
  // The next press takes what follows.
  expect(await unplaced.evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(6)
  await dialog.getByRole('button', { name: t.place, exact: true }).press('Enter')
  await expect(unplaced).toHaveValue('日拱一卒，')
})

test.describe('where letters are printed on US Letter', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('a backup becomes a résumé of its own design, on its own paper', async ({ page }) => {
    const i = editorImportMessages.en
    await signInAsNew(page)
    await page.goto('/en/resume/new')
    await page.getByRole('button', { name: i.start }).click()
    const composed = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections: [] })
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(writeBackup(composed, null)) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('dialog', { name: i.review }).getByRole('button', { name: i.create }).click()
    await expect(page).toHaveURL(/\/edit\?id=/)
    expect((await storedResume(page, editedId(page))).design).toEqual({ id: 'ink' })
  })
})

const savedPage = [
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset="gb2312"',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>=CD=F5=D0=A1=C3=F7</p><p>=B5=E7=BB=B0=A3=BA13800000000</p>',
]

// Each needs a library that is loaded when such a file is met.
for (const { name, content, says } of [
  { name: 'old.doc', content: readFileSync('tests/support/imports/word-97.doc'), says: 'Priya Raman' },
  { name: 'saved.mht', content: Buffer.from(savedPage.join('\r\n')), says: '王小明' },
]) {
  test(`a file called ${name} is read here`, async ({ page }) => {
    await review(page, content, name)
    await expect(page.getByRole('dialog', { name: t.review })).toContainText(says)
  })
}
