import type { ResumeDocument } from '#src/resume/document.ts'
import { addItem, type Edit, itemsIn } from '#src/resume/edits.ts'
import { moveItem } from '#src/resume/item-order.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
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

/** The résumé of these tests with two further roles at the first of two employers. */
function withRoles(): ResumeDocument {
  const role = (id: string, title: string): Edit => {
    const added = addItem(id, 'work', { parent: 'work-item-1', org: '甲公司', title })
    return (document) => moveItem(id, Number.POSITIVE_INFINITY)(added(document))
  }
  return role('role-2', '实习生')(role('role-1', '助理')(resumeWithSections()))
}

test('an entry is set apart, moved from its menu, dragged over a role, hidden; a title is kept by leaving it', async ({
  page,
}) => {
  const forms = editorForms(page)
  const id = await editorPage(page).openNew(withRoles())
  const entries = forms.entries('工作经历')
  await forms.header('工作经历').click()
  await expect(entries).toContainText(['甲公司', '助理', '实习生', '乙公司'])

  // The role that stays keeps its place below its organisation.
  await forms.choose('助理', t.separate)
  await expect(entries).toContainText(['甲公司经理', '实习生', '甲公司助理', '乙公司'])
  await expect(page.locator('h4 button:focus')).toContainText('甲公司助理')

  await forms.choose('乙公司', t.moveUp)
  await expect(entries).toContainText(['甲公司经理', '实习生', '乙公司', '甲公司助理'])
  await page.keyboard.press('Escape')

  const role = await forms.header('实习生').boundingBox()
  const handle = await forms.handle('乙公司').boundingBox()
  const [x, y] = [(handle?.x ?? 0) + 10, (handle?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 10, { steps: 3 })
  await page.mouse.move(x, (role?.y ?? 0) + 20, { steps: 8 })
  await page.mouse.up()
  await expect(entries).toContainText(['乙公司', '甲公司经理', '实习生', '甲公司助理'])

  // There is nothing above the first.
  await forms.header('乙公司').press('Alt+ArrowUp')
  await expect(entries).toContainText(['乙公司', '甲公司经理', '实习生', '甲公司助理'])

  await forms
    .card('乙公司')
    .getByRole('button', { name: `${t.hide} 乙公司`, exact: true })
    .click()
  await expect(forms.header('乙公司')).toContainText(t.hidden)

  await forms.header('专业技能').press('F2')
  await expect(page.getByRole('textbox', { name: t.sectionTitle })).toBeFocused()
  await page.keyboard.type('数据')
  await forms.header('教育背景').click()
  await expect(forms.sections).toContainText(['教育背景', '工作经历', '数据'])

  await expect
    .poll(async () => {
      const stored = await storedResume(page, id)
      return [
        stored.sections.skills?.title,
        ...itemsIn(stored, 'work').map(([, { org, title, parent, hidden }]) => [org, title, parent, hidden]),
      ]
    })
    .toEqual([
      '数据',
      ['乙公司', '专员', undefined, true],
      ['甲公司', '经理', undefined, undefined],
      ['甲公司', '实习生', 'work-item-1', undefined],
      ['甲公司', '助理', undefined, undefined],
    ])
  await page.reload()
  await forms.header('工作经历').click()
  await forms
    .card('乙公司')
    .getByRole('button', { name: `${t.show} 乙公司`, exact: true })
    .click()
  await expect(forms.header('乙公司')).not.toContainText(t.hidden)
  await expect.poll(async () => (await storedResume(page, id)).items['work-item-2']?.hidden).toBeUndefined()
})

test('the calendar of a date: another year, a year alone, nothing', async ({ page }) => {
  const forms = editorForms(page)
  const id = await editorPage(page).openNew(resumeWithSections())
  const stored = async () => (await storedResume(page, id)).items['work-item-1']?.start
  await forms.header('工作经历').click()
  await forms.header('甲公司').click()
  const start = forms.field('甲公司', '开始时间')
  const opener = forms.card('甲公司').getByRole('button', { name: t.datePick('开始时间') })
  const picker = page.getByRole('dialog', { name: t.datePick('开始时间') })
  const march = picker.getByRole('button', { name: t.month(3), exact: true })
  await opener.click()
  await expect(picker.getByRole('status')).toHaveText('2022')
  await expect(march).toHaveAttribute('aria-pressed', 'true')
  await expect(march).toBeFocused()
  await picker.getByRole('button', { name: t.nextYear }).click()
  await expect(picker.getByRole('status')).toHaveText('2023')
  await expect(march).toHaveAttribute('aria-pressed', 'false')
  await picker.getByRole('button', { name: t.onlyYear(2023) }).click()
  await expect(picker).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(start).toHaveValue('2023')
  await expect.poll(stored).toBe('2023')

  await opener.press('Enter')
  await expect(picker.getByRole('status')).toHaveText('2023')
  await picker.getByRole('button', { name: t.clear }).press('Enter')
  await expect(picker).toBeHidden()
  await expect(start).toHaveValue('')
  await expect.poll(stored).toBeUndefined()

  // What is no date is said once the field is left, not while it is typed.
  const unread = page.getByText(t.dateUnread)
  await start.pressSequentially('去年秋天')
  await expect.poll(stored).toBe('去年秋天')
  await expect(unread).toHaveCount(0)
  await start.blur()
  await expect(unread).toBeVisible()
  await start.fill('2021年9月')
  await start.blur()
  await expect(start).toHaveValue('2021-09')
  await expect(unread).toHaveCount(0)
})
