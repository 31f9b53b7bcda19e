import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import { expect, type Locator, type Page, test } from '#tests/support/browser.ts'
import { reader, readerPage } from '#tests/support/comment-readers.ts'
import { shortResume } from '#tests/support/editor-page.ts'
import { holdFirst } from '#tests/support/hold-first.ts'
import { changeLink, makeLink, makeResume } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const settings = { label: '导师', expires_at: null, hide_contacts: false, download: true, comments: true }

/** Selects the first signs of a text with the mouse. */
async function select(page: Page, text: Locator, signs: number): Promise<void> {
  const { left, right, middle } = await text.evaluate((element, end) => {
    const range = document.createRange()
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element
    range.setStart(node, 0)
    range.setEnd(node, end)
    const { left, right, top, height } = range.getBoundingClientRect()
    return { left, right, middle: top + height / 2 }
  }, signs)
  await page.mouse.move(left + 1, middle)
  await page.mouse.down()
  await page.mouse.move(right - 1, middle, { steps: 4 })
  await page.mouse.up()
}

test('on a phone, by the keyboard: a place is chosen, a draft survives closing, and what was written can be removed', async ({
  page,
}) => {
  const own = readerCommentMessages.zh
  const common = commentMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const link = await makeLink(page, id, settings)
  const other = await reader(page, sharedPath(link.token), 390)
  const { part, dialog, mine, field } = readerPage(other, 'zh')
  /** Whether the browser asks before it leaves the page. */
  const asksToStay = () => other.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await part.getByRole('button', { name: own.write }).press('Enter')
  await field(own.place).selectOption({ label: '某公司' })
  await field(own.place).selectOption({ label: own.choose })
  await expect(field(own.place)).toHaveValue('')
  await field(own.place).selectOption({ label: '某公司' })
  await field(own.text).fill('公司全称？')
  await other.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await part.getByRole('button', { name: own.write }).press('Enter')
  await expect(field(own.text)).toHaveValue('公司全称？')
  expect(await asksToStay()).toBe(true)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: common.send }).press('Enter')
  await expect(mine).toContainText(['公司全称？'])
  expect(await asksToStay()).toBe(false)
  await mine.getByRole('button', { name: `${common.remove} · 公司全称？` }).press('Enter')
  await expect(mine).toHaveCount(0)
  await expect(part.getByRole('heading', { name: common.comments })).toBeFocused()
  await other.reload()
  await expect(part).toContainText(own.invitation)
  await expect(mine).toHaveCount(0)
  await other.context().close()
})

test('words somebody selected are what the comment is about; a link without comments has none of it', async ({
  page,
}) => {
  const own = readerCommentMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const link = await makeLink(page, id, settings)
  const closed = await makeLink(page, id, { ...settings, comments: false })
  const other = await reader(page, sharedPath(link.token))
  const { sheet, dialog, part } = readerPage(other, 'zh')
  await expect(part).toBeVisible()
  await select(other, sheet.getByText('负责支付系统'), 2)
  await expect(dialog).toContainText(own.selected('负责'))
  await other.goto(sharedPath(closed.token))
  await expect(sheet).toBeVisible()
  await expect(part).toHaveCount(0)
  await expect(other.locator('[data-place]')).toHaveCount(0)
  await other.context().close()
})

test('where no more comments are taken a reader still sees theirs, and removes them', async ({ page }) => {
  const [own, common] = [readerCommentMessages.zh, commentMessages.zh]
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const link = await makeLink(page, id, settings)
  const other = await reader(page, sharedPath(link.token))
  const { part, mine, field, send } = readerPage(other, 'zh')
  await part.getByRole('button', { name: own.write }).click()
  await field(own.place).selectOption({ label: '某公司' })
  await field(own.text).fill('公司全称？')
  await send()
  await expect(mine).toContainText(['公司全称？'])
  await changeLink(page, link.id, { ...settings, comments: false })
  await other.reload()
  await expect(mine).toContainText(['公司全称？'])
  await expect(part).toContainText(own.closed)
  await expect(part.getByRole('button')).toHaveCount(1)
  await expect(other.locator('[data-place]')).toHaveCount(0)
  await mine.getByRole('button', { name: `${common.remove} · 公司全称？` }).press('Enter')
  await expect(mine).toHaveCount(0)
  await expect(part.getByRole('heading', { name: common.comments })).toBeFocused()
  await other.context().close()
})

test('what arrived while its answer got lost is its reader’s once the page was closed', async ({ page }) => {
  const own = readerCommentMessages.zh
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const other = await reader(page, sharedPath((await makeLink(page, id, settings)).token))
  const { part, mine, field, send } = readerPage(other, 'zh')
  await part.getByRole('button', { name: own.write }).click()
  await field(own.place).selectOption({ label: '某公司' })
  await field(own.text).fill('公司全称？')
  await other.route('**/api/resume.Share/comment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = other.waitForEvent('requestfailed')
  await send()
  await lost
  await other.reload()
  await expect(mine).toContainText(['公司全称？'])
  await other.context().close()
})

test('two comments are two; the second begins with the name, and neither changes while it is being sent', async ({
  page,
}) => {
  const [own, common] = [readerCommentMessages.zh, commentMessages.zh]
  await signInAsNew(page)
  const id = await makeResume(page, shortResume())
  const other = await reader(page, sharedPath((await makeLink(page, id, settings)).token))
  const { part, dialog, sheet, mine, field, send } = readerPage(other, 'zh')
  const write = async (text: string) => {
    await part.getByRole('button', { name: own.write }).click()
    await field(own.place).selectOption({ label: '某公司' })
    await field(own.text).fill(text)
  }
  await write('公司全称？')
  await field(own.name).fill('李老师')
  const sent = await holdFirst(other, '**/api/resume.Share/comment')
  await send()
  await sent.reached
  await field(own.text).fill('别的话')
  await expect(field(own.text)).toHaveValue('公司全称？')
  sent.letGo()
  await expect(dialog).toBeHidden()
  await write('在哪座城市？')
  await expect(field(own.name)).toHaveValue('李老师')
  await send()
  await expect(dialog).toBeHidden()
  await expect(mine).toContainText(['公司全称？', '在哪座城市？'])
  await expect(sheet.locator('[data-commented]')).toHaveText(['某公司'])

  const answer = part.getByRole('button', { name: common.answerTo(common.owner) })
  await answer.first().click()
  await part.getByRole('textbox', { name: common.answerTo(common.owner) }).fill('抱歉，看到了')
  await part.getByRole('button', { name: common.send }).click()
  await expect(mine.filter({ hasText: '公司全称？' }).first()).toContainText('抱歉，看到了')
  await expect(answer).toHaveCount(2)
  await other.context().close()
})
