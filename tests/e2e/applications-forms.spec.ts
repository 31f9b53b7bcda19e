import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { formatCalendarDay, today } from '#client/lib/calendar-day.ts'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { applicationsPath, editorPath, sharedPath } from '#src/contract/own-addresses.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { applied, apply } from '#tests/support/application-pages.ts'
import { expect, hydrated, type Page, test } from '#tests/support/browser.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeLink, makeResume } from '#tests/support/online-resumes.ts'

test.use({ makesPdfs: false })

const names = applicationMessages.zh
const statuses = applicationStatusMessages.zh
const overview = overviewMessages.zh
const notices = noticesMessages.zh
const CHANGE = '**/api/user.Application/change'
const UNSEND = '**/api/user.Application/unsend'

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

test('what was sent is deleted with its file once that is confirmed; where it fails it stays', async ({ page }) => {
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
  const question = page.getByRole('alertdialog', { name: names.removeSent(formatCalendarDay(day, 'zh')) })
  await remove.press('Enter')
  await question.getByRole('button', { name: names.cancel }).press('Enter')
  await expect(remove).toBeFocused()
  await expect(file).toBeVisible()

  const removeAll = async () => {
    await remove.click()
    await question.getByRole('button', { name: names.removeYes }).click()
  }
  await page.route(UNSEND, (route) => route.fulfill({ json: { code: 1234, msg: 'not now' } }), { times: 1 })
  await removeAll()
  await expect(page.getByText('not now', { exact: true })).toBeVisible()
  await expect(file).toBeVisible()
  const address = (await file.getAttribute('href')) ?? ''
  expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf')

  await removeAll()
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

test('an application outlives its résumé, and says so where it would lead into it', async ({ page }) => {
  const { resume } = await applied(page)
  const open = await openDetails(page)
  await expect(open.getByRole('link', { name: overview.sendIn })).toHaveAttribute(
    'href',
    editorPath(resume, { posting: true }),
  )
  const answer = await page.request.get(`/api/user/resume/del?id=${resume}`)
  expect(await answer.json()).toMatchObject({ code: 1 })
  const details = await openDetails(page)
  await expect(page.getByText(names.resumeDeleted(''))).toHaveCount(1)
  await expect(details.getByRole('link', { name: overview.sendIn })).toHaveCount(0)
})

test('the résumé for a new application is one of the last twenty; further ones are said to be in the list', async ({
  page,
}) => {
  await applied(page)
  const listed = await page.request.get('/api/user.Jianli/list')
  const { data } = await listed.json()
  const begin = async () => {
    await page.goto(applicationsPath())
    await hydrated(page)
    await page.getByRole('button', { name: overview.begin }).click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(1)
  }
  await begin()
  expect(await page.getByText(overview.chooseMore).count()).toBe(0)
  // As if there were more of them than a page of the list.
  const more = { code: 1, msg: '', time: 0, data: { ...data, total: 30 } }
  await page.route('**/api/user.Jianli/list*', (route) => route.fulfill({ json: more }))
  await begin()
  await expect(page.getByText(overview.chooseMore)).toBeVisible()
})

test('a page whose last application is gone says so, not that there are none', async ({ page }) => {
  const { resume } = await applied(page)
  for (let nth = 1; nth <= 20; nth += 1) await apply(page, resume, `职位 ${nth}`)
  await page.goto(applicationsPath(null, 2))
  await page.getByRole('button', { name: overview.details }).click()
  const details = page.getByRole('dialog', { name: overview.dialog })
  await details.getByRole('button', { name: overview.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: overview.removeYes }).click()
  const { pageEmpty, toFirstPage } = pagerMessages.zh
  await expect(page.getByRole('heading', { name: pageEmpty })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: resumesMessages.zh.title })).toBeFocused()
  await page.getByRole('link', { name: toFirstPage }).click()
  await expect(page.getByRole('button', { name: overview.details })).toHaveCount(20)
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
  // Until then the dialog asks before it closes.
  await expect(page.getByRole('status').filter({ hasText: names.nextSaved })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.getByText('准备一面')).toBeVisible()
  expect(asked).toBe(2)
})
