import { editorMessages } from '#client/i18n/editor.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

/** Opens a new résumé whose only text is this one. */
async function openText(page: Page, text: string, locale: ResumeLocale = 'zh') {
  await signInAsNew(page)
  const forms = editorForms(page)
  const job = { org: '甲公司', title: '产品经理', body: text }
  const id = await editorPage(page).openNew(
    composeResume({ locale, design: 'ink', basics: {}, sections: [{ kind: 'work', items: [job] }] }),
  )
  await forms.header(sectionTitles.work[locale]).click()
  return {
    body: forms.field('甲公司', '工作内容'),
    tool: (name: string) => forms.card('甲公司').getByRole('button', { name, exact: true }),
    stored: async () => (await storedResume(page, id)).items['work-item-1']?.body,
  }
}

test('who passes a list by Tab changes no level; who writes there does', async ({ page }) => {
  const { body, stored } = await openText(page, '- 第一条\n- 第二条')
  await body.focus()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Tab')
  await expect(body).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(body).toBeFocused()
  await page.keyboard.type('。')
  await expect.poll(stored).toBe('- 第一条\n- 第二条。')
  await page.keyboard.press('Tab')
  await expect.poll(stored).toBe('- 第一条\n  - 第二条。')
  await expect(body).toBeFocused()
})

test('a button of the tools opens the text it is for; left again, none of them is pressed', async ({ page }) => {
  const t = editorFormsMessages.zh
  const { body, tool, stored } = await openText(page, '')
  await expect(tool(t.bold)).toHaveAttribute('aria-pressed', 'false')
  await tool(t.bold).click()
  await expect(body).toBeFocused()
  await expect(tool(t.bold)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('提升')
  await expect.poll(stored).toBe('**提升**')
  await page.getByRole('button', { name: t.basics }).focus()
  await expect(tool(t.bold)).toHaveAttribute('aria-pressed', 'false')
})

test('who comes back by the keyboard writes at the end, wherever they had pressed before', async ({ page }) => {
  const { body, stored } = await openText(page, '负责支付系统')
  await body.click({ position: { x: 14, y: 20 } })
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('曾')
  await expect.poll(stored).toBe('曾负责支付系统')
  await page.getByRole('button', { name: editorFormsMessages.zh.basics }).focus()
  await expect(body).not.toHaveAttribute('contenteditable')
  await body.focus()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('。')
  await expect.poll(stored).toBe('曾负责支付系统。')
})

for (const [locale, most] of [
  ['zh', 500],
  ['en', 1250],
] as const) {
  test(`a text of more than ${most} characters is told to be long (${locale})`, async ({ page }) => {
    const { count } = editorFormsMessages.zh
    const { body, stored } = await openText(page, 'x'.repeat(most), locale)
    await body.focus()
    await expect(body).toHaveAttribute('contenteditable', 'true')
    expect(await page.getByText(count(most, most)).count()).toBe(0)
    await page.keyboard.type('。')
    await expect(page.getByText(count(most + 1, most))).toBeVisible()
    await expect.poll(async () => (await stored())?.length).toBe(most + 1)
  })
}

test('a link is taken off all of its words, bold ones too, and of nothing else', async ({ page }) => {
  const t = editorFormsMessages.zh
  const text = '见 [青简](https://a.example)**[文档](https://a.example)**，或 [官网](https://b.example)'
  const { body, tool, stored } = await openText(page, text)
  const { width = 0 } = (await body.getByText('青简', { exact: true }).boundingBox()) ?? {}
  await body.getByText('青简', { exact: true }).click({ position: { x: width / 2, y: 8 } })
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await expect(tool(t.link)).toHaveAttribute('aria-pressed', 'true')
  await tool(t.link).click()
  await expect(page.getByRole('textbox', { name: t.linkAddress })).toHaveValue('https://a.example')
  await tool(t.linkRemove).click()
  await expect(body).toBeFocused()
  await expect(tool(t.link)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(stored).toBe('见 青简**文档**，或 [官网](https://b.example)')
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toBe(text)
})

test('what an input method composes where only the markup can be edited is written once it is done', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('Failed to load resource')
  expectConsole('dynamically imported module')
  await page.route(/rich-text/, (route) => route.abort())
  const { body, stored } = await openText(page, '第一条')
  const undo = page.locator(`header button[aria-label=${editorMessages.zh.undo}]`)
  const input = await context.newCDPSession(page)
  await body.focus()
  await page.keyboard.press('Control+End')
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await expect(body).toHaveValue('第一条ni')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await input.send('Input.insertText', { text: '你' })
  await expect(body).toHaveValue('第一条你')
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.type('好')
  await expect.poll(stored).toBe('第一条你好')
})
