import { commentMessages } from '#client/i18n/comments.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { editorForms } from '#tests/support/editor-forms.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { makeLink, makeResume, storedResume, writeComment } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const t = editorCommentMessages.zh
const common = commentMessages.zh
const settings = { label: '导师', expires_at: null, hide_contacts: false, download: true, comments: true }
const said = { place: 'basics.name', quote: '', text: '写个数字？', name: '李老师' }

/** A résumé of somebody new with a link that takes comments. */
async function commentedResume(page: Page, document = shortResume()): Promise<{ id: string; token: string }> {
  await signInAsNew(page)
  const id = await makeResume(page, document)
  return { id, token: (await makeLink(page, id, settings)).token }
}

/** The panel of the editor that shows comments, opened. */
async function commentsPane(page: Page) {
  await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
  return page.getByRole('tabpanel', { name: new RegExp(`^${common.comments}`) })
}

test('two answers are two, each under its writer’s name, and the focus is back at the button', async ({ page }) => {
  const { id, token } = await commentedResume(page)
  await writeComment(page, token, said)
  await editorPage(page).open(id)
  const pane = await commentsPane(page)
  const opener = pane.getByRole('button', { name: common.answerTo('李老师') })
  for (const text of ['谢谢', '已经改了']) {
    await opener.click()
    await pane.getByLabel(common.answerTo('李老师')).fill(text)
    await pane.getByRole('button', { name: common.send }).click()
    await expect(opener).toBeFocused()
  }
  const answers = pane.getByRole('listitem').getByRole('listitem')
  await expect(answers).toContainText([
    new RegExp(`^${common.owner}.*谢谢$`),
    new RegExp(`^${common.owner}.*已经改了$`),
  ])
})

test('what is settled leaves its field and comes back to it; what was deleted is said to be gone', async ({ page }) => {
  const { id, token } = await commentedResume(page)
  const [job = ''] = Object.keys((await storedResume(page, id)).items)
  await writeComment(page, token, said)
  await writeComment(page, token, { ...said, place: `items/${job}`, quote: '某公司', text: '公司全称？' })
  await editorPage(page).open(id)
  const pane = await commentsPane(page)
  const card = (text: string) => pane.getByRole('listitem').filter({ hasText: text })
  await pane.getByRole('button', { name: `${t.show} · ${said.text}` }).click()
  const here = page.getByRole('list', { name: t.here(1) })
  await expect(here).toContainText(said.text)
  await pane.getByRole('button', { name: `${t.resolve} · ${said.text}` }).click()
  await expect(here).toHaveCount(0)
  await expect(pane.getByRole('status')).toBeFocused()
  await pane.getByText(t.settled(1)).click()
  await pane.getByRole('button', { name: `${t.reopen} · ${said.text}` }).click()
  await expect(here).toContainText(said.text)

  // The words are in the field of the employer, which takes the focus.
  await pane.getByRole('button', { name: `${t.show} · 公司全称？` }).click()
  await expect(page.locator('[data-field="items/work-item-1.org"] input')).toBeFocused()
  await editorForms(page).choose('某公司', editorFormsMessages.zh.remove)
  await expect(card('公司全称？')).toContainText(t.gone)
  await expect(card('公司全称？').getByRole('button', { name: t.show })).toHaveCount(0)
})

test('a wording is taken over only while the words it is for are there', async ({ page }) => {
  const { id, token } = await commentedResume(page)
  const [job = ''] = Object.keys((await storedResume(page, id)).items)
  const better = { ...said, place: `items/${job}`, quote: '负责支付系统', proposal: '主导支付系统' }
  await writeComment(page, token, better)
  await editorPage(page).open(id)
  const pane = await commentsPane(page)
  const accept = pane.getByRole('button', { name: `${t.accept} · ${said.text}` })
  await expect(accept).toBeVisible()
  expect(await pane.getByText(t.changed).count()).toBe(0)
  await pane.getByRole('button', { name: `${t.show} · ${said.text}` }).click()
  const body = editorForms(page).field('某公司', '工作内容')
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await expect(body).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('负责结算')
  await expect(pane.getByText(t.changed)).toBeVisible()
  await expect(accept).toHaveCount(0)
})

test('new comments come by themselves while the editor is seen, and at once when it is seen again', async ({
  page,
}) => {
  const { id, token } = await commentedResume(page)
  await page.clock.install()
  await editorPage(page).open(id)
  const pane = await commentsPane(page)
  await expect(pane.getByRole('status')).toHaveText(t.none)
  await writeComment(page, token, said)
  await page.clock.fastForward('01:01')
  await expect(pane.getByRole('status')).toHaveText(t.count(1))

  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('user.Share/comments')) asked += 1
  })
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await writeComment(page, token, { ...said, text: '再写一个' })
  await page.clock.fastForward('05:00')
  expect(asked).toBe(0)
  await show('visible')
  await expect(pane.getByRole('status')).toHaveText(t.count(2))
})
