import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { sharedMessages } from '#client/i18n/shared.ts'
import type { Locale } from '#src/contract/locale.ts'
import { type Page, test } from './browser.ts'

/** Somebody else with a link, on a phone if `width` says so. */
export async function reader(page: Page, path: string, width = 1280): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('There is no browser')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const context = await browser.newContext({
    ...test.info().project.use,
    userAgent,
    viewport: { width, height: 844 },
  })
  const other = await context.newPage()
  await other.goto(path)
  return other
}

/** What a reader sees of their own comments, and the dialog they write them in. */
export function readerPage(other: Page, locale: Locale) {
  const t = readerCommentMessages[locale]
  const common = commentMessages[locale]
  const part = other.getByRole('region', { name: new RegExp(`^(${t.mine}|${common.comments})$`) })
  const dialog = other.getByRole('dialog', { name: t.write })
  return {
    part,
    dialog,
    sheet: other.getByRole('region', { name: sharedMessages[locale].text }),
    mine: part.getByRole('listitem'),
    field: (name: string) => dialog.getByLabel(name, { exact: true }),
    send: () => dialog.getByRole('button', { name: common.send }).click(),
  }
}
