import { expect, test } from 'vitest'
import { contactTexts } from '#src/texts/contact.ts'
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
  expect([page.includes(words), page.includes(location.slice(-9)), page.includes('<textarea')]).toEqual([
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
  const fourth = fields({ message: '第 3 封' })
  const asking = await postForm(site, '/contact', fourth)
  const page = await asking.text()
  expect(page).toContain(contactTexts.zh.person)
  const again = fieldsIn(page)
  const answer = sumOf(again.get('captcha_question') ?? '')
  const sent = await postForm(site, '/contact', new Map([...fourth, ...again, ['captcha_answer', String(answer)]]))
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
  expect(page).toContain(contactTexts[path === '/contact' ? 'zh' : 'en'].failed)
  expect(site.errors).toContain('contact.origin')
})

test('too many messages are refused in words, and none is lost', async () => {
  const site = siteOf(createTestApi())
  const answers: Response[] = []
  for (let nth = 0; nth < 12; nth += 1) {
    answers.push(await postForm(site, '/contact', fields({ message: `第 ${nth} 封` })))
  }
  const refused = answers.findIndex(({ status }) => status !== 303)
  const page = (await answers[refused]?.text()) ?? ''
  expect([answers[refused]?.status, page.includes(`第 ${refused} 封`)]).toEqual([429, true])
  expect(page).toContain(contactTexts.zh.often)
})

test.each(['/contact', '/en/contact'])(
  '%s: a form on another site, one that is too long, and one that is none send nothing',
  async (path) => {
    const site = siteOf(createTestApi())
    const t = contactTexts[path === '/contact' ? 'zh' : 'en']
    const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
      const answer = await site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers }))
      return [answer.status, /role="alert"><p>([^<]*)/.exec(await answer.text())?.[1]]
    }
    const form = (message: string) => new URLSearchParams({ ...typed, message })
    const most = 1024 * 1024 - form('').toString().length
    expect(await post(form('x'), { origin: 'https://elsewhere.test' })).toEqual([403, t.foreign])
    expect(await post(form('x'.repeat(most + 1)))).toEqual([413, t.tooLarge])
    expect(await post(form('x'.repeat(most)))).toEqual([422, t.fault.message])
    expect(await post('no form', { 'content-type': 'text/plain' })).toEqual([400, t.fault.other])
  },
)

test.each(['zh', 'en'] as const)(
  'the form comes back with the words of each field, and marks what is wrong, in %s',
  async (locale) => {
    const t = contactTexts[locale]
    const path = locale === 'zh' ? '/contact' : '/en/contact'
    const wrong = fields({ topic: 'privacy', email: 'nobody', order_no: 'A1', message: ' ' })
    const page = await (await postForm(siteOf(createTestApi()), path, wrong)).text()
    expect(/role="alert"><p>([^<]*)/.exec(page)?.[1]).toBe(t.fault.email)
    expect(
      Object.fromEntries(Array.from(page.matchAll(/<label for="f-(\w+)">([^<]*)/g), ([, id, label]) => [id, label])),
    ).toEqual({
      topic: t.topic,
      email: t.email,
      name: t.name + t.optional,
      order_no: t.order + t.optional,
      message: t.message,
    })
    expect(Array.from(page.matchAll(/<option value="(\w+)"( selected)?>([^<]*)/g), ([, ...found]) => found)).toEqual(
      Object.entries(t.topics).map(([topic, words]) => [topic, topic === 'privacy' ? ' selected' : undefined, words]),
    )
    expect(Array.from(page.matchAll(/ type="(\w+)" name="(\w+)" value="([^"]*)"/g), ([, ...found]) => found)).toEqual([
      ['email', 'email', 'nobody'],
      ['text', 'name', '李雷'],
      ['text', 'order_no', 'A1'],
    ])
    expect(Array.from(page.matchAll(/ id="f-(\w+)"[^>]* aria-invalid="true"/g), ([, id]) => id)).toEqual([
      'email',
      'message',
    ])
    expect(page).toContain(`<button type="submit" class="main">${t.send}</button> <a href="${path}">${t.back}</a>`)
  },
)

test('a message far over the limit is refused with all that was typed', async () => {
  const site = siteOf(createTestApi())
  const message = '字'.repeat(20_000)
  const body = new URLSearchParams({ ...typed, message })
  const answer = await site.fetch(new Request(`${ORIGIN}/contact`, { method: 'POST', body }))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`${message}</textarea>`)
})
