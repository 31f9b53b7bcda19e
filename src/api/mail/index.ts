import type { SendEmail } from '@cloudflare/workers-types'
import type { Log } from '#src/lib/log.ts'
import { cloudflareMail } from './cloudflare.ts'
import type { MailConfig } from './config.ts'
import { noteUnsentMail } from './not-sent.ts'
import { resendMail } from './resend.ts'

/** An e-mail; `sender` is the displayed name, `replyTo` the address answers go to instead of the sender's. */
export type Mail = {
  to: string
  sender: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
}

/** `unknown` means the e-mail may have been sent: never retry automatically. */
export type MailOutcome = 'sent' | 'failed' | 'unknown'

/** The port every mail provider implements. */
export type MailSender = { send: (mail: Mail) => Promise<MailOutcome> }

/** What a sender needs. Neither addresses nor texts may be logged. */
export type MailDeps = { http: typeof fetch; log: Log; binding: SendEmail | undefined }

/** Creates the configured sender; without a provider every e-mail fails. */
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
