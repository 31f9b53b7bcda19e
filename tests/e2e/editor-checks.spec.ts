import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { checkRuleMessages } from '#client/i18n/editor-check-rules.ts'
import { editorChecksMessages, severityMessages } from '#client/i18n/editor-checks.ts'
import { onePageMessages } from '#client/i18n/editor-one-page.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorChecksMessages.zh
const page1 = onePageMessages.zh
const rules = checkRuleMessages.zh
/** The first file, and several of them, take their time where little of a machine is left. */
const later = { timeout: 60_000 }

function sample(name: string, design: string): ResumeDocument {
  const document = samples[name]
  if (!document) throw new Error(`${name} is gone`)
  return { ...document, design: { id: design } }
}

/** A résumé with a few faults, in two columns. */
const faulty = composeResume({
  locale: 'zh',
  design: 'night',
  basics: { name: '林知夏', intention: '产品经理', phone: '13800001111', email: 'zhixia@example' },
  sections: [
    { kind: 'skills', items: [{ title: '数据分析', body: '3 年 SQL' }] },
    {
      kind: 'work',
      items: [{ org: '甲公司', title: '产品经理', start: '2022-03', end: '2021-02', body: '上线 3 个支付产品' }],
    },
  ],
})

/** The side pane of the editor. */
async function openEditor(page: Page, document: ResumeDocument) {
  await signInAsNew(page)
  const editor = editorPage(page)
  const id = await editor.openNew(document)
  const finding = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  return {
    id,
    editor,
    finding,
    openChecks: () => page.getByRole('tab', { name: new RegExp(`^${t.checks}`) }).click(),
    /** Leads to what was found, by the name its button has. */
    show: (text: string) => page.getByRole('button', { name: `${t.show} · ${text}` }).click(),
    part: (title: string) => page.locator('details').filter({ has: page.getByText(title, { exact: true }) }),
  }
}

/** The panel that sets a résumé on one page, once its first file is there. */
async function openOnePage(page: Page, document: ResumeDocument) {
  const opened = await openEditor(page, document)
  const pane = page.getByRole('region', { name: page1.title })
  await expect(pane.getByText(/^共 \d 页，超出一页 \d+%$/)).toBeVisible()
  return { ...opened, pane, shrink: pane.getByRole('button', { name: page1.shrink }) }
}

test('two pages become one, as one step that is undone at once', async ({ page }) => {
  test.slow()
  const document = sample('zh/graduate-applicant', 'slips')
  const { id, pane, shrink } = await openOnePage(page, document)
  await shrink.click()
  await expect(pane.getByText(/^已排成一页，占 \d+%，字号 [\d.]+ 磅。$/)).toBeVisible(later)
  await expect(pane.getByText(/^占一页的 (9\d|100)%$/)).toBeVisible()
  await expect
    .poll(async () => Object.keys((await storedResume(page, id)).design).sort())
    .toEqual(['id', 'leading', 'margin', 'size', 'spacing'])
  await page.getByRole('button', { name: editorMessages.zh.undo }).click()
  await expect.poll(() => storedResume(page, id)).toEqual(document)
  await expect(page.getByRole('button', { name: editorMessages.zh.undo })).toHaveAttribute('aria-disabled', 'true')
})

test('three pages too long for any setting stay as they are, and it says how much has to go; or become two', async ({
  page,
}) => {
  test.slow()
  const document = sample('zh/abroad-applicant', 'river')
  const twice = Object.entries(document.items).map(([id, item]) => [
    id,
    { ...item, body: `${item.body}\n${item.body}` },
  ])
  const long = { ...document, items: Object.fromEntries(twice) }
  const { id, pane, shrink } = await openOnePage(page, long)
  await expect(pane.getByText(/^共 [34] 页/)).toBeVisible()
  await shrink.click()
  await expect(pane.getByText(/^字号 9 磅、间距最小时仍超出一页 \d+%。大约还要删减 \d+% 的文字/)).toBeVisible(later)
  expect(await storedResume(page, id)).toEqual(long)

  // As tight as it goes, where that is a page less.
  await pane.getByRole('button', { name: page1.tightenAnyway(2) }).click()
  await expect(pane.getByText(page1.tightened(2))).toBeVisible()
  await expect(shrink).toBeFocused()
  await expect(pane.getByText(/^共 2 页/)).toBeVisible()
  await expect.poll(async () => (await storedResume(page, id)).design.size).toBe(9)
  await page.getByRole('button', { name: editorMessages.zh.undo }).click()
  await expect.poll(() => storedResume(page, id)).toEqual(long)
  await expect(pane.getByText(page1.tightened(2))).toHaveCount(0)
})

test('the search stops when it is told to, and when the text changes', async ({ page }) => {
  test.slow()
  const { editor, pane, shrink } = await openOnePage(page, sample('zh/graduate-applicant', 'slips'))
  const name = await editor.basics('name')
  await shrink.click()
  await pane.getByRole('button', { name: page1.stop }).click()
  await expect(pane.getByText(page1.stopped)).toBeVisible()
  await expect(shrink).toBeFocused()
  await shrink.click()
  await expect(pane.getByRole('progressbar', { name: page1.title })).toBeVisible()
  await name.fill('别人')
  await expect(pane.getByText(page1.changed)).toBeVisible()
})

test('a finding leads to its field and goes when that is mended; a dismissed one stays away', async ({ page }) => {
  const { finding, openChecks, show } = await openEditor(page, faulty)
  await openChecks()
  const email = rules['email-malformed'].problem('zhixia@example')
  const dates = rules['date-reversed'].problem('')
  await expect(finding(email)).toContainText(severityMessages.zh.error)
  await show(dates)
  const end = editorForms(page).field('甲公司', '结束时间')
  await expect(end).toBeFocused()
  await end.fill('2024-02')
  await expect(finding(dates)).toHaveCount(0)
  await show(email)
  await expect(page.getByRole('textbox', { name: '邮箱', exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await expect(finding(email)).toHaveCount(0)
  const columns = rules['columns-two'].problem('')
  await page.getByRole('button', { name: `${t.dismiss} · ${columns}` }).click()
  await expect(finding(columns)).toHaveCount(0)
  // The pressed button is gone.
  const focused = page.getByRole('tabpanel').locator(':focus')
  await expect(focused).toHaveCount(1)
  await page.reload()
  await openChecks()
  await expect(page.getByText(t.dismissed(1))).toBeVisible()
  await expect(finding(columns)).toHaveCount(0)
  await page.getByRole('button', { name: t.restore }).click()
  await expect(finding(columns)).toBeVisible()
  await expect(focused).toHaveCount(1)
  // What is to be mended in the design leads there.
  await page.getByRole('button', { name: `${t.showDesign} · ${columns}` }).click()
  await expect(page.getByRole('tab', { name: t.design, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: paneMessages.zh.design })).toBeFocused()
})

test('what a machine reads, and the terms of a posting', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { openChecks, part } = await openEditor(page, faulty)
  await openChecks()
  const machine = part(t.machine)
  await machine.getByText(t.machine, { exact: true }).click()
  await expect(machine.getByText(/林知夏[\s\S]*专业技能[\s\S]*工作经历[\s\S]*上线 3 个支付产品/)).toBeVisible()
  await machine.getByRole('button', { name: t.copy }).click()
  await expect(machine.getByText(t.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^林知夏\n产品经理\n/)

  const job = part(t.job)
  await job.getByText(t.job, { exact: true }).click()
  await job.getByRole('textbox', { name: t.jobText }).fill('负责支付产品的数据分析，熟悉 SQL、Python')
  await expect(job.getByText(t.jobCover(3, 4))).toBeVisible()
  await expect(job.getByRole('listitem').filter({ hasText: 'Python' })).toBeVisible()
  await job.getByRole('button', { name: t.jobClear }).click()
  await expect(job.getByRole('textbox', { name: t.jobText })).toHaveValue('')
  await expect(job.getByRole('listitem')).toHaveCount(0)
  await job.getByRole('textbox', { name: t.jobText }).fill('负责支付产品的数据分析，熟悉 SQL、Python')
  await job.getByRole('button', { name: t.jobIn('工作经历 · 甲公司 · 工作内容') }).click()
  await expect(editorForms(page).card('甲公司').getByRole('textbox', { name: '工作内容' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the way to a field goes through the tabs', async ({ page }) => {
    const { openChecks, show, part } = await openEditor(page, faulty)
    await page.getByRole('tab', { name: paneMessages.zh.preview }).click()
    await expect(page.getByText(editorMessages.zh.pages(1))).toBeVisible()
    await page.getByRole('tab', { name: paneMessages.zh.design, exact: true }).click()
    await openChecks()
    await part(t.job).getByText(t.job, { exact: true }).click()
    await part(t.machine).getByText(t.machine, { exact: true }).click()
    await expect(part(t.machine).getByRole('button', { name: t.copy })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await show(rules['email-malformed'].problem('zhixia@example'))
    await expect(page.getByRole('tab', { name: paneMessages.zh.edit })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('textbox', { name: '邮箱', exact: true })).toBeFocused()
  })
})
