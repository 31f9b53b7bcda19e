import * as z from 'zod/mini'
import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { formatCalendarDay, today } from '#client/lib/calendar-day.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { applicationsPath, editorPath, sharedPath } from '#src/contract/own-addresses.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeLink, makeResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const names = applicationMessages.zh
const statuses = applicationStatusMessages.zh
const overview = overviewMessages.zh
const notices = noticesMessages.zh
const posting = postingMessages.zh
const CHANGE = '**/api/user.Application/change'
const UNSEND = '**/api/user.Application/unsend'

const kept = z.object({ code: z.literal(1), data: z.object({ id: z.string() }) })

/** Begins an application for a résumé. @returns its id */
async function apply(page: Page, resume: string, title: string): Promise<string> {
  const answer = await page.request.post('/api/user.Application/create', {
    data: {
      ...{ key: crypto.randomUUID(), employer: '青竹科技', title, link: '', posting: '熟悉 SQL' },
      ...{ coverage: { covered: 0, total: 1 }, resume },
    },
    headers: { origin: siteUrl(e2eSite) },
  })
  return kept.parse(await answer.json()).data.id
}

/** Somebody with a résumé, and an application it is for. */
async function applied(page: Page): Promise<{ resume: string; application: string }> {
  await signInAsNew(page)
  const resume = await makeResume(page, shortResume())
  return { resume, application: await apply(page, resume, '产品经理') }
}

/** Lets the first request to an address wait until it is let go; the others pass. */
async function holdFirst(page: Page, address: string): Promise<{ reached: Promise<void>; letGo: () => void }> {
  const reached = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      reached.resolve()
      await gone.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { reached: reached.promise, letGo: gone.resolve }
}

async function openDetails(page: Page) {
  await page.goto(applicationsPath())
  await hydrated(page)
  await page.getByRole('button', { name: overview.details }).click()
  const details = page.getByRole('dialog', { name: overview.dialog })
  await expect(details.getByLabel(names.next)).toBeVisible()
  return details
}

test('what is typed of the next step while the one before is being saved stays', async ({ page }) => {
  await applied(page)
  const details = await openDetails(page)
  const step = details.getByLabel(names.next)
  const change = await holdFirst(page, CHANGE)
  await step.fill('准备')
  await details.getByRole('button', { name: names.saveNext }).click()
  await change.reached
  await step.fill('准备一面')
  const answered = page.waitForResponse(CHANGE)
  change.letGo()
  await answered
  await expect(details.getByRole('button', { name: names.saveNext })).toBeEnabled()
  await expect(step).toHaveValue('准备一面')
  await expect(step).toBeFocused()
})

test('several quick changes of a status are sent one after the other, so the last one stays', async ({ page }) => {
  await applied(page)
  await page.goto(applicationsPath())
  const status = page.getByLabel(names.statusOf(names.at('产品经理', '青竹科技')))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user.Application/change')) sent.push(request.postData() ?? '')
  })
  const change = await holdFirst(page, CHANGE)
  await status.selectOption('interview')
  await change.reached
  await status.selectOption('offer')
  // What the page asks for now is sent after what it asked for before.
  await page.evaluate(() => fetch('/api/user.Info/index'))
  expect(sent).toEqual([expect.stringContaining('interview')])
  change.letGo()
  await expect.poll(() => sent).toEqual([expect.stringContaining('interview'), expect.stringContaining('offer')])
  await expect(status).toHaveValue('offer')
})

test('details with unsaved texts stay beside a press, and ask before Escape closes them', async ({ page }) => {
  await applied(page)
  const details = await openDetails(page)
  await page.mouse.click(5, 5)
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: overview.details }).click()
  await details.getByLabel(names.next).fill('准备一面')
  await page.mouse.click(5, 5)
  await expect(details.getByLabel(names.next)).toHaveValue('准备一面')
  await details.getByLabel(names.next).focus()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: notices.unsaved })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: notices.goOn }).click()
  await expect(details.getByLabel(names.next)).toHaveValue('准备一面')
  await expect(details.getByLabel(names.next)).toBeFocused()
  const saved = page.waitForResponse(CHANGE)
  await details.getByRole('button', { name: names.saveNext }).click()
  await saved
  await details.getByLabel(names.next).fill('准备二面')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: notices.drop }).click()
  await expect(details).toBeHidden()
  await expect(page.getByText('准备一面', { exact: true })).toBeVisible()
})

test('what was sent is deleted with its file; where that fails it stays, and it is gone for good', async ({ page }) => {
  const { application } = await applied(page)
  const name = '林知夏.pdf'
  const day = today()
  const base64 = Buffer.from('%PDF-1.7\none\n%%EOF\n').toString('base64')
  const sent = await page.request.post('/api/user.Application/send', {
    data: { id: application, key: crypto.randomUUID(), on: day, file: { name, base64 }, share: null },
    headers: { origin: siteUrl(e2eSite) },
  })
  expect(await sent.json()).toMatchObject({ code: 1 })
  const details = await openDetails(page)
  const file = details.getByRole('link', { name: names.openFile(name) })
  const remove = details.getByRole('button', { name: names.removeSent(formatCalendarDay(day, 'zh')) })
  await page.route(UNSEND, (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }), { times: 1 })
  await remove.click()
  await expect(page.getByText('not now', { exact: true })).toBeVisible()
  await expect(file).toBeVisible()
  const address = (await file.getAttribute('href')) ?? ''
  expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf')

  await remove.click()
  await expect(file).toHaveCount(0)
  await expect(details.getByText(names.notSent)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.getByRole('link', { name: names.openFile(name) })).toHaveCount(0)
  expect((await page.request.get(address)).headers()['content-type']).not.toBe('application/pdf')
  await expect((await openDetails(page)).getByText(names.notSent)).toBeVisible()
})

test('a link that was sent can be opened until it is revoked, and is then said to have stopped', async ({ page }) => {
  const { resume, application } = await applied(page)
  const options = { expires_at: null, hide_contacts: false, download: true }
  const { id: share, token } = await makeLink(page, resume, { label: '青竹 HR', ...options })
  const tell = async (call: string, data: object) => {
    const answer = await page.request.post(`/api/${call}`, { data, headers: { origin: siteUrl(e2eSite) } })
    expect(await answer.json()).toMatchObject({ code: 1 })
  }
  const key = crypto.randomUUID()
  await tell('user.Application/send', { id: application, key, on: today(), file: null, share })
  const details = await openDetails(page)
  await expect(details.getByText(names.noSentFile)).toBeVisible()
  await expect(details.getByRole('link', { name: names.linkSent('青竹 HR') })).toHaveAttribute(
    'href',
    sharedPath(token),
  )
  await tell('user.Share/revoke', { share })
  const after = await openDetails(page)
  await expect(after.getByText(names.linkGone('青竹 HR'))).toBeVisible()
  await expect(after.getByRole('link', { name: names.linkSent('青竹 HR') })).toHaveCount(0)
})

test('where an application is gone from the list, the focus is at its heading', async ({ page }) => {
  await applied(page)
  await page.goto(applicationsPath())
  const heading = page.getByRole('heading', { level: 1, name: resumesMessages.zh.title })
  const status = page.getByLabel(names.statusOf(names.at('产品经理', '青竹科技')))
  await status.selectOption('interview')
  await page.getByRole('link', { name: new RegExp(`^${statuses.interview}`) }).click()
  await expect(page).toHaveURL(/status=interview/)
  await status.focus()
  await status.selectOption('offer')
  await expect(status).toBeHidden()
  await expect(heading).toBeFocused()

  const details = await openDetails(page)
  await details.getByRole('button', { name: overview.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: overview.removeYes }).click()
  await expect(page.getByRole('heading', { name: overview.empty })).toBeVisible()
  await expect(heading).toBeFocused()
})

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

test('a next step whose session has ended stays while somebody signs in, and then is saved once', async ({
  page,
  expectConsole,
}) => {
  expectConsole('401')
  const mobile = await registered(page)
  await apply(page, await makeResume(page, shortResume()), '产品经理')
  const details = await openDetails(page)
  const step = details.getByLabel(names.next)
  let asked = 0
  await page.route(CHANGE, (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 401, json: { code: 401, msg: '' } }) : route.continue()
  })
  await step.fill('准备一面')
  await details.getByRole('button', { name: names.saveNext }).click()
  const saved = page.waitForResponse((answer) => answer.url().includes('/user.Application/change') && answer.ok())
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await saved
  await expect(step).toHaveValue('准备一面')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.getByText('准备一面')).toBeVisible()
  expect(asked).toBe(2)
})
