import { expect, test } from 'vitest'
import type { ClassicVisit } from '#src/classic/shell.ts'
import { answerSignIn, captchaField, signInPage, signInWith } from '#src/classic/sign-in.ts'
import { type ApiErrorKey, apiErrors } from '#src/contract/index.ts'
import type { Origin } from '#src/origin/index.ts'
import { classicMessages } from '#src/texts/classic.ts'

const QUESTION = `1800000000000.${'a'.repeat(22)}.3.4.${'s'.repeat(43)}`
const { zh: t } = classicMessages

/** Somebody who signs in without scripts, and what the API is asked and answers. */
function visitor(answer: unknown, search = '', token: string | null = null) {
  const asked: unknown[] = []
  const call: Origin['call'] = async (name, input) => {
    asked.push([name, input])
    return JSON.parse(JSON.stringify(answer))
  }
  const visit: ClassicVisit = {
    ...Object(null),
    ...{ t, locale: 'zh', address: 'https://a.test/old-edit/sign-in' },
    url: new URL(`https://a.test/old-edit/sign-in${search}`),
    origin: { ...Object(null), call },
    caller: { token, locale: 'zh', address: '', country: '', requestId: 'r' },
  }
  return { visit, asked }
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const refused = (key: ApiErrorKey, refusal: unknown = null) => ({
  ok: false,
  code: apiErrors[key].code,
  message: `说明：${key}`,
  refusal,
})
const signedIn = { ok: true, data: { token: 'new' } }

test.each([
  [
    { mobile: ' 13800000000 ', password: ' p ' },
    { mobile: '13800000000', password: ' p ' },
  ],
  [
    { mobile: ' a@example.com', password: 'p' },
    { email: 'a@example.com', password: 'p' },
  ],
  [{ mobile: '13800000000' }, { mobile: '13800000000', password: '' }],
  [{ password: 'p' }, { mobile: '', password: 'p' }],
])('%o signs in', async (typed, input) => {
  const { visit, asked } = visitor(signedIn)
  const { caller, headers, trouble } = await signInWith(visit, formOf(typed))
  expect(asked).toEqual([['user.Base/loginByPassword', input]])
  expect([caller.token, trouble]).toEqual(['new', { text: '', question: '' }])
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=new;/)
})

test('the answer to a question goes with the password', async () => {
  const { visit, asked } = visitor(signedIn)
  const typed = { mobile: '1', password: 'p', captcha_question: QUESTION, captcha_answer: ' 7 ' }
  await signInWith(visit, formOf(typed))
  const input = { mobile: '1', password: 'p', captcha: `question:${QUESTION}:7` }
  expect(asked).toEqual([['user.Base/loginByPassword', input]])
})

test('nothing typed asks nobody, and leaves the session as it is', async () => {
  const { visit, asked } = visitor(signedIn, '', 'old')
  const { caller, headers } = await signInWith(visit, formOf({ mobile: ' ', password: '' }))
  expect([asked, caller.token, headers.getSetCookie()]).toEqual([[], 'old', []])
})

test.each<[ApiErrorKey, unknown, object]>([
  ['credentials.wrong', null, { text: t.signInWrong, question: '' }],
  ['credentials.wrong-email', null, { text: t.signInWrong, question: '' }],
  ['input.invalid', null, { text: t.signInWrong, question: '' }],
  ['request.too-many', null, { text: '说明：request.too-many', question: '' }],
  [
    'captcha.required',
    {
      action: 'login',
      widget: { provider: 'turnstile', script: 'https://a.test/a.js', site_key: 'k' },
      question: QUESTION,
    },
    { text: t.captchaAsked, question: QUESTION },
  ],
])('%s is told in words, and the session stays as it is', async (key, refusal, trouble) => {
  const { visit } = visitor(refused(key, refusal), '', 'old')
  const outcome = await signInWith(visit, formOf({ mobile: '1', password: 'p' }))
  expect([outcome.trouble, outcome.caller.token, outcome.headers.getSetCookie()]).toEqual([trouble, 'old', []])
})

test('the page asks for what signs in, and leads back to what was asked for', async () => {
  const page = await signInPage(visitor(signedIn, '?id=ABCDEFGHIJKLMNOPQRST').visit)
  const html = await page.text()
  expect([page.status, html.includes('role="alert"')]).toEqual([200, false])
  expect(html).toContain('<form method="post" action="/old-edit/sign-in?id=ABCDEFGHIJKLMNOPQRST">')
  expect([...html.matchAll(/<label for="f-(\w+)">([^<]*)/g)].map((found) => found.slice(1))).toEqual([
    ['mobile', t.mobile],
    ['password', t.password],
  ])
  expect(html).toContain('<input id="f-password" type="password" name="password" autocomplete="current-password">')
})

test.each([
  ['?id=ABCDEFGHIJKLMNOPQRST', '/old-edit?id=ABCDEFGHIJKLMNOPQRST'],
  ['?id=x', '/old-edit'],
  ['', '/old-edit'],
])('signed in at the page %j it goes on to %s', async (search, to) => {
  const answer = await answerSignIn(visitor(signedIn, search).visit, formOf({ mobile: '1', password: 'p' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=new;/)
})

test.each<[string, Record<string, string>, unknown, string]>([
  ['nothing typed', {}, signedIn, t.signInWrong],
  ['a wrong password', { mobile: '1', password: 'p' }, refused('credentials.wrong'), t.signInWrong],
  ['too many tries', { mobile: '1', password: 'p' }, refused('request.too-many'), '说明：request.too-many'],
])('with %s the page comes again and says so', async (_what, typed, answer, text) => {
  const page = await answerSignIn(visitor(answer).visit, formOf(typed))
  expect([page.status, /role="alert"><p>([^<]*)/.exec(await page.text())?.[1]]).toEqual([401, text])
})

test('a question is asked with its two numbers, and goes back as it came; without one nothing is', async () => {
  const html = String(await captchaField(QUESTION, (a, b) => `${a} 加 ${b}`))
  expect(html).toContain('<label for="f-captcha">3 加 4</label>')
  expect(html).toContain(`<input type="hidden" name="captcha_question" value="${QUESTION}">`)
  expect([captchaField('', () => ''), captchaField('x', () => '')]).toEqual(['', ''])
})
