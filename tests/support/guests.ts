import { editorMessages } from '#client/i18n/editor.ts'
import { editorPhotoMessages } from '#client/i18n/editor-photo.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { localePath } from '#client/lib/paths.ts'
import type { Locale } from '#src/contract/locale.ts'
import { expect, type Page } from './browser.ts'
import { editorPage } from './editor-page.ts'

/** Begins a blank résumé without an account, and gives it a title. */
export async function beginAsGuest(page: Page, title: string, locale: Locale = 'zh') {
  const editor = editorPage(page, locale)
  await page.goto(localePath(locale, '/resume/new'))
  await page.getByRole('button', { name: editorStartMessages[locale].create }).click()
  await expect(editor.title).toBeVisible()
  await editor.title.fill(title)
  await editor.says(editorMessages[locale].savedHere)
  await expect(page).toHaveTitle(new RegExp(editorMessages[locale].editorOf(title)))
  return editor
}

/** Chooses a photo in the open editor. */
export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await editorPage(page).basics('name')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: editorPhotoMessages.zh.upload }).click()
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: editorPhotoMessages.zh.use }).click()
  await expect(page.getByRole('img', { name: editorPhotoMessages.zh.alt })).toHaveAttribute('src', /^data:image\/jpeg/)
}
