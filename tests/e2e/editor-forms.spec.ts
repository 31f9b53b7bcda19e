import { editorHints } from '#client/i18n/editor-hints.ts'
import { locales } from '#src/contract/locale.ts'
import { liveEntries } from '#src/resume/document.ts'
import { itemsIn } from '#src/resume/edits.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editorForms, resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorFormsMessages.zh

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

test('sections are added, renamed, moved, copied, hidden and deleted with the keyboard', async ({ page }) => {
  const editor = editorPage(page)
  const forms = editorForms(page)
  const id = await editor.openNew(resumeWithSections())
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '专业技能'])

  await page.getByRole('button', { name: t.addSection, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^其他信息/ }).focus()
  await page.keyboard.press('Enter')
  const first = forms.field(t.newEntry, '名称')
  await expect(first).toBeFocused()
  await page.keyboard.type('志愿服务队')

  await forms.header('其他信息').focus()
  await page.keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: t.sectionTitle })).toBeFocused()
  await page.keyboard.type('志愿经历')
  await page.keyboard.press('Enter')
  await expect(forms.header('志愿经历')).toBeFocused()

  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(forms.sections).toContainText(['教育背景', '志愿经历', '工作经历', '专业技能'])
  await expect(forms.header('志愿经历')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')

  await page.getByRole('button', { name: t.more('志愿经历') }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: t.duplicate }).focus()
  await page.keyboard.press('Enter')
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '志愿经历', '志愿经历', '专业技能'])

  const hide = page.getByRole('button', { name: `${t.hide} 教育背景` })
  await hide.focus()
  await page.keyboard.press('Space')
  await expect(forms.header('教育背景')).toContainText(t.hidden)

  await forms.choose('专业技能', t.remove)
  await expect(forms.sections).toHaveCount(4)
  await expect(forms.header('志愿经历')).toBeFocused()
  await forms.toast(t.removedSection('专业技能')).getByRole('button', { name: t.undo }).click()
  await expect(forms.sections).toHaveCount(5)

  await expect
    .poll(async () => {
      const stored = await storedResume(page, id)
      return liveEntries(stored.sections).map(([section, { kind, title, hidden }]) => [
        kind,
        title,
        hidden ?? false,
        itemsIn(stored, section).map(([, { org, title }]) => org ?? title),
      ])
    })
    .toEqual([
      ['education', '', true, ['南京理工大学']],
      ['work', '', false, ['甲公司', '乙公司']],
      ['custom', '志愿经历', false, ['志愿服务队']],
      ['custom', '志愿经历', false, ['志愿服务队']],
      ['skills', '', false, ['数据分析']],
    ])
})

test('what was deleted comes back without what was edited since then going', async ({ page }) => {
  const editor = editorPage(page)
  const forms = editorForms(page)
  await editor.openNew(resumeWithSections())
  await forms.choose('教育背景', t.remove)
  await editor.title.fill('新标题')
  await forms.toast(t.removedSection('教育背景')).getByRole('button', { name: t.undo }).click()
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '专业技能'])
  await expect(editor.title).toHaveValue('新标题')
})

test('sections and entries are dragged, by pointer and by keys', async ({ page }) => {
  const forms = editorForms(page)
  await editorPage(page).openNew(resumeWithSections())
  await forms.handle('专业技能').hover()
  await page.mouse.down()
  const target = await forms.header('教育背景').boundingBox()
  await page.mouse.move(60, (target?.y ?? 0) + 30, { steps: 12 })
  await page.mouse.move(60, (target?.y ?? 0) + 8, { steps: 4 })
  await page.mouse.up()
  await expect(forms.sections).toContainText(['专业技能', '教育背景', '工作经历'])

  const pickUp = async (place: number) => {
    await page.keyboard.press('Space')
    await expect(page.getByText(t.dragOver('专业技能', place, 3))).toHaveCount(1)
    // From a timer on the list hears the arrows, which a busy page may come to after it has said so.
    await page.evaluate(() => new Promise((heard) => setTimeout(heard)))
  }
  await forms.handle('专业技能').focus()
  await pickUp(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(t.dragOver('专业技能', 2, 3))).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(forms.sections).toContainText(['教育背景', '专业技能', '工作经历'])
  await pickUp(2)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(t.dragOver('专业技能', 3, 3))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText(t.dragCancel('专业技能'))).toHaveCount(1)
  await expect(forms.sections).toContainText(['教育背景', '专业技能', '工作经历'])

  await forms.header('工作经历').click()
  await forms.header('乙公司').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(forms.entries('工作经历')).toContainText(['乙公司', '甲公司'])
  await page.keyboard.press('Control+z')
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '乙公司'])
})

test('an entry: its fields, dates, further roles, copies and another section', async ({ page }) => {
  const editor = editorPage(page)
  const forms = editorForms(page)
  const id = await editor.openNew(resumeWithSections())
  await forms.header('工作经历').click()
  await forms.header('乙公司').click()
  await forms.field('乙公司', '开始时间').fill('2019年7月')
  await forms
    .card('乙公司')
    .getByRole('button', { name: t.datePick('结束时间') })
    .click()
  const picker = page.getByRole('dialog', { name: t.datePick('结束时间') })
  await expect(picker.getByRole('button', { name: t.month(1), exact: true })).toBeFocused()
  await picker.getByRole('button', { name: t.previousYear }).click()
  const year = new Date().getFullYear() - 1
  await expect(picker.getByRole('status')).toHaveText(String(year))
  await picker.getByRole('button', { name: t.month(4), exact: true }).click()
  await expect(forms.field('乙公司', '结束时间')).toHaveValue(`${year}-04`)
  await expect(forms.field('乙公司', '开始时间')).toHaveValue('2019-07')
  await forms.field('乙公司', '结束时间').fill('2018')
  await expect(forms.card('乙公司').getByText(t.dateOrder)).toBeVisible()
  await forms.card('乙公司').getByLabel(t.present).check()

  await forms.choose('甲公司', t.addRole)
  await expect(forms.field(t.newEntry, '职位')).toBeFocused()
  await page.keyboard.type('助理')
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '助理', '乙公司'])
  await forms.choose('甲公司', t.moveDown)
  await page.keyboard.press('Escape')
  await expect(forms.entries('工作经历')).toContainText(['乙公司', '甲公司', '助理'])

  await forms.choose('工作经历', t.duplicate)
  await expect(forms.sections).toHaveCount(4)
  await page.keyboard.press('F2')
  await page.keyboard.type('更早的经历')
  await page.keyboard.press('Enter')
  await forms.choose('乙公司', t.moveTo('更早的经历'))
  await expect(forms.header('更早的经历')).toBeFocused()
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '助理'])

  await forms.choose('助理', t.remove)
  await expect(forms.entries('工作经历')).toHaveCount(1)
  await forms.toast(t.removedEntry('助理')).getByRole('button', { name: t.undo }).click()
  await expect(forms.entries('工作经历')).toContainText(['甲公司', '助理'])

  await expect
    .poll(async () => {
      const stored = await storedResume(page, id)
      return liveEntries(stored.sections).map(([section]) =>
        itemsIn(stored, section).map(([, { org, title, start, end, present }]) => [org, title, start, end, present]),
      )
    })
    .toEqual([
      [['南京理工大学', '软件工程', undefined, undefined, undefined]],
      [
        ['甲公司', '经理', '2022-03', undefined, true],
        ['甲公司', '助理', undefined, undefined, undefined],
      ],
      [
        ['乙公司', '专员', '2019-07', '2018', true],
        ['甲公司', '经理', '2022-03', undefined, true],
        ['甲公司', '助理', undefined, undefined, undefined],
        ['乙公司', '专员', '2019-07', '2018', true],
      ],
      [[undefined, '数据分析', undefined, undefined, undefined]],
    ])
})

test('details of the person appear when chosen, and what is missing leads to its field', async ({ page }) => {
  const editor = editorPage(page)
  const forms = editorForms(page)
  const id = await editor.openNew(resumeWithSections())
  await page.getByRole('button', { name: t.missing_contact }).click()
  // Opened by the press: `editor.basics` might find it closed still, and close it.
  await expect(page.getByRole('textbox', { name: '电话', exact: true })).toBeFocused()
  await page.keyboard.type('13800001111')
  await expect(page.getByRole('button', { name: t.missing_contact })).toHaveCount(0)

  await page.getByText(t.moreFields).click()
  const political = page.getByRole('button', { name: '政治面貌' })
  await political.click()
  await expect(page.getByRole('combobox', { name: '政治面貌' })).toBeFocused()
  await page.keyboard.type('群众')
  await expect(political).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: t.missing_summary }).click()
  await expect(page.getByRole('textbox', { name: '自我评价' })).toBeFocused()
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '专业技能', '自我评价'])

  const basics = async () => {
    const { name, phone, political } = (await storedResume(page, id)).basics
    return { name, phone, political }
  }
  await expect.poll(basics).toEqual({ name: '林知夏', phone: '13800001111', political: '群众' })
  await political.click()
  await expect.poll(basics).toEqual({ name: '林知夏', phone: '13800001111', political: undefined })
})

test('what was done is written where it is missing; a hidden section is none', async ({ page }) => {
  const forms = editorForms(page)
  await editorPage(page).openNew(resumeWithSections())
  await page.getByRole('button', { name: t.missing_substance }).click()
  await expect(forms.card('甲公司').getByRole('textbox').last()).toBeFocused()
  await page.keyboard.type('！')
  await expect(forms.card('甲公司').getByRole('textbox').last()).toContainText('！')
  await page.getByRole('button', { name: `${t.hide} 工作经历` }).click()
  await page.getByRole('button', { name: t.missing_experience }).click()
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '专业技能', '工作经历'])
})

test('an example goes into the text with one press and out again with undo', async ({ page }) => {
  const editor = editorPage(page)
  const forms = editorForms(page)
  await editor.openNew(resumeWithSections())
  await forms.header('工作经历').click()
  await forms.header('甲公司').click()
  const [example = ''] = editorHints.zh.work.examples
  await forms.card('甲公司').getByText(t.hints).click()
  await forms
    .card('甲公司')
    .getByRole('button', { name: `${t.insert} ${example.slice(2)}` })
    .click()
  const body = forms.field('甲公司', '工作内容')
  await expect(body.locator('p')).toHaveText(['第一条', '第二条', example.slice(2)])
  await page.keyboard.press('Control+z')
  await expect(body.locator('p')).toHaveText(['第一条', '第二条'])
})

for (const locale of locales) {
  test(`the forms have no axe violations and fit 320 px (${locale})`, async ({ page }) => {
    const words = editorFormsMessages[locale]
    const forms = editorForms(page, locale)
    await editorPage(page, locale).openNew(resumeWithSections())
    await page.getByRole('button', { name: new RegExp(`^${words.basics}`) }).click()
    await page.getByText(words.moreFields).click()
    await forms.header('工作经历').click()
    await forms.header('甲公司').click()
    await forms.card('甲公司').getByText(words.hints).click()
    await forms.card('工作经历').getByText(words.options).click()
    await page.getByRole('button', { name: words.addSection, exact: true }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const pane = page.getByRole('tabpanel').filter({ visible: true })
    expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectAccessible(page)
    await forms.header('甲公司').focus()
    await page.getByRole('button', { name: words.more('甲公司') }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
  })
}
