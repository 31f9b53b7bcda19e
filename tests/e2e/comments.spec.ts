import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { localePath } from '#client/lib/paths.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import { composeResume } from '#src/resume/compose.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { reader, readerPage } from '#tests/support/comment-readers.ts'
import { editorPage, shortResume } from '#tests/support/editor-page.ts'
import { loginDialog, PASSWORD, registered } from '#tests/support/login-dialog.ts'
import { makeLink, makeResume, storedResume, writeComment } from '#tests/support/online-resumes.ts'
import { signInAsNew } from '#tests/support/purchase-dialog.ts'

test.use({ makesPdfs: false })

const settings = { label: '导师', expires_at: null, hide_contacts: false, download: true, comments: true }

const words = {
  zh: {
    job: '某公司',
    body: '负责支付系统',
    said: '写个数字？',
    better: '主导支付系统，日处理 300 万笔',
    answer: '谢谢！',
  },
  en: { job: 'Acme', body: 'Ran payments', said: 'A number?', better: 'Led payments, 3M a day', answer: 'Thank you!' },
}

const english = composeResume({
  locale: 'en',
  design: 'ink',
  basics: { name: 'Ann Lee', headline: 'Engineer', phone: '0100' },
  sections: [{ kind: 'work', items: [{ org: 'Acme', title: 'Engineer', start: '2020-03', body: 'Ran payments' }] }],
})

for (const locale of ['zh', 'en'] as const) {
  test(`a reader's wording is taken over with one click, answered, and gone with its link (${locale})`, async ({
    page,
    expectConsole,
  }) => {
    test.slow()
    const t = editorCommentMessages[locale]
    const own = readerCommentMessages[locale]
    const common = commentMessages[locale]
    const { body, said, better, answer } = words[locale]
    await signInAsNew(page)
    const id = await makeResume(page, locale === 'zh' ? shortResume() : english)
    const link = await makeLink(page, id, settings)

    const other = await reader(page, localePath(locale, sharedPath(link.token)))
    const { part, dialog, sheet, mine, field, send } = readerPage(other, locale)
    await expect(part).toContainText(own.invitation)
    await sheet.getByText(body).click()
    await expect(field(own.place)).toContainText(body)
    await field(own.text).fill(said)
    await field(own.propose).fill(better)
    await field(own.name).fill('李老师')
    await expectAccessible(other)
    await send()
    await expect(dialog).toBeHidden()
    await expect(mine).toContainText([said])
    await expect(sheet.getByText(body)).toHaveAttribute('data-commented', '')

    const editor = editorPage(page, locale)
    await editor.open(id)
    await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
    const pane = page.getByRole('tabpanel', { name: new RegExp(`^${common.comments}`) })
    await expect(pane.getByRole('status')).toHaveText(t.count(1))
    await expect(pane).toContainText(t.by('李老师', '导师'))
    await expectAccessible(page)
    await pane.getByRole('button', { name: `${t.show} · ${said}` }).click()
    await expect(page.getByRole('list', { name: t.here(1) })).toContainText(`李老师: ${said}`)
    await pane.getByRole('button', { name: common.answerTo('李老师') }).click()
    await pane.getByLabel(common.answerTo('李老师')).fill(answer)
    await pane.getByRole('button', { name: common.send }).click()
    await expect(pane.getByRole('listitem').first()).toContainText(answer)
    await pane.getByRole('button', { name: `${t.accept} · ${said}` }).click()
    await expect(pane.getByRole('status')).toHaveText(t.allNone)
    await expect(page.getByRole('list', { name: t.here(1) })).toHaveCount(0)
    const stored = async () => Object.values((await storedResume(page, id)).items).map((item) => item.body)
    await expect.poll(stored).toEqual([better])
    await page.getByRole('button', { name: editorMessages[locale].undo, exact: true }).click()
    await expect.poll(stored).toEqual([body])

    await other.reload()
    await expect(mine.first()).toContainText(common.states.accepted)
    await expect(mine.first()).toContainText(answer)
    await page.request.post('/api/user.Share/revoke', {
      data: { share: link.id },
      headers: { origin: new URL(page.url()).origin },
    })
    expectConsole('410')
    expect((await other.reload())?.status()).toBe(410)
    await page.reload()
    await expect(page.getByRole('tab', { name: new RegExp(`^${common.comments}`) })).toHaveCount(0)
    await other.context().close()
  })
}

test('an answer that was begun waits while its comment moves, its panel is closed and a session ends', async ({
  page,
  expectConsole,
}) => {
  const t = editorCommentMessages.zh
  const common = commentMessages.zh
  const mobile = await registered(page)
  const id = await makeResume(page, shortResume())
  const { token } = await makeLink(page, id, settings)
  const said = { place: 'basics.name', quote: '', text: '写个数字？', name: '李老师' }
  await writeComment(page, token, said)
  await editorPage(page).open(id)
  await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
  const pane = page.getByRole('tabpanel', { name: new RegExp(`^${common.comments}`) })
  const opener = pane.getByRole('button', { name: common.answerTo('李老师') })
  const area = pane.getByLabel(common.answerTo('李老师'))
  await opener.click()
  await area.fill('谢谢，已经改')
  await pane.getByRole('button', { name: `${t.resolve} · ${said.text}` }).click()
  await pane.getByText(t.settled(1)).click()
  await opener.click()
  await expect(area).toHaveValue('谢谢，已经改')
  await page.getByRole('tab').first().click()
  await expect(pane).toHaveCount(0)
  await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
  await pane.getByText(t.settled(1)).click()
  await opener.click()
  await expect(area).toHaveValue('谢谢，已经改')
  expectConsole('401')
  await page.route('**/api/user.Share/answerComment', (route) => route.fulfill({ status: 401 }), { times: 1 })
  await pane.getByRole('button', { name: common.send }).click()
  await loginDialog(page).signIn({ mobile, password: PASSWORD })
  await expect(pane.getByText('谢谢，已经改')).toHaveCount(1)
  await expect(opener).toBeFocused()

  // Deleted by its owner, once that was asked for.
  const remove = pane.getByRole('button', { name: `${common.remove} · ${said.text}` })
  const question = page.getByRole('alertdialog', { name: t.removeTitle })
  await remove.click()
  await question.getByRole('button', { name: common.cancel }).click()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await question.getByRole('button', { name: common.remove }).click()
  await expect(pane.getByRole('status')).toHaveText(t.none)
  await expect(pane.getByRole('status')).toBeFocused()
  await page.reload()
  await page.getByRole('tab', { name: new RegExp(`^${common.comments}`) }).click()
  await expect(pane.getByRole('status')).toHaveText(t.none)
})
