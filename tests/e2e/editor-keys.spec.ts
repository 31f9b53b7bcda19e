import { editorMessages } from '#client/i18n/editor.ts'
import { expect, testWithoutPdfs } from '#tests/support/browser.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

const t = editorMessages.zh

testWithoutPdfs('a dialog has its keys to itself: nothing behind it is undone', async ({ page }) => {
  await signInAsNew(page)
  const editor = editorPage(page)
  await editor.openNew()
  await editor.title.fill('甲')
  await editor.button(t.help).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t.help })
  await expect(help.getByRole('heading', { name: t.help })).toBeFocused()
  for (const key of ['Control+z', 'Control+p', 'Alt+3', '?']) await page.keyboard.press(key)
  await expect(page.locator('header input')).toHaveValue('甲')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(editor.title).toHaveValue('')
})

testWithoutPdfs(
  'what an input method takes is no shortcut, nor is a single key once those are off',
  async ({ page }) => {
    await signInAsNew(page)
    const editor = editorPage(page)
    await editor.openNew()
    await editor.title.fill('甲')
    // Playwright composes nothing: the key is sent as an input method lets it through.
    await editor.title.dispatchEvent('keydown', { key: 'z', ctrlKey: true, isComposing: true, bubbles: true })
    await expect(editor.title).toHaveValue('甲')
    await editor.title.dispatchEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })
    await expect(editor.title).toHaveValue('')

    await page.evaluate(() => localStorage.setItem('single-keys', 'off'))
    await page.reload()
    await editor.button(t.help).focus()
    await page.keyboard.press('?')
    await page.keyboard.press('Alt+3')
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

testWithoutPdfs(
  'the name of a button without words shows at rest and in focus, until a key or a press',
  async ({ page }) => {
    await signInAsNew(page)
    const editor = editorPage(page)
    await editor.openNew()
    const tip = page.locator('.tip')
    const [undo, versions] = [editor.button(t.undo), editor.button(t.versions)]
    const says = async (text: string) => {
      await expect(tip).toBeVisible()
      await expect(tip).toHaveText(text)
    }
    await undo.hover()
    await says(`${t.undo} (Ctrl+Z)`)
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await versions.hover()
    await says(t.versions)
    await page.mouse.down()
    await expect(tip).toBeHidden()
    await page.mouse.up()
    await page.keyboard.press('Escape')

    // By the keyboard at once, and gone with the focus.
    await editor.title.focus()
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await says(`${t.undo} (Ctrl+Z)`)
    await undo.blur()
    await expect(tip).toBeHidden()
  },
)
