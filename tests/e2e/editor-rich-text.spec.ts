import * as z from 'zod/mini'
import { schemaVersion } from '#src/resume/document.ts'
import { setItem } from '#src/resume/edits.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms, resumeWithSections } from '#tests/support/editor-forms.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { storedResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorFormsMessages.zh
const ELSEWHERE = '在别处改的'
const revision = z.object({ data: z.object({ rev: z.int() }) })

test.beforeEach(async ({ page }) => {
  await signInAsNew(page)
})

/** Opens the text of the first job. */
async function openBody(page: Page, id?: string) {
  const editor = editorPage(page)
  const forms = editorForms(page)
  const opened = id ?? (await editor.openNew(resumeWithSections()))
  if (id !== undefined) await editor.open(id)
  await forms.header('工作经历').click()
  await forms.header('甲公司').click()
  const body = forms.field('甲公司', '工作内容')
  /** Waits until it is edited as seen. */
  const focus = async () => {
    await body.focus()
    await expect(body).toHaveAttribute('contenteditable', 'true')
  }
  const stored = async () => (await storedResume(page, opened)).items['work-item-1']?.body
  const tool = (name: string) => forms.card('甲公司').getByRole('button', { name, exact: true })
  return { id: opened, body, focus, stored, tool }
}

/** Another device saves another text of the first job, and a title that tells that it has arrived. */
async function writeElsewhere(page: Page, id: string, body: string): Promise<void> {
  const read = await page.request.get(`/api/user.Resume/document?id=${id}`)
  const { rev } = revision.parse(await read.json()).data
  const doc = { ...setItem('work-item-1', { body })(await storedResume(page, id)), title: ELSEWHERE }
  const answer = await page.request.post('/api/user.Resume/save', {
    data: { id, rev, mid: crypto.randomUUID(), journal: crypto.randomUUID(), schema: schemaVersion, doc },
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
  })
  expect(answer.status()).toBe(200)
}

/** Replaces the text of the field that has the focus by what a page or a program has put on the clipboard. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.keyboard.press('Control+a')
  await page.evaluate(async (text) => {
    const item = new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, html)
  await page.keyboard.press('Control+v')
}

test('text is formatted as it is typed, by keys and by buttons', async ({ page }) => {
  const { body, focus, stored, tool } = await openBody(page)
  await focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('续费率 ')
  await page.keyboard.press('Control+b')
  await expect(tool(t.bold)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('53%')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('，见')
  await page.keyboard.press('Enter')
  // An empty line of a list ends it.
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. 其一')
  await page.keyboard.press('Enter')
  await page.keyboard.type('其二 *')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n- 续费率 **53%**，见\n1. 其一\n2. 其二 *')

  await page.keyboard.press('Shift+Home')
  await tool(t.numbers).click()
  await tool(t.italic).click()
  await tool(t.link).click()
  await page.getByRole('textbox', { name: t.linkAddress }).fill('不是网址')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.linkUnfit)).toBeVisible()
  await page.getByRole('textbox', { name: t.linkAddress }).fill('example.com/a(b)')
  await expect(page.getByText(t.linkUnfit)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  await expect
    .poll(stored)
    .toBe('- 第一条\n- 第二条\n- 续费率 **53%**，见\n1. 其一\n*[其二 *](https://example.com/a%28b%29)*')
  await page.getByRole('button', { name: t.basics }).focus()
  await expect(body.locator('p')).toHaveText(['第一条', '第二条', '续费率 53%，见', '其一', '其二 *'])
  await expect(body.locator('strong')).toHaveText('53%')
})

test('the address of a link is not lost by Escape nor by leaving the field', async ({ page }) => {
  const { body, focus, stored, tool } = await openBody(page)
  const address = page.getByRole('textbox', { name: t.linkAddress })
  await focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Home')
  await tool(t.link).click()
  // Nothing was typed, so nothing is asked.
  await address.press('Escape')
  await expect(address).toBeHidden()
  await expect(body).toBeFocused()

  // What was selected still is.
  await tool(t.link).click()
  await address.fill('example.com')
  await address.press('Escape')
  await expect(page.getByText(t.linkUnsaved)).toBeVisible()
  await expect(address).toHaveValue('example.com')
  await address.press('Escape')
  await expect(address).toBeHidden()
  await expect(body).toBeFocused()
  expect(await stored()).toBe('- 第一条\n- 第二条')

  await tool(t.link).click()
  await address.fill('example.com')
  await page.getByRole('button', { name: t.basics }).focus()
  await expect.poll(stored).toBe('- 第一条\n- [第二条](https://example.com)')
  await expect(page.getByRole('button', { name: t.basics })).toBeFocused()
})

test('the caret goes where one presses, and lists from elsewhere stay lists', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { body, stored } = await openBody(page)
  const line = body.locator('p').first()
  const { width = 0 } = (await line.boundingBox()) ?? {}
  await line.click({ position: { x: width - 4, y: 8 } })
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('！')
  await page.evaluate(() => navigator.clipboard.writeText('，且\n· 甲\n● 乙\n'))
  await page.keyboard.press('Control+v')
  await expect.poll(stored).toBe('- 第一条！，且\n- 甲\n- 乙\n- 第二条')
  // One step, or two where the pasting took its time.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(body.locator('p')).toHaveText(['第一条', '第二条'])
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+y')
  await expect(body.locator('p')).toHaveText(['第一条！，且', '甲', '乙', '第二条'])
  await expect(body).toBeFocused()
})

test('points are set in and moved back, by keys and by buttons, and it is said', async ({ page }) => {
  const { body, focus, stored, tool } = await openBody(page)
  await expect(tool(t.nest)).toBeDisabled()
  await focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('下一级')
  await page.keyboard.press('Tab')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级')
  await expect(page.getByText(t.levelSet[1] ?? '')).toBeAttached()
  await expect(body).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('同级')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n  - 同级')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n- 同级')
  await expect(page.getByText(t.levelSet[0] ?? '')).toBeAttached()

  await tool(t.nest).click()
  await expect(tool(t.nest)).toBeDisabled()
  await tool(t.lift).click()
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n- 同级')
  // An empty point of a point is one like it first, then ends the list.
  await tool(t.nest).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('段落')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n  - 同级\n段落')

  // Escape, and Tab leaves the field from within a list.
  await page.keyboard.press('ArrowUp')
  // The browser tells the field of the caret's new place a moment after the key.
  await expect(tool(t.lift)).toBeEnabled()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n- 同级\n段落')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(body).not.toBeFocused()
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n  - 下一级\n- 同级\n段落')
  await expect(body.locator('p[data-level="1"]')).toHaveText(['下一级'])
})

test('lists in lists of web pages and of Word are that when they are pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { focus, stored } = await openBody(page)
  await focus()
  const paste = (html: string) => pasteHtml(page, html)
  await paste('<ul><li>甲 <b>粗</b><ol><li>乙</li><li><p>丙</p></li></ol></li><li>丁</li></ul>')
  await expect.poll(stored).toBe('- 甲 **粗**\n  1. 乙\n  2. 丙\n- 丁')
  const word = (level: number, sign: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${text}</p>`
  await paste(word(1, '·', '戊') + word(2, 'o', '己') + word(1, '·', '庚'))
  await expect.poll(stored).toBe('- 戊\n  - 己\n- 庚')
})

test('rows of tables are lines when they are pasted, and what Google Docs copies is as bold as it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { focus, stored } = await openBody(page)
  await focus()
  await pasteHtml(
    page,
    '<table><tr><th>时间</th><th><p>做了什么</p></th></tr><tr><td>2020</td><td><p><b>支付</b> <a href="https://a.example/">系统</a></p></td></tr><tr><td></td><td>其他</td></tr></table>',
  )
  await expect.poll(stored).toBe('时间 | 做了什么\n2020 | **支付** [系统](https://a.example/)\n其他')
  await pasteHtml(page, '<table><tr><td><p>甲</p><ul><li>乙</li></ul></td><td><p>丙</p></td></tr></table>')
  await expect.poll(stored).toBe('甲\n- 乙\n丙')
  await pasteHtml(
    page,
    '<b style="font-weight:normal"><p><span style="font-weight:400">细</span><span style="font-weight:700">粗</span></p></b>',
  )
  await expect.poll(stored).toBe('细**粗**')
})

test('what another tab writes appears around the caret', async ({ page, context }) => {
  const { id, body, focus, stored } = await openBody(page)
  await focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('（完）')
  await expect.poll(stored).toBe('- 第一条\n- 第二条（完）')

  const other = await context.newPage()
  const there = await openBody(other, id)
  // By a press, not by a key: ProseMirror undoes a jump to the start right after the focus, which browsers make themselves.
  await there.body
    .locator('p')
    .first()
    .click({ position: { x: 1, y: 8 } })
  await expect(there.body).toHaveAttribute('contenteditable', 'true')
  await other.keyboard.type('新的')
  await expect(body.locator('p')).toHaveText(['新的第一条', '第二条（完）'])
  await page.keyboard.type('。')
  await expect(there.body.locator('p')).toHaveText(['新的第一条', '第二条（完）。'])
  await other.keyboard.type('又')
  await expect.poll(stored).toBe('- 新的又第一条\n- 第二条（完）。')
  await other.close()
})

test('what an input method is composing is not disturbed and not saved', async ({ page, context }) => {
  const { id, body, focus, stored } = await openBody(page)
  const input = await context.newCDPSession(page)
  await focus()
  await page.keyboard.press('Control+End')
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await expect(body.locator('p')).toHaveText(['第一条', '第二条ni'])

  await writeElsewhere(page, id, '- 新的第一条\n- 第二条')
  await expect(editorPage(page).title).toHaveValue(ELSEWHERE)
  await expect(body.locator('p')).toHaveText(['第一条', '第二条ni'])

  await input.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await input.send('Input.insertText', { text: '你好' })
  await expect(body.locator('p')).toHaveText(['新的第一条', '第二条你好'])
  await expect.poll(stored).toBe('- 新的第一条\n- 第二条你好')
  await page.keyboard.type('！')
  await expect.poll(stored).toBe('- 新的第一条\n- 第二条你好！')

  const name = await editorPage(page).basics('name')
  await name.fill('')
  await name.focus()
  await input.send('Input.imeSetComposition', { text: 'lin', selectionStart: 3, selectionEnd: 3 })
  await expect(name).toHaveValue('lin')
  await input.send('Input.insertText', { text: '林' })
  await expect(name).toHaveValue('林')
  await expect.poll(async () => (await storedResume(page, id)).basics.name).toBe('林')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue('林知夏')
})

test('without the editing view the markup is edited as text', async ({ page, expectConsole }) => {
  expectConsole('Failed to load resource')
  expectConsole('dynamically imported module')
  await page.route(/rich-text/, (route) => route.abort())
  const { body, stored } = await openBody(page)
  await body.focus()
  await expect(body).toHaveValue('- 第一条\n- 第二条')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n**三**')
  await expect.poll(stored).toBe('- 第一条\n- 第二条\n**三**')
  await page.getByRole('button', { name: t.basics }).focus()
  await expect(body.locator('strong')).toHaveText('三')
})
