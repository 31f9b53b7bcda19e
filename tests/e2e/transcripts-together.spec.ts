import { randomUUID } from 'node:crypto'
import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { editorPhoneMessages } from '#client/i18n/editor-phone.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { phoneMessages } from '#client/i18n/phone.ts'
import { locales } from '#src/contract/locale.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openEditor } from '#tests/support/editor-journeys.ts'
import { journeyOf } from '#tests/support/journeys.ts'
import { editedId, makeLink, storedResume } from '#tests/support/online-resumes.ts'
import { IPHONE } from '#tests/support/user-agents.ts'

const settings = { label: 'HR', expires_at: null, hide_contacts: false, download: true, comments: true }
const JOB = '某公司 · 产品经理'
const BETTER = '某某公司 · 高级产品经理'

for (const locale of locales) {
  const common = commentMessages[locale]

  test(`a résumé is handed to a phone, as both hear it (${locale})`, async ({ page, browser }) => {
    const [desk, t] = [editorPhoneMessages[locale], phoneMessages[locale]]
    const { journey, choose } = await openEditor(page, locale)
    const made = page.waitForResponse((answer) => answer.url().endsWith('/api/user.Handoff/create'))
    await choose(desk.menu)
    const { link } = Object(await (await made).json()).data
    await journey.hears('shows the code', `focus h2 ${desk.resume.title}`, desk.shown)

    const context = await browser.newContext({
      ...{ ...test.info().project.use, storageState: undefined, userAgent: IPHONE, serviceWorkers: 'block' },
      locale: locale === 'zh' ? 'zh-CN' : 'en',
    })
    const phone = await context.newPage()
    const onPhone = journeyOf(phone, locale)
    const goOn = phone.getByRole('button', { name: t.goOn })
    // What it is for is said a moment after it is shown.
    await onPhone.visit(`/phone#${link}`, phone.getByRole('status').filter({ hasText: t.resume.title }))
    await onPhone.press(goOn)
    await onPhone.hears('asks to be let in', t.number)
    await journey.hears('is asked', desk.resume.asks)
    await journey.press(page.getByRole('button', { name: desk.allow }))
    await onPhone.hears('is let in', 'focus h1')
    await journey.hears('allows it', desk.resume.done)
    await journey.press(page.getByRole('button', { name: desk.close }))
    await journey.hears('closes it', 'focus button')
    await journey.ends('handoff-desk')
    await onPhone.ends('handoff-phone')
    await context.close()
  })

  test(`an application is begun and sent (${locale})`, async ({ page }) => {
    const t = postingMessages[locale]
    const names = applicationMessages[locale]
    const statuses = applicationStatusMessages[locale]
    const { journey, choose } = await openEditor(page, locale)
    const dialog = page.getByRole('dialog', { name: t.dialog })
    await choose(t.menu)
    await journey.hears('opens the dialog', 'focus textarea')
    await journey.type(dialog.getByRole('textbox', { name: t.posting }), '熟悉 SQL，负责支付系统。')
    await journey.type(dialog.getByLabel(t.title, { exact: true }), '产品经理')
    await journey.type(dialog.getByLabel(t.employer, { exact: true }), '青竹')
    await dialog.getByRole('radio', { name: t.copy }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: t.present })).toBeChecked()
    await journey.hears('fills it in', 'focus radio')
    await journey.press(dialog.getByRole('button', { name: t.create }))
    await journey.hears('begins it', t.created)

    const name = names.at('产品经理', '青竹')
    const status = dialog.getByRole('combobox', { name: names.statusOf(name) })
    await journey.reach(status)
    await page.keyboard.press('ArrowDown')
    await journey.hears('changes the status', names.changed(name, statuses.sent))
    await journey.type(dialog.getByLabel(names.next, { exact: true }), '准备一面')
    await journey.press(dialog.getByRole('button', { name: names.saveNext }))
    await journey.hears('plans the next step', names.nextSaved)
    await journey.press(dialog.getByRole('button', { name: t.noteButton }))
    await journey.hears('notes what was sent', t.noted)
    await page.keyboard.press('Escape')
    await journey.hears('closes it', 'focus button')
    await journey.ends('application')
  })

  test(`a reader comments, and the owner takes it over (${locale})`, async ({ page }) => {
    const [t, own] = [editorCommentMessages[locale], readerCommentMessages[locale]]
    const links: string[] = []
    const { journey } = await openEditor(page, locale, async (id) => {
      const { token } = await makeLink(page, id, settings)
      links.push(token)
      const key = randomUUID()
      const words = { place: 'items/work-item-1', quote: JOB, text: '公司全称？', proposal: BETTER, name: '李老师' }
      const answer = await page.request.post('/api/resume.Share/comment', {
        data: { token, reader: randomUUID(), key, ...words },
        headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
      })
      expect(answer.status()).toBe(200)
    })
    const name = new RegExp(`^${common.comments}`)
    const pane = page.getByRole('tabpanel', { name })
    await expect(page.getByRole('tab', { name })).toBeVisible()
    await journey.reach(page.getByRole('tab', { selected: true }))
    await page.keyboard.press('End')
    // The focus moves in a task of its own.
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pane.getByRole('status')).toHaveText(t.count(1))
    await journey.hears('opens the comments', 'focus tab')
    await journey.press(pane.getByRole('button', { name: common.answerTo('李老师') }))
    await journey.type(pane.getByLabel(common.answerTo('李老师')), '谢谢！')
    await journey.press(pane.getByRole('button', { name: common.send }))
    await expect(pane.getByRole('button', { name: common.answerTo('李老师') })).toBeFocused()
    await journey.hears('answers', t.answerSent)
    await journey.press(pane.getByRole('button', { name: `${t.accept} · 公司全称？` }))
    await journey.hears('takes it over', t.accepted)
    await expect
      .poll(async () => (await storedResume(page, editedId(page))).items['work-item-1'])
      .toMatchObject({ org: '某某公司', title: '高级产品经理' })
    await journey.ends('comments-owner')

    const reader = journeyOf(page, locale)
    await reader.visit(sharedPath(links[0] ?? ''), page.getByRole('button', { name: own.write }))
    await reader.press(page.getByRole('button', { name: own.write }))
    const dialog = page.getByRole('dialog', { name: own.write })
    const place = dialog.getByLabel(own.place, { exact: true })
    await reader.reach(place)
    await place.selectOption({ index: 2 })
    await reader.type(dialog.getByLabel(own.text, { exact: true }), '在哪座城市？')
    await reader.hears('writes about a place', 'focus textarea')
    await reader.press(dialog.getByRole('button', { name: common.send }))
    await reader.hears('sends it', 'says')
    await reader.ends('comments-reader')
  })

  test(`a twin is made and translated (${locale})`, async ({ page }) => {
    const t = editorTwinMessages[locale]
    const { journey, editor, choose } = await openEditor(page, locale)
    await choose(t.menu('en'))
    await journey.hears('opens the dialog', `focus h2 ${t.make('en')}`)
    await journey.press(page.getByRole('dialog').getByRole('button', { name: t.make('en') }))
    await expect(editor.title).toHaveValue(t.twinTitle('林知夏-产品经理', 'en'))
    const next = page.getByRole('button', { name: t.next })
    await expect(next).toBeVisible()
    await journey.hears('makes it', 'focus h1', `says ${await page.title()}`)
    await journey.press(next)
    await journey.hears('goes to what is to be translated', 'focus text')
    await page.keyboard.insertText('Product manager')
    await journey.press(page.getByRole('button', { name: t.compare('zh') }))
    await journey.hears('compares both', 'focus h2')
    await page.keyboard.press('Escape')
    await journey.hears('closes it', 'focus button')
    await journey.ends('twin')
  })
}
