import { applicationMessages } from '#client/i18n/applications.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { applicationsPath, editorPath } from '#src/contract/own-addresses.ts'
import { applied, apply } from '#tests/support/application-pages.ts'
import { expect, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { makeResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const names = applicationMessages.zh
const posting = postingMessages.zh
const CHANGE = '**/api/user.Application/change'

test('an application begun for the résumé that is open is shown though the list does not come', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await signInAsNew(page)
  const resume = await makeResume(page, shortResume())
  await page.goto(editorPath(resume, { posting: true }))
  const dialog = page.getByRole('dialog', { name: posting.dialog })
  await dialog.getByRole('textbox', { name: posting.posting }).fill('熟悉 SQL')
  await dialog.getByLabel(posting.title, { exact: true }).fill('产品经理')
  await dialog.getByLabel(posting.present).check()
  await page.route('**/api/user.Application/list**', (route) => route.abort())
  await dialog.getByRole('button', { name: posting.create }).click()
  await expect(dialog.getByRole('heading', { name: '产品经理' })).toBeVisible()
})

test('of several applications of a résumé one is chosen, and a new one is left for it again', async ({ page }) => {
  const { resume, application } = await applied(page)
  await apply(page, resume, '数据分析师')
  await page.goto(editorPath(resume, { posting: true }))
  const dialog = page.getByRole('dialog', { name: posting.dialog })
  const choice = dialog.getByLabel(posting.several)
  const heading = (title: string) => dialog.getByRole('heading', { name: names.at(title, '青竹科技') })
  await expect(heading('数据分析师')).toBeVisible()
  await choice.selectOption(application)
  await expect(heading('产品经理')).toBeVisible()
  await dialog.getByRole('button', { name: posting.another }).click()
  await expect(dialog.getByRole('textbox', { name: posting.posting })).toBeVisible()
  await expect(choice).toBeHidden()
  await dialog.getByRole('button', { name: posting.back }).click()
  await expect(heading('产品经理')).toBeVisible()
  const changed = page.waitForResponse(CHANGE)
  await dialog.getByLabel(names.statusOf(names.at('产品经理', '青竹科技'))).selectOption('interview')
  await changed
  await page.goto(applicationsPath())
  await expect(page.getByLabel(names.statusOf(names.at('产品经理', '青竹科技')))).toHaveValue('interview')
  await expect(page.getByLabel(names.statusOf(names.at('数据分析师', '青竹科技')))).toHaveValue('preparing')
})

test('where the account has no room for a copy, the résumé itself is used; what is noted twice is two', async ({
  page,
}) => {
  await signInAsNew(page)
  const [resume] = [await makeResume(page, shortResume()), await makeResume(page, shortResume())]
  await makeResume(page, shortResume())
  await page.goto(editorPath(resume, { posting: true }))
  const dialog = page.getByRole('dialog', { name: posting.dialog })
  await dialog.getByRole('textbox', { name: posting.posting }).fill('青竹科技招聘产品经理\n熟悉 SQL')
  await expect(dialog.getByRole('radio', { name: posting.copy })).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: posting.present })).toBeChecked()
  await expect(dialog.getByText(usageMessages.zh.noRoom(3, 3))).toBeVisible()
  await dialog.getByRole('button', { name: posting.create }).click()
  await expect(dialog.getByText(names.notSent)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(resume))
  const sendings = dialog.getByRole('button', { name: new RegExp(names.removeSent('.+')) })
  await dialog.getByRole('checkbox', { name: posting.freeze }).uncheck()
  for (const count of [1, 2]) {
    await dialog.getByRole('button', { name: posting.noteButton }).click()
    await expect(sendings).toHaveCount(count)
  }
})

test('what is typed of a posting while a file is read stays, and the file comes after it', async ({ page }) => {
  await signInAsNew(page)
  const resume = await makeResume(page, shortResume())
  await page.goto(editorPath(resume, { posting: true }))
  const dialog = page.getByRole('dialog', { name: posting.dialog })
  const worker = await holdFirst(page, '**/import-worker*.js')
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from('熟悉 SQL') },
  })
  await worker.reached
  const field = dialog.getByRole('textbox', { name: posting.posting })
  await field.fill('内推：张三')
  worker.letGo()
  await expect(field).toHaveValue('内推：张三\n\n熟悉 SQL')
})
