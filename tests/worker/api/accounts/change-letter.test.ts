import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type AccountChange, tellOfChange } from '#src/api/accounts/change-letter.ts'
import { readWays } from '#src/api/db/accounts/ways.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import { createTestApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/callers.ts'
import { setUpWays } from '#tests/support/ways.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Somebody with an address, and the letter they get of a change made by this caller. */
async function setUp() {
  const { api, user, addEmail } = await setUpWays()
  const email = await addEmail()
  const told = async (by: Partial<Caller>) => {
    const before = api.mail.sent.length
    await tellOfChange('password.changed', await readWays(env.DB, user.id), callerOf(api.services, by))
    return api.mail.sent.slice(before).map(({ html: _html, ...letter }) => letter)
  }
  return { user, email, told }
}

test('a letter says what, when and from where, and whom to write to', async () => {
  const { email, told } = await setUp()
  await env.DB.prepare("UPDATE site_config SET support_email = 'help@example.com'").run()
  expect(await told({ userAgent: PHONE, country: 'JP' })).toEqual([
    {
      to: email,
      sender: '青简',
      subject: '青简账号的登录方式有变动',
      replyTo: 'help@example.com',
      text: `你的账号修改了登录密码，其他设备已退出登录。

时间：11月21日 10:00（北京时间）
设备：Safari · iOS · 日本

如果不是你本人操作，请马上用「忘记密码」重置密码，并在「我的账号」里检查登录方式和设备；进不去时请联系我们。

--${' '}

这封邮件由青简发出，因为你的账号留了这个邮箱。
`,
    },
  ])
})

test('an address that is no longer of the account is not told to reset the password with it', async () => {
  const { api, user, addEmail } = await setUpWays()
  await addEmail()
  const ways = await readWays(env.DB, user.id)
  const advice = async (change: AccountChange) => {
    await tellOfChange(change, ways, callerOf(api.services))
    return api.mail.sent.at(-1)?.text.includes('请马上用「忘记密码」重置密码')
  }
  const changes = ['email.changed', 'email.removed', 'email.added', 'mobile.changed'] as const
  const told: unknown[] = []
  for (const change of changes) told.push(await advice(change))
  expect(told).toEqual([false, false, true, true])
})

test('it is in the language of the account, else in that of the page', async () => {
  const { user, told } = await setUp()
  await env.DB.prepare("UPDATE site_config SET support_email = ''").run()
  const [letter] = await told({ locale: 'en' })
  expect(letter).toMatchObject({ subject: 'The ways to log in to your Qingjian account have changed' })
  expect(letter?.replyTo).toBeUndefined()
  expect(letter?.text).toContain('When: November 21 at 10:00 (Beijing time)\nDevice: unknown')
  await env.DB.prepare("UPDATE users SET language = 'zh' WHERE id = ?").bind(user.id).run()
  expect(await told({ locale: 'en' })).toMatchObject([{ subject: '青简账号的登录方式有变动' }])
})

test('nobody without an address is written to, and none where no letters are sent', async () => {
  const { api, user } = await setUpWays()
  const caller = callerOf(api.services)
  const ways = await readWays(env.DB, user.id)
  await tellOfChange('password.changed', ways, caller)
  await tellOfChange('password.changed', null, caller)
  const silent = createTestApi()
  const somebody = ways && { ...ways, email: 'mary@example.com' }
  await tellOfChange('password.changed', somebody, callerOf(silent.services))
  expect([api.mail.sent, silent.mail.sent]).toEqual([[], []])
})

test.each<[AccountChange, zh: RegExp, en: RegExp]>([
  ['mobile.added', /绑定了手机号/, /^A mobile number was added/],
  [
    'mobile.changed',
    /换绑了手机号，不能再用原来的号码/,
    /^The mobile number .* was changed\. The old one can no longer/,
  ],
  ['mobile.removed', /解绑了手机号，不能再用它/, /^The mobile number was removed .* It can no longer/],
  ['email.added', /绑定了邮箱/, /^An e-mail address was added/],
  ['email.changed', /换绑了邮箱，不能再用这个邮箱/, /^The e-mail address .* was changed\. This one can no longer/],
  ['email.removed', /解绑了邮箱，不能再用这个邮箱/, /^This e-mail address was removed .* It can no longer/],
  ['wechat.added', /绑定了微信/, /^WeChat was added/],
  ['wechat.removed', /解绑了微信，不能再用它/, /^WeChat was removed .* It can no longer/],
  ['passkey.added', /添加了通行密钥/, /^A passkey was added/],
  ['passkey.removed', /移除了一个通行密钥，不能再用它/, /^A passkey was removed .* It can no longer/],
  ['password.set', /设置了登录密码，其他设备/, /^A password was set .* All other devices/],
  ['password.changed', /修改了登录密码，其他设备/, /^The password .* was changed\. All other devices/],
  ['password.reset', /用验证码重置了登录密码，所有设备/, /^The password .* was reset with a code\. All devices/],
])('of %s a letter says what it was, in either language', async (change, zh, en) => {
  const { api, user, addEmail } = await setUpWays()
  await addEmail()
  const ways = await readWays(env.DB, user.id)
  const lineIn = async (locale: 'zh' | 'en') => {
    await tellOfChange(change, ways, callerOf(api.services, { locale }))
    return api.mail.sent.at(-1)?.text.split('\n')[0]
  }
  expect([await lineIn('zh'), await lineIn('en')]).toEqual([expect.stringMatching(zh), expect.stringMatching(en)])
})
