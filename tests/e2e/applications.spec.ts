import * as z from 'zod/mini'
import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { formatDay } from '#client/lib/dates.ts'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { applicationsPath } from '#src/contract/own-addresses.ts'
import { beijingDay } from '#src/lib/time.ts'
import { composeResume } from '#src/resume/compose.ts'
import { measureCoverage } from '#src/resume/coverage/coverage.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { contentOf, expect, type Page, test } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { editedId, makeLink, makeResume, storedResume } from '#tests/support/online-resumes.ts'
import { readPdf, squeezed } from '#tests/support/pdf.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const words = {
  zh: {
    posting:
      '职位名称：支付产品经理\n公司：青竹科技有限公司\nhttps://jobs.example.com/7\n熟悉 SQL、Tableau，负责风险管理。',
    title: '支付产品经理',
    employer: '青竹科技有限公司',
    line: '用 SQL 和 Tableau 做风险管理',
    next: '准备一面',
  },
  en: {
    posting: 'Payments manager at Acme\nhttps://jobs.example.com/7\nYou know SQL and Tableau, and do risk management.',
    title: 'Payments manager',
    employer: 'Acme',
    line: 'Risk management with SQL and Tableau',
    next: 'Prepare the interview',
  },
} as const

const resumeIn = (locale: Locale) =>
  composeResume({
    locale,
    design: 'ink',
    basics: { name: locale === 'zh' ? '林知夏' : 'Ann Lee', phone: '13800001111' },
    sections: [{ kind: 'work', items: [{ org: 'Moshi', title: 'PM', start: '2020-03', body: 'Ran payments' }] }],
  })

/** The dialog for a posting in the editor. */
function postingDialog(page: Page, locale: Locale) {
  const t = postingMessages[locale]
  const dialog = page.getByRole('dialog', { name: t.dialog })
  return {
    t,
    dialog,
    posting: dialog.getByRole('textbox', { name: t.posting }),
    field: (name: string) => dialog.getByLabel(name, { exact: true }),
    press: (name: string) => dialog.getByRole('button', { name }).click(),
    close: () => page.keyboard.press('Escape'),
  }
}

const sentFile = z.object({ data: z.object({ sendings: z.array(z.object({ id: z.string() })) }) })

for (const [locale, width] of [
  ['zh', 1280],
  ['en', 1280],
  ['zh', 390],
] as const) {
  test(`a copy for a posting comes to cover it, is sent with a frozen file, and stands in the overview (${locale}, ${width})`, async ({
    page,
  }) => {
    const said = words[locale]
    const names = applicationMessages[locale]
    const overview = overviewMessages[locale]
    const statuses = applicationStatusMessages[locale]
    await page.setViewportSize({ width, height: 844 })
    const before = resumeIn(locale)
    const job = locale === 'zh' ? 'intention' : 'headline'
    const first = measureCoverage(before, said.posting)
    const after = measureCoverage({ ...before, basics: { ...before.basics, [job]: said.line } }, said.posting)
    expect(after.covered).toBeGreaterThan(first.covered)
    await signInAsNew(page)
    const original = await makeResume(page, before)
    const editor = editorPage(page, locale)

    // From the overview, which says what it is for, to the form in the editor.
    await page.goto(localePath(locale, applicationsPath()))
    await expect(page.getByRole('heading', { name: overview.empty })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: overview.begin }).click()
    await page.getByRole('dialog', { name: overview.choose }).getByRole('listitem').getByRole('link').first().click()
    const { t, dialog, posting, field, press, close } = postingDialog(page, locale)
    await posting.fill(said.posting)
    await expect(field(t.title)).toHaveValue(said.title)
    await expect(field(t.employer)).toHaveValue(said.employer)
    await expect(field(t.link)).toHaveValue('https://jobs.example.com/7')
    await expect(dialog.getByText(editorChecksMessages[locale].jobCover(first.covered, first.total))).toBeVisible()
    await expect(dialog.getByText(t.room(1, 3))).toBeVisible()
    await expectAccessible(page)
    await press(t.create)

    // The copy is open; the original is as it was.
    await expect(page).not.toHaveURL(new RegExp(original))
    await expect(editor.title).toHaveValue(t.copyTitle(said.title, said.employer))
    const copy = editedId(page)

    // What is written is measured.
    const measured = page.waitForResponse('**/api/user.Application/measure')
    const jobField = await editor.basics(job, locale)
    await jobField.fill(said.line)
    expect((await measured).status()).toBe(200)
    await editor.says(editorMessages[locale].saved)
    expect((await storedResume(page, original)).basics[job]).toBeUndefined()

    // Sent: the file of this moment is kept.
    const link = await makeLink(page, copy, {
      ...{ label: 'HR', expires_at: null, hide_contacts: false, download: true, comments: false },
    })
    await editor.choose(t.menu)
    await expect(dialog.getByText(names.coverageChange(first.covered, after.covered, after.total))).toBeVisible()
    const steps = dialog.getByRole('list', { name: names.coverageOverTime }).getByRole('listitem')
    const day = formatDay(Date.now(), locale)
    await expect(steps).toHaveText([first, after].map(({ covered, total }) => names.coverageOn(day, covered, total)))
    await field(t.share).selectOption({ label: 'HR' })
    const noted = page.waitForResponse('**/api/user.Application/send')
    await press(t.noteButton)
    const [sending] = sentFile.parse(await (await noted).json()).data.sendings
    await expect(dialog.getByLabel(names.statusOf(names.at(said.title, said.employer)))).toHaveValue('sent')
    await expect(dialog.getByRole('link', { name: names.linkSent('HR') })).toHaveAttribute(
      'href',
      localePath(locale, `/resume/s/${link.token}`),
    )
    await dialog.getByLabel(names.statusOf(names.at(said.title, said.employer))).selectOption('interview')
    await field(names.next).fill(said.next)
    await field(names.nextOn).fill(beijingDay(Date.now()))
    const planned = page.waitForResponse('**/api/user.Application/change')
    await press(names.saveNext)
    await planned
    await expectAccessible(page)
    await close()

    // Later edits do not change what was sent.
    await jobField.fill('something else')
    await editor.says(editorMessages[locale].saved)

    await page.goto(localePath(locale, applicationsPath()))
    const entry = page.getByRole('article').filter({ hasText: said.title })
    await expect(entry.getByText(said.next)).toContainText(names.today)
    await expect(entry.getByLabel(names.statusOf(names.at(said.title, said.employer)))).toHaveValue('interview')
    const download = page.waitForEvent('download')
    await entry.getByRole('link', { name: names.openFile('').trim() }).click()
    const pdf = await readPdf(await contentOf(await download))
    expect(pdf.pages.map(squeezed).join()).toContain(said.line.replaceAll(' ', ''))
    expect(sending?.id).toMatch(/^\w{20}$/)
    await expectAccessible(page)

    // By the keyboard: details, another status, and away.
    await entry.getByRole('button', { name: overview.details }).press('Enter')
    const details = page.getByRole('dialog', { name: overview.dialog })
    await details.locator('summary').filter({ hasText: names.posting }).press('Enter')
    await expect(details.getByText(said.posting.split('\n').at(-1) ?? '')).toBeVisible()
    await details.locator('summary').filter({ hasText: names.facts }).press('Enter')
    await details.getByLabel(names.employer, { exact: true }).fill('Moshi')
    await details.getByRole('button', { name: names.saveFacts, exact: true }).click()
    await expect(details.getByRole('heading', { name: names.at(said.title, 'Moshi') })).toBeVisible()
    await expect(details.getByRole('listitem').filter({ hasText: statuses.interview })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const moved = page.waitForResponse('**/api/user.Application/change')
    await entry.getByLabel(names.statusOf(names.at(said.title, 'Moshi'))).selectOption('declined')
    await moved
    await page.getByRole('link', { name: new RegExp(`^${statuses.declined}`) }).click()
    await expect(page).toHaveURL(/status=declined/)
    await expect(entry).toBeVisible()

    // Removing it leaves the résumé.
    await entry.getByRole('button', { name: overview.details }).click()
    await details.getByRole('button', { name: overview.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: overview.removeYes }).click()
    await expect(page.getByRole('heading', { name: overview.empty })).toBeVisible()
    expect((await storedResume(page, copy)).basics[job]).toBe('something else')
  })
}

for (const locale of locales) {
  test(`without an account one compares; what was filled in goes along into the account (${locale})`, async ({
    page,
  }) => {
    const said = words[locale]
    const editor = editorPage(page, locale)
    await page.goto(localePath(locale, '/resume/new'))
    await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
    await editor.title.fill('Mine')
    await editor.says(editorMessages[locale].savedHere)
    const { t, dialog, posting, field, press } = postingDialog(page, locale)
    await editor.choose(t.menu)
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'posting.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(said.posting),
    })
    await expect(posting).toHaveValue(said.posting)
    await field(t.employer).fill('Moshi')
    await expect(dialog.getByText(t.guestTitle)).toBeVisible()
    await expectAccessible(page)
    // Somebody who is signed in already goes on at once.
    await signInAsNew(page)
    await page.reload()
    await editor.choose(t.menu)
    await posting.fill(said.posting)
    await field(t.employer).fill('Moshi')
    await press(t.guestGo)
    await expect(page).toHaveURL(/\/edit\?id=/)
    await expect(page.getByText(guestMessages[locale].saved, { exact: true })).toBeVisible()
    await expect(posting).toHaveValue(said.posting)
    await expect(field(t.employer)).toHaveValue('Moshi')
    await dialog.getByLabel(t.present).check()
    await press(t.create)
    await expect(
      dialog.getByRole('heading', { name: applicationMessages[locale].at(said.title, 'Moshi') }),
    ).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('posting-draft'))).toBeNull()
  })
}
