import * as z from 'zod/mini'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { localePath } from '#client/lib/paths.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { locales } from '#src/contract/locale.ts'
import { composeResume } from '#src/resume/compose.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, test, testWithoutPdfs, WECHAT_PHONE } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { editedId, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { readPdf } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'
import { chinese, makeTwinOf } from '#tests/support/twins.ts'

const job = 'items/work-item-1'

for (const locale of locales) {
  test(`a twin is made: its dates and contacts are there, its words beside what is to be translated (${locale})`, async ({
    page,
  }) => {
    const t = editorTwinMessages[locale]
    await signInAsNew(page)
    // A name with a sign of several readings is left to its owner.
    const id = await makeResume(page, chinese('林乐'))
    const editor = editorPage(page, locale)
    await editor.open(id)
    await editor.choose(t.menu('en'))
    const dialog = page.getByRole('dialog', { name: t.make('en') })
    await expect(dialog.getByRole('checkbox', { name: t.details.en })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.make('en') }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page.getByText(t.left(6))).toBeVisible()
    const twin = await storedResume(page, editedId(page))
    expect(twin?.basics).toEqual({ phone: '13800001111' })
    expect(twin?.items).toMatchObject({
      'work-item-1': { section: 'work', start: '2020-03', end: '2023-06' },
      'education-item-1': { degree: "Bachelor's degree", start: '2014', end: '2018' },
    })
    expect(twin?.locale).toBe('en')
    expect(twin?.twin).toBe((await storedResume(page, id))?.twin)
    await expectAccessible(page)

    // The way to the next place leads to the field, which shows the original.
    await page.getByRole('button', { name: t.next }).click()
    await expect(page.getByText(t.original('zh')).first()).toBeVisible()
    await page.keyboard.type('Le Lin')
    await expect(page.getByText(t.left(5))).toBeVisible()

    // Before a file is saved, one is told what it lacks.
    await editor.button(editorMessages[locale].download).click()
    const lacks = page.getByRole('alertdialog')
    await expect(lacks).toContainText(t.lacks(5))
    await lacks.getByRole('button', { name: editorDeliveryMessages[locale].lacksCancel }).click()
  })
}

test('a change on one side is seen on the other, brought over as one step, and undone', async ({ page }) => {
  const t = editorTwinMessages.zh
  const fields = editorFieldsMessages.zh.work
  await signInAsNew(page)
  const id = await makeResume(page, chinese())
  const twin = await makeTwinOf(page, id)
  expect((await storedResume(page, twin))?.basics.name).toBe('Zhixia Lin')

  // The first changes a date and a text.
  const editor = editorPage(page)
  await editor.open(id)
  const forms = editorForms(page)
  await forms.header('工作经历').click()
  await forms.field('青简科技', fields.end?.label ?? '').fill('2024-01')
  await forms.field('青简科技', fields.title?.label ?? '').fill('高级产品经理')
  await editor.says(editorMessages.zh.saved)

  await page.goto(`/edit?id=${twin}&twin=1`)
  const dialog = page.getByRole('dialog', { name: t.compare('zh') })
  await expect(dialog.getByRole('heading', { name: t.theirsTitle('zh', 1) })).toBeVisible()
  const row = dialog.getByRole('listitem').filter({ hasText: '2024.01' })
  await expect(row.getByRole('deletion')).toHaveText('2023.06')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^带过来/ }).click()
  await expect(dialog.getByRole('heading', { name: t.theirsTitle('zh', 1) })).toHaveCount(0)
  await expect.poll(async () => (await storedResume(page, twin))?.items['work-item-1']?.end).toBe('2024-01')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editorMessages.zh.undo }).click()
  await expect.poll(async () => (await storedResume(page, twin))?.items['work-item-1']?.end).toBe('2023-06')

  // Translated from the comparison: the field has the focus and the newest original.
  await page.getByRole('button', { name: t.compare('zh') }).click()
  await dialog.getByRole('button', { name: new RegExp(`^去翻译.*${fields.title?.label}`) }).click()
  const field = page.locator(`[data-field="${job}.title"] input`)
  await expect(field).toBeFocused()
  await expect(page.getByText('高级产品经理')).toBeVisible()
  await page.keyboard.type('Senior Product Manager')
  await page.getByRole('button', { name: t.confirmNamed(fields.title?.label ?? '') }).click()
  await expect
    .poll(async () => (await storedResume(page, twin))?.marks?.['work-item-1']?.['items.title.own'])
    .toBe('Senior Product Manager')
  await expect(field).toBeFocused()

  // Deleting one leaves the other whole.
  await page.request.get(`/api/user/resume/del?id=${id}`)
  await page.goto(`/edit?id=${twin}&twin=1`)
  await expect(page.getByText(t.alone('zh'))).toBeVisible()
  expect((await storedResume(page, twin))?.items['work-item-1']?.title).toBe('Senior Product Manager')
})

testWithoutPdfs(
  'several changes are dealt with by one press each, and each press is one step to undo',
  async ({ page }) => {
    const t = editorTwinMessages.zh
    const { work, education } = editorFieldsMessages.zh
    await signInAsNew(page)
    const id = await makeResume(page, chinese())
    const twin = await makeTwinOf(page, id)
    const [editor, forms] = [editorPage(page), editorForms(page)]
    await editor.open(id)
    await forms.header('工作经历').click()
    await forms.field('青简科技', work.start?.label ?? '').fill('2019-01')
    await forms.field('青简科技', work.end?.label ?? '').fill('2024-01')
    await forms.header('教育背景').click()
    await forms.field('南京理工大学', education.start?.label ?? '').fill('2013')
    await editor.says(editorMessages.zh.saved)

    await page.goto(`/edit?id=${twin}`)
    await forms.header(sectionTitles.work.en).click()
    await page.locator(`[data-field="${job}.org"] input`).fill('Qingjian')
    await page.locator(`[data-field="${job}.title"] input`).fill('PM')
    await page.getByRole('button', { name: t.compare('zh') }).click()
    const dialog = page.getByRole('dialog', { name: t.compare('zh') })
    const title = (name: string) => dialog.getByRole('heading', { name, exact: true })
    await expect(title(t.typedTitle(2))).toBeVisible()
    await expect(title(t.theirsTitle('zh', 3))).toBeVisible()
    await dialog
      .getByRole('listitem')
      .filter({ hasText: '2013' })
      .getByRole('button', { name: /^标为一致/ })
      .click()
    await dialog.getByRole('button', { name: t.bringAll(2) }).press('Enter')
    await expect(dialog.getByRole('heading', { name: /^中文版改了/ })).toHaveCount(0)
    await expect(dialog.getByRole('region', { name: t.list }).locator(':focus')).toBeVisible()
    await dialog.getByRole('button', { name: t.allUpToDate(2) }).press('Enter')
    await expect(title(t.typedTitle(2))).toHaveCount(0)
    const dates = async () => {
      const { items } = await storedResume(page, twin)
      return [items['work-item-1']?.start, items['work-item-1']?.end, items['education-item-1']?.start]
    }
    await expect.poll(dates).toEqual(['2019-01', '2024-01', '2014'])
    await page.keyboard.press('Escape')
    await editor.button(editorMessages.zh.undo).click()
    await editor.button(editorMessages.zh.undo).click()
    await expect.poll(dates).toEqual(['2020-03', '2023-06', '2014'])
  },
)

test('without an account and on a phone, by the keyboard: made, changed, compared', async ({ page }) => {
  const t = editorTwinMessages.en
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localePath('en', '/resume/new'))
  await page.getByRole('button', { name: editorStartMessages.en.create }).click()
  const editor = editorPage(page, 'en')
  await expect(editor.title).toBeVisible()
  await editor.title.fill('Mine')
  await editor.says(editorMessages.en.savedHere)
  const first = page.url()
  await editor.more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: t.menu('zh') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t.make('zh') })
  await dialog.getByRole('button', { name: t.make('zh') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(first)
  await expect(editor.title).toHaveValue(t.twinTitle('Mine', 'zh'))
  await page.getByRole('button', { name: t.compare('en') }).press('Enter')
  await expect(page.getByRole('dialog', { name: t.compare('en') }).getByText(t.nothing)).toBeVisible()
  await expectAccessible(page)
  await page.goto(localePath('en', '/resume/new'))
  await expect(page.getByRole('link', { name: guestMessages.en.twinOf('zh', 'Mine'), exact: true })).toBeVisible()
})

for (const locale of locales) {
  test(`both are exported, in one file or two, once it is said what is not translated (${locale})`, async ({
    page,
  }) => {
    const t = editorTwinMessages[locale]
    const deliver = editorDeliveryMessages[locale]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAsNew(page)
    const id = await makeResume(page, chinese())
    await makeTwinOf(page, id, locale)
    await page.getByRole('button', { name: t.compare('zh') }).click()
    const dialog = page.getByRole('dialog', { name: t.compare('zh') })
    await expect(dialog.getByText(t.lacks(5))).toBeVisible()
    await dialog.getByRole('radio', { name: t.first('zh') }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.onePdf }).press('Enter')
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText(t.lacks(5))
    const downloaded = page.waitForEvent('download')
    await asked.getByRole('button', { name: deliver.lacksSave }).click()
    const one = await downloaded
    expect(one.suggestedFilename()).toBe(`林知夏-产品经理-${t.codes.zh}-${t.codes.en}.pdf`)
    const read = await readPdf(await contentOf(one))
    expect(read.pages).toHaveLength(2)
    const [chinesePage = '', englishPage = ''] = read.pages.map(({ texts }) => texts.map(({ text }) => text).join(''))
    expect(chinesePage).toContain('南京理工大学')
    expect(englishPage).toContain('13800001111')
    expect(englishPage).not.toContain('南京理工大学')

    const names: string[] = []
    page.on('download', (file) => names.push(file.suggestedFilename()))
    await dialog.getByRole('button', { name: t.twoPdfs }).press('Enter')
    await expect.poll(() => names.length).toBe(2)
  })
}

test('inside another application, which saves no file, both are offered one after the other', async ({ browser }) => {
  test.slow()
  const [t, deliver] = [editorTwinMessages.zh, editorDeliveryMessages.zh]
  const { use } = test.info().project
  const context = await browser.newContext({ ...use, locale: 'zh-CN', userAgent: WECHAT_PHONE })
  const page = await context.newPage()
  await signInAsNew(page)
  await makeTwinOf(page, await makeResume(page, chinese()))
  await page.getByRole('button', { name: t.compare('zh') }).click()
  const dialog = page.getByRole('dialog', { name: t.compare('zh') })
  await dialog.getByRole('button', { name: t.twoPdfs }).click()
  const offered = page.getByRole('dialog', { name: deliver.title })
  for (const name of [`Zhixia Lin-${t.codes.en}.pdf`, `林知夏-产品经理-${t.codes.zh}.pdf`]) {
    await expect(offered.getByRole('link', { name: deliver.open(name), exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expect(offered).toHaveCount(0)
  await context.close()
})

test('of the conventions of a language only those are named that a résumé has something for', async ({ page }) => {
  const t = editorTwinMessages.zh
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew(composeResume({ locale: 'zh', design: 'ink', basics: { intention: '产品经理' }, sections: [] }))
  await editor.choose(t.menu('en'))
  const dialog = page.getByRole('dialog', { name: t.make('en') })
  await expect(dialog.getByRole('button', { name: t.make('en') })).toBeVisible()
  await expect(dialog.getByRole('group')).toHaveCount(0)
})

test('the list leads to the twin', async ({ page }) => {
  const t = editorTwinMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, chinese())
  await makeTwinOf(page, id)
  await page.goto(MY_RESUMES)
  await page.getByRole('link', { name: resumesMessages.zh.twin('林知夏-产品经理'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t.compare('en') })).toBeVisible()
})

test('whose account is full is told so before anything is made', async ({ page }) => {
  const t = editorTwinMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, chinese())
  const list: unknown = await (await page.request.get('/api/user.Jianli/list')).json()
  const { limit } = z.object({ data: z.object({ limit: z.int() }) }).parse(list).data
  for (let count = 1; count < limit; count += 1) await makeResume(page, chinese())
  await page.goto(`/edit?id=${id}&twin=1`)
  const full = page.getByRole('dialog', { name: t.make('en') })
  await expect(full.getByText(usageMessages.zh.noRoom(limit, limit))).toBeVisible()
  await expect(full.getByRole('link', { name: t.plans })).toBeVisible()
  await expect(full.getByRole('button', { name: t.make('en') })).toHaveCount(0)
})
