import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'
import { askingApi, sumOf } from '#tests/support/captcha.ts'
import { postForm } from '#tests/support/classic-form.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { ORIGIN } from '#tests/support/site.ts'

const typed = { topic: 'account', email: 'reader@example.com', name: '李雷', order_no: '', message: '<b>登不上' }
const fields = (changes: Record<string, string> = {}) => new Map(Object.entries({ ...typed, ...changes }))

test.each([
  ['/contact', '已收到'],
  ['/en/contact', 'Message received'],
])('%s leads to a page that names the number', async (path, words) => {
  const site = siteOf(createTestApi())
  const posted = await postForm(site, path, fields())
  const location = posted.headers.get('location') ?? ''
  expect([posted.status, location]).toEqual([303, expect.stringMatching(/contact\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}$/)])
  const page = await (await site.get(location)).text()
  expect([page.includes(words), page.includes(location.slice(-9)), page.includes('<form method="post"')]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['an address', { email: 'nobody' }, 422, '请填写能收到回复的邮箱'],
  ['words', { message: ' ' }, 422, '请填写留言'],
  ['a topic of ours', { topic: 'spam' }, 422, '有一项填写得不对'],
])('without %s the form comes back with what was typed', async (_, changes, status, words) => {
  const answer = await postForm(siteOf(createTestApi()), '/contact', fields(changes))
  const page = await answer.text()
  expect([answer.status, page.includes(words), page.includes('value="李雷"')]).toEqual([status, true, true])
  expect(page).not.toContain('<b>')
})

test('after three of a day a question is asked, and its answer lets the message in', async () => {
  const site = siteOf(askingApi())
  for (let nth = 0; nth < 3; nth += 1) await postForm(site, '/contact', fields({ message: `第 ${nth} 封` }))
  const asking = await postForm(site, '/contact', fields())
  const again = fieldsIn(await asking.text())
  const answer = sumOf(again.get('captcha_question') ?? '')
  const sent = await postForm(site, '/contact', new Map([...fields(), ...again, ['captcha_answer', String(answer)]]))
  expect([asking.status, sent.status]).toEqual([422, 303])
})

test.each([
  ['/contact', '/contact'],
  ['/en/contact', '/en/contact'],
])('while the API is away %s comes back with what was typed', async (path, action) => {
  const site = siteOf(createTestApi(), () => true)
  const answer = await postForm(site, path, fields())
  const page = await answer.text()
  expect([answer.status, page.includes('value="李雷"'), page.includes(`action="${action}"`)]).toEqual([503, true, true])
  expect(page).toContain('&lt;b&gt;登不上</textarea>')
  expect(site.errors).toContain('contact.origin')
})

test('too many messages are refused in words, and none is lost', async () => {
  const site = siteOf(createTestApi())
  const answers: Response[] = []
  for (let nth = 0; nth < 12; nth += 1) {
    answers.push(await postForm(site, '/contact', fields({ message: `第 ${nth} 封` })))
  }
  const refused = answers.findIndex(({ status }) => status !== 303)
  expect([answers[refused]?.status, (await answers[refused]?.text())?.includes(`第 ${refused} 封`)]).toEqual([
    429,
    true,
  ])
})

test('a form on another site, and one that is too long, send nothing', async () => {
  const site = siteOf(createTestApi())
  const body = (message: string) => new URLSearchParams({ ...typed, message })
  const foreign = new Request(`${ORIGIN}/contact`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.test' },
    body: body('x'),
  })
  const long = new Request(`${ORIGIN}/contact`, { method: 'POST', body: body('x'.repeat(1_050_000)) })
  expect([(await site.fetch(foreign)).status, (await site.fetch(long)).status]).toEqual([403, 413])
})

test('a message far over the limit is refused with all that was typed', async () => {
  const site = siteOf(createTestApi())
  const message = '字'.repeat(20_000)
  const body = new URLSearchParams({ ...typed, message })
  const answer = await site.fetch(new Request(`${ORIGIN}/contact`, { method: 'POST', body }))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`${message}</textarea>`)
})
