import type { Ways } from '#src/api/db/accounts/ways.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { countryName, deviceOf } from '#src/api/domain/devices.ts'
import { writeLetter } from '#src/api/mail/letter.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import { type Locale, localeTags, type RemovableWay } from '#src/contract/index.ts'
import { beijingTime } from '#src/lib/time.ts'

/** A change to the ways to sign in to an account. */
export type AccountChange =
  | `${RemovableWay | 'passkey'}.${'added' | 'removed'}`
  | `${'mobile' | 'email'}.changed`
  | `password.${'set' | 'changed' | 'reset'}`

type Texts = {
  subject: (site: string) => string
  changes: Record<AccountChange, string>
  facts: (time: string, device: string) => string
  unknownDevice: string
  care: string
  /** The same to an address with which the password can no longer be reset. */
  careWithout: string
  reason: (site: string) => string
}

const texts: Record<Locale, Texts> = {
  zh: {
    subject: (site) => `${site}账号的登录方式有变动`,
    changes: {
      'mobile.added': '你的账号绑定了手机号。',
      'mobile.changed': '你的账号换绑了手机号，不能再用原来的号码登录。',
      'mobile.removed': '你的账号解绑了手机号，不能再用它登录。',
      'email.added': '你的账号绑定了邮箱。',
      'email.changed': '你的账号换绑了邮箱，不能再用这个邮箱登录。',
      'email.removed': '你的账号解绑了邮箱，不能再用这个邮箱登录。',
      'wechat.added': '你的账号绑定了微信。',
      'wechat.removed': '你的账号解绑了微信，不能再用它登录。',
      'passkey.added': '你的账号添加了通行密钥。',
      'passkey.removed': '你的账号移除了一个通行密钥，不能再用它登录。',
      'password.set': '你的账号设置了登录密码，其他设备已退出登录。',
      'password.changed': '你的账号修改了登录密码，其他设备已退出登录。',
      'password.reset': '你的账号用验证码重置了登录密码，所有设备都已退出登录。',
    },
    facts: (time, device) => `时间：${time}（北京时间）\n设备：${device}`,
    unknownDevice: '未知',
    care: '如果不是你本人操作，请马上用「忘记密码」重置密码，并在「我的账号」里检查登录方式和设备；进不去时请联系我们。',
    careWithout:
      '如果不是你本人操作，请马上联系我们：这个邮箱已经不能用来找回密码。账号上还有你的手机号的，先用它重置密码。',
    reason: (site) => `这封邮件由${site}发出，因为你的账号留了这个邮箱。`,
  },
  en: {
    subject: (site) => `The ways to log in to your ${site} account have changed`,
    changes: {
      'mobile.added': 'A mobile number was added to your account.',
      'mobile.changed': 'The mobile number of your account was changed. The old one can no longer be used to log in.',
      'mobile.removed': 'The mobile number was removed from your account. It can no longer be used to log in.',
      'email.added': 'An e-mail address was added to your account.',
      'email.changed': 'The e-mail address of your account was changed. This one can no longer be used to log in.',
      'email.removed': 'This e-mail address was removed from your account. It can no longer be used to log in.',
      'wechat.added': 'WeChat was added to your account.',
      'wechat.removed': 'WeChat was removed from your account. It can no longer be used to log in.',
      'passkey.added': 'A passkey was added to your account.',
      'passkey.removed': 'A passkey was removed from your account. It can no longer be used to log in.',
      'password.set': 'A password was set for your account. All other devices were logged out.',
      'password.changed': 'The password of your account was changed. All other devices were logged out.',
      'password.reset': 'The password of your account was reset with a code. All devices were logged out.',
    },
    facts: (time, device) => `When: ${time} (Beijing time)\nDevice: ${device}`,
    unknownDevice: 'unknown',
    care: 'If that was not you, reset your password at once with “Forgot password?”, and check the devices and the ways to log in under “My account”. If you cannot get in, write to us.',
    careWithout:
      'If that was not you, write to us at once: with this address the password can no longer be reset. If your mobile number is still on the account, reset it with that first.',
    reason: (site) => `${site} sent this because your account has this e-mail address.`,
  },
}

/**
 * E-mails the owner of an account about a change to its ways to sign in, at the address it had before. There are no
 * text messages for this: they carry only codes. The change stands even if the e-mail cannot be sent, which is logged.
 */
export async function tellOfChange(change: AccountChange, before: Ways | null, caller: Caller): Promise<void> {
  const { services, userAgent, country } = caller
  const { db, mail, config, now } = services
  const to = before?.email ?? null
  if (to === null || config.mail.provider === 'none') return
  const locale = before?.language ?? caller.locale
  const t = texts[locale]
  const { site_name: site, support_email: replyTo } = await readSiteConfig(db, locale)
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system, countryName(country, locale)].filter(Boolean).join(' · ') || t.unknownDevice
  const isLost = change === 'email.changed' || change === 'email.removed'
  const facts = t.facts(beijingTime(now(), localeTags[locale]), device)
  const letter = {
    locale,
    sender: site,
    to,
    subject: t.subject(site),
    paragraphs: [t.changes[change], facts, isLost ? t.careWithout : t.care],
    reason: t.reason(site),
  }
  await mail.send(writeLetter(replyTo === '' ? letter : { ...letter, replyTo }))
}
