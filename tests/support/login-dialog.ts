import { headerMessages } from '#client/i18n/header.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { localePath } from '#client/lib/paths.ts'
import { demoAccount } from '#scripts/lib/demo-account.ts'
import type { Locale } from '#src/contract/locale.ts'
import { type BrowserContext, expect, hydrated, type Locator, newestCode, newMobile, type Page } from './browser.ts'

export const PASSWORD = 'bamboo-and-ink'

/** The login dialog, and actions on it, in one language. */
export function loginDialog(page: Page, locale: Locale = 'zh') {
  return loginForms(page, page.getByRole('dialog', { name: signInMessages[locale].pageTitle }), locale)
}

/** The login page, and actions on it. */
export function loginPage(page: Page, locale: Locale = 'zh') {
  return loginForms(page, page.getByRole('main'), locale)
}

function loginForms(page: Page, box: Locator, locale: Locale) {
  const t = signInMessages[locale]
  const field = (label: string) => box.getByLabel(label, { exact: true })
  const button = (name: string) => box.getByRole('button', { name, exact: true })
  const tab = (name: string) => box.getByRole('tab', { name })
  return {
    box,
    field,
    button,
    tab,
    async signIn({ mobile, password } = demoAccount): Promise<void> {
      await tab(t.tabAccount).click()
      await field(t.mobile).fill(mobile)
      await field(t.password).fill(password)
      await button(t.submitAccount).click()
    },
    async register(mobile: string): Promise<void> {
      await tab(t.tabAccount).click()
      await button(t.toRegister).click()
      await field(t.mobile).fill(mobile)
      await button(t.getCode).click()
      await field(t.code).fill(await newestCode(page, mobile))
      await field(t.password).fill(PASSWORD)
      await button(t.submitRegister).click()
    },
  }
}

/** The link of the header that opens it. */
export function opener(page: Page, locale: Locale = 'zh') {
  return page.getByRole('banner').getByRole('link', { name: headerMessages[locale].signIn })
}

/** The account button of a signed-in user. */
export function account(page: Page, locale: Locale = 'zh') {
  return page.getByRole('button', { name: headerMessages[locale].account })
}

/** Registers in the dialog; returns the number. */
export async function registered(page: Page, locale: Locale = 'zh'): Promise<string> {
  const mobile = newMobile()
  await page.goto(localePath(locale, '/about-us'))
  await hydrated(page)
  await opener(page, locale).click()
  await loginDialog(page, locale).register(mobile)
  await expect(account(page, locale)).toBeVisible()
  return mobile
}

/** The same person in another browser. */
export async function signInElsewhere(context: BrowserContext, mobile: string, password = PASSWORD): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/about-us')
  await hydrated(page)
  await opener(page).click()
  await loginDialog(page).signIn({ mobile, password })
  await expect(account(page)).toBeVisible()
  return page
}
