import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { viewResume } from '#src/resume/view.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { axeFor } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { beginAsGuest } from '#tests/support/guests.ts'
import { editedId, storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

for (const [language, width] of [
  ['zh', 1280],
  ['en', 390],
] as const) {
  test(`what was recognised is corrected before it is imported, by keyboard (${language}, ${width} px)`, async ({
    page,
  }) => {
    test.slow()
    await signInAsNew(page)
    await page.setViewportSize({ width, height: 844 })
    const t = editorImportMessages[language]
    const forms = editorFormsMessages[language]
    const fields = editorFieldsMessages[language].work
    const editor = editorPage(page, language)
    await editor.openNew()
    await editor.choose(t.menu)
    const resume = {
      basics: { name: '王小明', email: 'wang@example.com' },
      sections: { work: { items: [{ id: 'a1', company: '某公司', motto: '日拱一卒', pet: '一只猫' }] } },
    }
    await page.locator('input[type=file]').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(resume)),
    })
    const dialog = page.getByRole('dialog', { name: t.review })
    const edit = (name: string) => dialog.getByRole('button', { name: t.edit(name) })
    await edit('某公司').press('Enter')
    await expect(dialog.getByLabel(t.section, { exact: true })).toBeFocused()
    await dialog.getByLabel(fields.title?.label ?? '', { exact: true }).fill('工程师')
    await dialog.getByLabel(fields.start?.label ?? '', { exact: true }).fill('2020.3')
    await dialog.getByRole('checkbox', { name: forms.present }).press('Space')
    await expect(dialog.getByRole('checkbox', { name: forms.present })).toBeChecked()
    expect((await (await axeFor(page)).include('[role=dialog]').analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await dialog.getByRole('button', { name: t.doneEditing }).press('Enter')
    const corrected = dialog.getByRole('button', { name: /某公司 · 工程师/ })
    await expect(corrected).toBeFocused()

    await dialog.getByRole('combobox', { name: t.placeIn }).selectOption('+interests')
    await dialog.getByRole('button', { name: t.place, exact: true }).press('Enter')
    const unplaced = dialog.getByRole('textbox', { name: t.unplaced })
    await expect(unplaced).toHaveValue('一只猫')
    await expect(edit('日拱一卒')).toBeVisible()
    await edit('日拱一卒').press('Enter')
    await dialog.getByLabel(t.section, { exact: true }).selectOption('+self-evaluation')
    // Escape leaves what is corrected, not the review.
    await dialog.getByLabel(t.section, { exact: true }).press('Escape')
    await expect(edit('日拱一卒')).toBeFocused()
    await dialog.getByRole('button', { name: t.apply }).press('Enter')
    await expect(dialog).toBeHidden()
    await editor.says(editorMessages[language].saved)
    const { sections } = viewResume(await storedResume(page, editedId(page)))
    const shown = sections.map(({ kind, items }) => [
      kind,
      ...items.map(({ primary, secondary, period, blocks }) =>
        [primary, secondary, period, ...blocks.map(({ runs }) => runs[0]?.text)].filter(Boolean).join(' / '),
      ),
    ])
    expect(shown).toEqual([
      ['work', '某公司 / 工程师 / 2020.03 – 至今'],
      ['self-evaluation', '日拱一卒'],
      ['custom', '一只猫'],
    ])
  })
}

test('the person is corrected, a correction dropped, an entry taken out, and what has no place left out', async ({
  page,
}) => {
  await signInAsNew(page)
  const t = editorImportMessages.zh
  const editor = editorPage(page)
  const id = await editor.openNew()
  await editor.choose(t.menu)
  const items = [
    { id: 'a1', company: '某公司', pet: '一只猫' },
    { id: 'a2', company: '另一家' },
  ]
  const resume = { basics: { name: '王小明' }, sections: { work: { items } } }
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) },
  })
  const dialog = page.getByRole('dialog', { name: t.review })
  const edit = (name: string) => dialog.getByRole('button', { name: t.edit(name), exact: true })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter')

  // Emptied on the way to another value, its form stays.
  await edit(t.person).press('Enter')
  const name = field(basicsLabels.name.zh)
  await expect(name).toBeFocused()
  await name.fill('')
  await expect(name).toBeFocused()
  await name.fill('王晓明')
  await field(basicsLabels.phone.zh).fill('13900001111')
  await press(t.doneEditing)
  await expect(edit(t.person)).toBeFocused()
  await expect(dialog.getByText('电话：13900001111')).toBeVisible()

  const title = field(editorFieldsMessages.zh.work.title?.label ?? '')
  await edit('另一家').press('Enter')
  await title.fill('工程师')
  await press(t.cancel)
  await expect(edit('另一家')).toBeFocused()
  await edit('另一家').press('Enter')
  await expect(title).toHaveValue('')
  await press(t.removeEntry)
  await expect(edit('另一家')).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: t.take(t.person) })).toBeFocused()

  await press(t.leaveOut)
  await expect(dialog.getByRole('textbox', { name: t.unplaced })).toHaveValue('')
  await press(t.apply)
  await expect(dialog).toBeHidden()
  await editor.says(editorMessages.zh.saved)
  const stored = await storedResume(page, id)
  expect(stored.basics).toMatchObject({ name: '王晓明', phone: '13900001111' })
  const shown = viewResume(stored).sections.map(({ kind, items }) => [kind, ...items.map(({ primary }) => primary)])
  expect(shown).toEqual([['work', '某公司']])
})

test('a pasted text is asked for before Escape drops it, and is there again after its review', async ({ page }) => {
  const i = editorImportMessages.zh
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.choose(i.menu)
  const paste = page.getByRole('textbox', { name: i.paste })
  await paste.fill('姓名：王小明\n教育背景\n2016.09-2020.06 浙江大学 本科')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: noticesMessages.zh.unsaved })
  // It listens for keys once it has the focus, and is the layer that takes presses.
  await expect(question.getByRole('button', { name: noticesMessages.zh.goOn })).toBeFocused()
  await expect(question).toHaveCSS('pointer-events', 'auto')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(paste).toHaveValue(/王小明/)
  await page.getByRole('button', { name: i.read }).click()
  const review = page.getByRole('dialog', { name: i.review })
  await expect(review).toBeVisible()
  // A press beside the review is none to leave it; Escape asks.
  await page.mouse.click(4, 4)
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: noticesMessages.zh.goOn })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await review.getByRole('button', { name: i.back }).click()
  await expect(paste).toHaveValue(/王小明/)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: noticesMessages.zh.drop }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Nothing is asked where nothing was typed.
  await editor.choose(i.menu)
  await expect(paste).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

for (const home of ['account', 'device'] as const) {
  test(`undo beside an import takes it back alone, and a version is told of where there is one (${home})`, async ({
    page,
  }) => {
    const i = editorImportMessages.zh
    if (home === 'account') {
      await signInAsNew(page)
      await editorPage(page).openNew()
    } else await beginAsGuest(page, '没有账号')
    const editor = editorPage(page)
    await editor.choose(i.menu)
    await page.getByRole('textbox', { name: i.paste }).fill('电话：13800002222\n资格证书\n2019 注册会计师')
    await page.getByRole('button', { name: i.read }).click()
    await page.getByRole('button', { name: i.apply }).click()
    const told = page.getByRole('listitem').filter({ has: page.getByText(i.done, { exact: true }) })
    await expect(told).toContainText(i.done)
    await expect(told.getByText(i.doneText)).toHaveCount(home === 'account' ? 1 : 0)
    const added = editorForms(page).header('资格证书')
    await expect(added).toBeVisible()
    await editor.title.fill('投递乙公司')
    await told.getByRole('button', { name: i.undo }).click()
    await expect(added).toBeHidden()
    await expect(editor.title).toHaveValue('投递乙公司')
  })
}
