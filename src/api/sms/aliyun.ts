import * as z from 'zod/mini'
import { toHex } from '#src/lib/encoding.ts'
import { askThirdParty, type Reply } from '#src/lib/third-party.ts'
import { isoSeconds } from '#src/lib/time.ts'
import { acs3Headers, acs3Query } from './acs3.ts'
import type { SmsConfig } from './config.ts'
import { noteUnsent, type SmsDeps, type SmsSender } from './sender.ts'

export type AliyunConfig = Extract<SmsConfig, { provider: 'aliyun' }>

const TIME_OUT_MS = 5000
const NONCE_BYTES = 16
/** Errors after which the message may still have been sent. */
const AMBIGUOUS = new Set(['isp.SYSTEM_ERROR', 'InternalError', 'ServiceUnavailable'])

const standing = z.optional(z.union([z.string(), z.number()]))
const answer = z.object({ Code: z.string(), SignStatus: standing, TemplateStatus: standing })

/** What the service is asked to do, with what. */
type AliyunCall = { action: string; query: Record<string, string> }
type AliyunDeps = Pick<SmsDeps, 'http' | 'now' | 'randomBytes'>

/**
 * Sends through Alibaba Cloud's SMS service. Its templates have one variable, `${code}`.
 * @see https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 */
export function aliyunSender(config: AliyunConfig, deps: SmsDeps): SmsSender {
  return {
    async send({ mobile, code, type }) {
      const query = {
        PhoneNumbers: mobile,
        SignName: config.signName,
        TemplateCode: config.templates[type],
        TemplateParam: JSON.stringify({ code }),
      }
      const reply = await askAliyun(config, deps, { action: 'SendSms', query })
      if (reply.kind === 'none') return noteUnsent(deps.log, 'aliyun', 'unknown', reply.cause)
      if (reply.kind === 'unreadable') return noteUnsent(deps.log, 'aliyun', 'unknown', `HTTP ${reply.status}`)
      if (reply.body.Code === 'OK') return 'sent'
      const mayBeSent = reply.status >= 500 || AMBIGUOUS.has(reply.body.Code)
      return noteUnsent(deps.log, 'aliyun', mayBeSent ? 'unknown' : 'failed', reply.body.Code)
    },
  }
}

/** Makes one call. `host` is what the network will send; the path is signed without the prefix of the base address. */
export async function askAliyun(
  config: AliyunConfig,
  deps: AliyunDeps,
  { action, query }: AliyunCall,
): Promise<Reply<z.infer<typeof answer>>> {
  const call = {
    host: new URL(config.baseUrl).host,
    action,
    version: '2017-05-25',
    date: isoSeconds(deps.now()),
    nonce: toHex(deps.randomBytes(NONCE_BYTES)),
    query,
  }
  const headers = await acs3Headers(call, config)
  const request = new Request(`${config.baseUrl}/?${acs3Query(query)}`, { method: 'POST', headers })
  return askThirdParty({ http: deps.http, signal: AbortSignal.timeout(TIME_OUT_MS) }, request, answer)
}
