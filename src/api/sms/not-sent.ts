import type { Log } from '#src/lib/log.ts'
import type { SmsOutcome } from './index.ts'

/** Logs why a message was not sent, or may not have been; digits that could be a number or a code are removed. */
export function noteUnsent(log: Log, provider: string, outcome: SmsOutcome, cause: unknown): SmsOutcome {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  log.error('sms.not-sent', reason.replace(/\d{4,}/g, '…'), { provider, outcome })
  return outcome
}
