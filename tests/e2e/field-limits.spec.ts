import { clientMessages } from '#client/i18n/client.ts'
import { localePath } from '#client/lib/paths.ts'
import { MESSAGE_MAX } from '#src/contract/contact.ts'
import { locales } from '#src/contract/locale.ts'
import { documentLimits } from '#src/resume/document.ts'
import { contactTexts } from '#src/texts/contact.ts'
import { expect, hydrated, test } from '#tests/support/browser.ts'
import { editorForms, resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

for (const locale of locales) {
  const t = clientMessages[locale]

  test(`what a field has no room for is said when it is pasted and when it is typed (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(localePath(locale, '/contact'))
    await hydrated(page)
    const field = page.getByLabel(contactTexts[locale].message)
    const notices = page.getByRole('listitem').filter({ hasText: t.fieldFull(MESSAGE_MAX) })
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await field.press('ControlOrMeta+v')
    }
    await field.fill('四个字的')
    await paste('a'.repeat(MESSAGE_MAX - 4))
    await expect(field).toHaveValue(`四个字的${'a'.repeat(MESSAGE_MAX - 4)}`)
    await expect(notices).toHaveCount(0)
    // A choice that is replaced makes room for as much.
    await field.press('ControlOrMeta+a')
    await paste('b'.repeat(MESSAGE_MAX + 12))
    await expect(field).toHaveValue('b'.repeat(MESSAGE_MAX))
    await expect(notices).toHaveText(new RegExp(t.leftOut(12)))
    // Of several in a row only the first is told.
    await field.press('c')
    await field.press('c')
    await expect(field).toHaveValue('b'.repeat(MESSAGE_MAX))
    await expect(notices).toHaveCount(1)
    await field.press('Backspace')
    await field.press('d')
    await field.press('e')
    await expect(notices.filter({ hasText: t.leftOut(1) })).toHaveCount(1)
  })
}

test('only what an input method has composed counts, not its letters', async ({ page, context }) => {
  await page.goto('/contact')
  await hydrated(page)
  const field = page.getByLabel(contactTexts.zh.message)
  await field.fill('a'.repeat(MESSAGE_MAX - 2))
  const keyboard = await context.newCDPSession(page)
  const compose = async (letters: string, text: string) => {
    const at = letters.length
    await keyboard.send('Input.imeSetComposition', { text: letters, selectionStart: at, selectionEnd: at })
    await keyboard.send('Input.insertText', { text })
  }
  const t = clientMessages.zh
  await compose('nihao', '你好')
  await expect(field).toHaveValue(`${'a'.repeat(MESSAGE_MAX - 2)}你好`)
  await field.press('Backspace')
  await compose('shijie', '世界')
  await expect(field).toHaveValue(`${'a'.repeat(MESSAGE_MAX - 2)}你世`)
  const notices = page.getByRole('listitem').filter({ hasText: t.fieldFull(MESSAGE_MAX) })
  await expect(notices).toHaveText(new RegExp(t.leftOut(1)))
})

test('of a paste the rich text has no room for, what fits is kept and the rest is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsNew(page)
  await editorPage(page).openNew(resumeWithSections())
  const forms = editorForms(page)
  await forms.header('工作经历').click()
  await forms.header('甲公司').click()
  const body = forms.field('甲公司', '工作内容')
  await body.focus()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  const t = clientMessages.zh
  const notices = page.getByRole('listitem').filter({ hasText: t.fieldFull(documentLimits.text) })
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await body.press('ControlOrMeta+v')
  }
  await body.press('ControlOrMeta+a')
  await paste('a'.repeat(documentLimits.text + 15))
  await expect(notices).toHaveText(new RegExp(t.leftOut(15)))
  await expect(body).toHaveText('a'.repeat(documentLimits.text))
  // Of letters typed in a row only the first is told.
  await page.keyboard.type('bc')
  await expect(notices.filter({ hasText: t.leftOut(1) })).toHaveCount(1)
  await expect(body).toHaveText('a'.repeat(documentLimits.text))
})
