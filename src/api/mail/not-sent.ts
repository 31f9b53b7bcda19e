import type { Log } from '#src/lib/log.ts'
import type { MailOutcome } from './index.ts'

/** Logs why an e-mail was not sent, or may not have been; addresses and long numbers are removed. */
export function noteUnsentMail(log: Log, provider: string, outcome: MailOutcome, cause: unknown): MailOutcome {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  log.error('mail.not-sent', reason.replace(/[^\s<>]{1,64}@[^\s<>]{1,255}|\d{4,}/g, '…'), { provider, outcome })
  return outcome
}
