import { readFile } from 'node:fs/promises'
import { accountMessages } from '#client/i18n/account.ts'
import { clientMessages } from '#client/i18n/client.ts'
import { headerMessages } from '#client/i18n/header.ts'
import { noticesMessages } from '#client/i18n/notices.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { expect, hydrated, newMobile, test } from '#tests/support/browser.ts'
import { loginDialog, PASSWORD } from '#tests/support/login-dialog.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'

function textsOf(locale: Locale) {
  return {
    client: clientMessages[locale],
    header: headerMessages[locale],
    notices: noticesMessages[locale],
    signIn: signInMessages[locale],
    detail: detailMessages[locale],
    account: accountMessages[locale],
    resumes: resumesMessages[locale],
  }
}

for (const locale of locales) {
  const root = locale === 'en' ? '/en' : ''
  const texts = textsOf(locale)
  const { client, header, notices, signIn, detail, account, resumes } = texts

  test(`from the home page to a downloaded file and the daily limit (${locale})`, async ({ page, expectConsole }) => {
    const mobile = newMobile()

    // Finds a template.
    await page.goto(`${root}/`)
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: header.word }).click()
    await expect(page).toHaveURL(`${root}/word-jianli/`)
    await page.locator('main a[href*="/word-jianli/1"]').first().click()
    await expect(page).toHaveURL(new RegExp(`${root}/word-jianli/1\\d+$`))
    const templatePage = page.url()
    const title = await page.getByRole('heading', { level: 1 }).innerText()

    // Wants it, registers, gets it under its own name, with its Chinese or English intact.
    await page.getByRole('link', { name: detail.signInToDownload }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), loginDialog(page, locale).register(mobile)])
    await expect(page).toHaveURL(templatePage)
    expect(download.suggestedFilename()).toMatch(/\.docx$/)
    const parts = readDocx(await readFile(await download.path()))
    expect(textOf(parts.get('word/document.xml') ?? '')).toContain(sectionTitles.education[locale])
    await expect(page.getByText(client.downloadSuccessful, { exact: true })).toBeVisible()
    await expect(page.getByText(detail.quotaAgain)).toBeVisible()

    // Keeps it.
    await page.getByRole('button', { name: detail.favourite, exact: true }).click()
    await expect(page.getByRole('button', { name: detail.favourited, exact: true })).toBeVisible()

    // Meets the limit with another one.
    await page.getByRole('region', { name: detail.related }).locator('a[href*="/word-jianli/1"]').first().click()
    await expect(page).not.toHaveURL(templatePage)
    // It scrolls smoothly, and a press in between would meet what has moved on.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: detail.usedUp }).click()
    const dialog = page.getByRole('alertdialog', { name: notices.limitTitle })
    await expect(dialog.getByRole('button', { name: notices.upgrade })).toBeVisible()
    await dialog.getByRole('button', { name: notices.notNow }).click()
    await expect(dialog).toBeHidden()

    // Finds it among the favourites.
    await page.getByRole('button', { name: header.account }).click()
    await page.getByRole('link', { name: header.myFavourites }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: account.favourites })).toBeVisible()
    await expect(page.getByText(title)).toBeVisible()

    // Leaves and comes back with the password.
    await page.getByRole('button', { name: header.account }).click()
    await page.getByRole('button', { name: header.logout }).click()
    await expect(page).toHaveURL(`${root}/user/login`)
    expectConsole('401')
    await page.goto(`${root}/user/templates`)
    await expect(page).toHaveURL(`${root}/user/login?url=${encodeURIComponent(`${root}/user/templates`)}`)
    await hydrated(page)
    await page.getByLabel(signIn.mobile, { exact: true }).fill(mobile)
    await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: signIn.submitAccount }).click()
    await expect(page.getByRole('heading', { name: resumes.none })).toBeVisible()
  })
}
