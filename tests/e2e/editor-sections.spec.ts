import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { addSectionMessages } from '#client/i18n/editor-kinds.ts'
import { locales } from '#src/contract/locale.ts'
import { liveEntries } from '#src/resume/document.ts'
import { itemsIn, setBasics, setSection } from '#src/resume/edits.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editorForms, resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

const words = { zh: { kind: '竞赛', title: '开源贡献' }, en: { kind: 'competitions', title: 'Open source' } }

for (const locale of locales) {
  test(`a section is found by what it is for, or gets a title of one’s own (${locale})`, async ({ page }) => {
    const t = addSectionMessages[locale]
    const forms = editorForms(page, locale)
    const id = await editorPage(page, locale).openNew(resumeWithSections())
    const button = page.getByRole('button', { name: editorFormsMessages[locale].addSection, exact: true })
    const search = page.getByRole('searchbox', { name: t.search })
    await button.click()
    await expect(search).toBeVisible()
    await search.fill(words[locale].kind)
    await expect(page.getByText(t.found(1))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: new RegExp(`^${sectionTitles.awards[locale]}`) }).click()
    await expect(search).toBeHidden()
    const { title } = editorFieldsMessages[locale].awards
    await expect(page.getByRole('textbox', { name: title?.label, exact: true })).toBeFocused()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(search).toHaveValue('')
    await search.fill(words[locale].title)
    await expect(page.getByText(t.found(0))).toBeVisible()
    await page.getByRole('combobox', { name: t.like }).selectOption('projects')
    await page.getByRole('button', { name: t.titled(words[locale].title) }).click()
    await expect(forms.sections).toContainText(['教育背景', '工作经历', '专业技能', '荣誉奖项', words[locale].title])
    await expect
      .poll(async () => {
        const stored = await storedResume(page, id)
        return liveEntries(stored.sections)
          .slice(3)
          .map(([section, { kind, title }]) => [kind, title, itemsIn(stored, section).length])
      })
      .toEqual([
        ['awards', '', 1],
        ['projects', words[locale].title, 1],
      ])
  })
}

test('a title is written over as a whole, and an input method ends its word there with Enter', async ({ page }) => {
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  const id = await editorPage(page).openNew(setSection('skills', { title: '会什么' })(resumeWithSections()))
  await forms.header('会什么').focus()
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: t.sectionTitle })
  await expect(field).toBeFocused()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'jineng', selectionStart: 6, selectionEnd: 6 })
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(field).toBeFocused()
  await keyboard.send('Input.insertText', { text: '技能' })
  await page.keyboard.press('Enter')
  await expect(forms.header('技能')).toBeFocused()
  await expect.poll(async () => (await storedResume(page, id)).sections.skills?.title).toBe('技能')
})

test('what was hidden is shown again; the card of the person says what work they want', async ({ page }) => {
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  const wanted = setBasics({ intention: '后端工程师' })(resumeWithSections())
  const id = await editorPage(page).openNew(wanted)
  await expect(page.getByRole('button', { name: t.basics })).toContainText('林知夏 · 后端工程师')
  const hidden = async () => (await storedResume(page, id)).sections.education?.hidden
  await page.getByRole('button', { name: `${t.hide} 教育背景` }).click()
  await expect.poll(hidden).toBe(true)
  await page.getByRole('button', { name: `${t.show} 教育背景` }).click()
  await expect(forms.header('教育背景')).not.toContainText(t.hidden)
  await expect.poll(hidden).toBeUndefined()
})

test('an entry that is added takes the focus; a field that is emptied is in the résumé no longer', async ({ page }) => {
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  const editor = editorPage(page)
  const id = await editor.openNew(setBasics({ phone: '13800001111' })(resumeWithSections()))
  await forms.header('教育背景').click()
  await page.getByRole('button', { name: t.addEntry }).click()
  await expect(forms.field(t.newEntry, '学校')).toBeFocused()
  await (await editor.basics('phone')).fill('')
  await expect.poll(async () => Object.keys((await storedResume(page, id)).basics)).toEqual(['name'])
})

test('an entry goes to a section of another kind that has a place for all of it', async ({ page }) => {
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  await editorPage(page).openNew(resumeWithSections())
  await forms.addSection('实习经历')
  await expect(forms.field(t.newEntry, '实习单位')).toBeFocused()
  await forms.header('工作经历').click()
  await forms.choose('甲公司', t.moveTo('实习经历'))
  await expect(forms.header('实习经历')).toBeFocused()
  await expect(forms.entries('实习经历')).toContainText([t.newEntry, '甲公司'])
  await expect(forms.entries('工作经历')).toContainText(['乙公司'])
})

test('below an open entry one press duplicates it or moves it to another section', async ({ page }) => {
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  await editorPage(page).openNew(resumeWithSections())
  await forms.header('工作经历').click()
  await forms.header('乙公司').click()
  await page.getByRole('button', { name: `${t.duplicate} 乙公司` }).click()
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '乙公司', '乙公司'])
  await page.getByRole('button', { name: `${t.toSection} 乙公司` }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: t.moveTo('教育背景') }).click()
  await expect(forms.header('教育背景')).toBeFocused()
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '乙公司'])
})

test('a period typed or pasted into one of its fields fills both', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const t = editorFormsMessages.zh
  const forms = editorForms(page)
  const id = await editorPage(page).openNew(resumeWithSections())
  await forms.header('工作经历').click()
  await forms.header('乙公司').click()
  const [start, end] = [forms.field('乙公司', '开始时间'), forms.field('乙公司', '结束时间')]
  await start.fill('2019.9–2023.6')
  await start.press('Tab')
  await expect(start).toHaveValue('2019-09')
  await expect(end).toHaveValue('2023-06')
  await end.fill('')
  await page.evaluate(() => navigator.clipboard.writeText('2020年3月 - 至今'))
  await end.press('ControlOrMeta+v')
  await expect(start).toHaveValue('2020-03')
  await expect(end).toHaveValue(t.present)
  await expect
    .poll(async () => {
      const { items } = await storedResume(page, id)
      const item = Object.values(items).find(({ org }) => org === '乙公司')
      return [item?.start, item?.end, item?.present]
    })
    .toEqual(['2020-03', undefined, true])
})

test('a button without words says in words what it does, at the pointer and at the keyboard', async ({ page }) => {
  const t = editorMessages.zh
  const forms = editorForms(page)
  await editorPage(page).openNew(resumeWithSections())
  const tip = page.locator('.tip')
  await page.getByRole('button', { name: t.help }).hover()
  await expect(tip).toHaveText(`${t.help} (?)`)
  await expect(tip).toBeVisible()
  await page.mouse.move(600, 500)
  await expect(tip).toBeHidden()
  await forms.header('教育背景').focus()
  await page.keyboard.press('Tab')
  await expect(tip).toHaveText(`${editorFormsMessages.zh.hide} 教育背景`)
  await expect(tip).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(page.getByRole('region', { name: paneMessages.zh.edit })).toBeVisible()
})
