import type { SendEmail } from '@cloudflare/workers-types'
import type { Log } from '#src/lib/log.ts'

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

/** Logs why an e-mail was not sent, or may not have been; addresses and long numbers are removed. */
export function noteUnsentMail(log: Log, provider: string, outcome: MailOutcome, cause: unknown): MailOutcome {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  log.error('mail.not-sent', reason.replace(/[^\s<>]{1,64}@[^\s<>]{1,255}|\d{4,}/g, '…'), { provider, outcome })
  return outcome
}
