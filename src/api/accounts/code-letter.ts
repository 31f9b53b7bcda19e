import { readLanguage } from '#src/api/db/accounts/profile.ts'
import type { CodePurpose } from '#src/api/db/accounts/sms-codes.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import { writeLetter } from '#src/api/mail/letter.ts'
import type { Mail } from '#src/api/mail/sender.ts'
import type { Caller } from '#src/api/wire/handler.ts'
import type { Locale } from '#src/contract/index.ts'

type Texts = {
  purpose: Record<CodePurpose, string>
  subject: (site: string) => string
  care: string
  reason: (site: string) => string
}

const texts: Record<Locale, Texts> = {
  zh: {
    purpose: {
      register: '你正在注册账号，验证码是：',
      reset: '你正在重置密码，验证码是：',
      prove: '你正在验证身份，验证码是：',
      bind: '你正在把这个邮箱绑定为登录方式，验证码是：',
    },
    subject: (site) => `${site}验证码`,
    care: '5 分钟内有效。请不要把它告诉任何人。',
    reason: (site) => `这封邮件由${site}发出，因为有人在那里填写了你的邮箱。如果不是你，忽略它即可。`,
  },
  en: {
    purpose: {
      register: 'You are opening an account. Your code is:',
      reset: 'You are resetting your password. Your code is:',
      prove: 'You are confirming that it is you. Your code is:',
      bind: 'You are adding this address to your account. Your code is:',
    },
    subject: (site) => `Your ${site} code`,
    care: 'It is valid for 5 minutes. Do not share it with anybody.',
    reason: (site) =>
      `${site} sent this because somebody entered your e-mail address there. If that was not you, ignore it.`,
  },
}

/** The e-mail with a code, in the reader's language. The code is not in the subject, because lock screens show that. */
export async function codeLetter(
  { contact, type, code }: { contact: string; type: CodePurpose; code: string },
  { services, session, locale: spoken }: Caller,
): Promise<Mail> {
  const locale = (await readLanguage(services.db, contact, session?.userId ?? null)) ?? spoken
  const { site_name: site } = await readSiteConfig(services.db, locale)
  const t = texts[locale]
  return writeLetter({
    locale,
    sender: site,
    to: contact,
    subject: t.subject(site),
    paragraphs: [t.purpose[type], { code }, t.care],
    reason: t.reason(site),
  })
}
