import { aliyunSender } from './aliyun.ts'
import type { SmsConfig } from './config.ts'
import { sandboxSender } from './sandbox.ts'
import { noteUnsent, type SmsDeps, type SmsSender } from './sender.ts'
import { tencentSender } from './tencent.ts'

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
