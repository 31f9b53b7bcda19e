import { cloudflareMail } from './cloudflare.ts'
import type { MailConfig } from './config.ts'
import { resendMail } from './resend.ts'
import { type MailDeps, type MailSender, noteUnsentMail } from './sender.ts'

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
