import type { SendEmail } from '@cloudflare/workers-types'
import type { Log } from '#src/lib/log.ts'
import { cloudflareMail } from './cloudflare.ts'
import type { MailConfig } from './config.ts'
import { noteUnsentMail } from './not-sent.ts'
import { resendMail } from './resend.ts'

/** A letter; `sender` is the name it comes from, `replyTo` who is answered instead of it. */
export type Mail = {
  to: string
  sender: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
}

/** `unknown` means the letter may have been sent: never send it again on your own. */
export type MailOutcome = 'sent' | 'failed' | 'unknown'

/** The port everybody who carries letters implements. */
export type MailSender = { send: (mail: Mail) => Promise<MailOutcome> }

/** What a sender works with. Neither addresses nor words of a letter go into the log. */
export type MailDeps = { http: typeof fetch; log: Log; binding: SendEmail | undefined }

/** The sender the configuration asks for; without a provider every letter fails. */
export function createMailSender(config: MailConfig, deps: MailDeps): MailSender {
  switch (config.provider) {
    case 'cloudflare':
      return cloudflareMail(config, deps)
    case 'resend':
      return resendMail(config, deps)
    case 'none':
      return { send: async () => noteUnsentMail(deps.log, 'none', 'failed', 'MAIL_PROVIDER is not set') }
  }
}
