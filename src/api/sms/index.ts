import type { Log } from '#src/lib/log.ts'
import { aliyunSender } from './aliyun.ts'
import type { SmsConfig } from './config.ts'
import { noteUnsent } from './not-sent.ts'
import { sandboxSender } from './sandbox.ts'
import { tencentSender } from './tencent.ts'

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

/** Creates the configured sender; without a provider every message fails. */
export function createSmsSender(config: SmsConfig, deps: SmsDeps): SmsSender {
  switch (config.provider) {
    case 'aliyun':
      return aliyunSender(config, deps)
    case 'tencent':
      return tencentSender(config, deps)
    case 'sandbox':
      return sandboxSender(config.baseUrl, deps.http)
    case 'none':
      return refusingSender(deps)
  }
}

function refusingSender({ log }: SmsDeps): SmsSender {
  return { send: async () => noteUnsent(log, 'none', 'failed', 'SMS_PROVIDER is not set') }
}
