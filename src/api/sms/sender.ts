import type { Log } from '#src/lib/log.ts'

export type SmsMessage = { mobile: string; code: string; type: 'register' | 'reset' | 'prove' | 'bind' }

/** `unknown` means the message may have been sent: never retry automatically. */
export type SmsOutcome = 'sent' | 'failed' | 'unknown'

/** The port every SMS provider implements. */
export type SmsSender = { send: (message: SmsMessage) => Promise<SmsOutcome> }

/** What a sender needs; `now` in ms since 1970. Neither numbers nor codes may be logged. */
export type SmsDeps = {
  http: typeof fetch
  now: () => number
  randomBytes: (length: number) => Uint8Array
  log: Log
}

/** Logs why a message was not sent, or may not have been; digits that could be a number or a code are removed. */
export function noteUnsent(log: Log, provider: string, outcome: SmsOutcome, cause: unknown): SmsOutcome {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  log.error('sms.not-sent', reason.replace(/\d{4,}/g, '…'), { provider, outcome })
  return outcome
}
