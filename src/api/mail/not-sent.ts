import type { Log } from '#src/lib/log.ts'
import type { MailOutcome } from './index.ts'

/** Logs why a letter did not go out, or may not have; addresses and long numbers are left out. */
export function noteUnsentMail(log: Log, provider: string, outcome: MailOutcome, cause: unknown): MailOutcome {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  log.error('mail.not-sent', reason.replace(/[^\s<>]{1,64}@[^\s<>]{1,255}|\d{4,}/g, '…'), { provider, outcome })
  return outcome
}
