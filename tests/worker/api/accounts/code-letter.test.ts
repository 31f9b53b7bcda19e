import { expect, test } from 'vitest'
import { codeLetter } from '#src/api/accounts/code-letter.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/callers.ts'
import { setUpWays } from '#tests/support/ways.ts'

test('a code that is not sent, because its domain has had its codes, leaves the one before it good', async () => {
  const api = createTestApi()
  const email = 'first@small-firm.example'
  await api.call('user.Base/sendCode', { email, type: 'register' })
  const code = /^ {4}(\d{6})$/m.exec(api.mail.sent[0]?.text ?? '')?.[1] ?? ''
  for (let nth = 1; nth < 30; nth += 1) {
    await api.call('user.Base/sendCode', { email: `nth-${nth}@small-firm.example`, type: 'register' })
  }
  expect(api.mail.sent).toHaveLength(30)
  api.clock.now += MINUTE
  expect(await api.call('user.Base/sendCode', { email, type: 'register' })).toMatchObject({ body: { code: 429 } })
  expect(api.mail.sent).toHaveLength(30)
  const password = 'correct horse battery'
  expect(await api.call('user.Base/register', { email, password, code })).toMatchObject({ body: { code: 1 } })
})

test.each([
  [
    'zh',
    '青简验证码',
    '你正在注册账号，验证码是：',
    '5 分钟内有效。请不要把它告诉任何人。',
    '这封邮件由青简发出，因为有人在那里填写了你的邮箱。如果不是你，忽略它即可。',
  ],
  [
    'en',
    'Your Qingjian code',
    'You are opening an account. Your code is:',
    'It is valid for 5 minutes. Do not share it with anybody.',
    'Qingjian sent this because somebody entered your e-mail address there. If that was not you, ignore it.',
  ],
])('the letter with a code, whole, in %s', async (language, subject, purpose, care, reason) => {
  const api = createTestApi()
  const to = `letter-${language}@example.com`
  await api.call('user.Base/sendCode', { email: to, type: 'register' }, { language })
  const [letter] = api.mail.sent
  const code = /^ {4}(\d{6})$/m.exec(letter?.text ?? '')?.[1]
  expect(api.mail.sent).toEqual([
    {
      to,
      sender: language === 'zh' ? '青简' : 'Qingjian',
      subject,
      text: `${purpose}\n\n    ${code}\n\n${care}\n\n-- \n\n${reason}\n`,
      html: expect.stringContaining(`>${code}</p>`),
      replyTo: undefined,
    },
  ])
})

test('a code for an address that is being bound is told in the language its account has chosen', async () => {
  const { api, token, sendTo } = await setUpWays()
  await api.call('user.Profile/save', { user_name: '李雷', picture: null, language: 'en' }, { token })
  const { code } = await sendTo('bound-in-english@example.com')
  expect(api.mail.sent.at(-1)).toMatchObject({
    subject: 'Your Qingjian code',
    text: expect.stringContaining(`You are adding this address to your account. Your code is:\n\n    ${code}\n`),
  })
})

test.each([
  ['register', '注册账号', 'opening an account'],
  ['reset', '重置密码', 'resetting your password'],
  ['prove', '验证身份', 'confirming that it is you'],
  ['bind', '绑定为登录方式', 'adding this address'],
] as const)('a code to %s says what it is for, in either language', async (type, zh, en) => {
  const { services } = createTestApi()
  const purposeIn = async (locale: 'zh' | 'en') => {
    const code = { contact: 'new@example.com', type, code: '123456' }
    return (await codeLetter(code, callerOf(services, { locale }))).text.split('\n')[0]
  }
  expect([await purposeIn('zh'), await purposeIn('en')]).toEqual([
    expect.stringContaining(zh),
    expect.stringContaining(en),
  ])
})
