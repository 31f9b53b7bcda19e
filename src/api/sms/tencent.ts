import * as z from 'zod/mini'
import { CODE_LIFE_MS } from '#src/api/domain/verification-codes.ts'
import { askThirdParty, type Reply } from '#src/lib/third-party.ts'
import type { SmsConfig } from './config.ts'
import { noteUnsent, type SmsDeps, type SmsSender } from './sender.ts'
import { TC3_CONTENT_TYPE, tc3Authorization } from './tc3.ts'

export type TencentConfig = Extract<SmsConfig, { provider: 'tencent' }>

const TIME_OUT_MS = 5000
/** Errors after which the message may still have been sent. */
const AMBIGUOUS = /^(InternalError|RequestTimeout)/

const answer = z.object({
  Response: z.object({
    Error: z.optional(z.object({ Code: z.string() })),
    SendStatusSet: z.optional(z.array(z.object({ Code: z.string() }))),
    DescribeTemplateStatusSet: z.optional(z.array(z.object({ TemplateId: z.int(), StatusCode: z.int() }))),
  }),
})

type TencentAnswer = z.infer<typeof answer>

/**
 * Sends through Tencent Cloud's SMS service. Its templates have two variables: {1} the code, {2} for how many minutes
 * it is valid.
 * @see https://cloud.tencent.com/document/api/382/55981
 */
export function tencentSender(config: TencentConfig, deps: SmsDeps): SmsSender {
  return {
    async send({ mobile, code, type }) {
      const input = {
        PhoneNumberSet: [`+86${mobile}`],
        SmsSdkAppId: config.appId,
        SignName: config.signName,
        TemplateId: config.templates[type],
        TemplateParamSet: [code, String(CODE_LIFE_MS / 60_000)],
      }
      const reply = await askTencent(config, deps, { action: 'SendSms', input })
      if (reply.kind === 'none') return noteUnsent(deps.log, 'tencent', 'unknown', reply.cause)
      const verdict = reply.kind === 'answer' ? codeOf(reply.body) : undefined
      if (verdict === undefined) return noteUnsent(deps.log, 'tencent', 'unknown', `HTTP ${reply.status}`)
      if (verdict === 'Ok') return 'sent'
      const mayBeSent = reply.status >= 500 || AMBIGUOUS.test(verdict)
      return noteUnsent(deps.log, 'tencent', mayBeSent ? 'unknown' : 'failed', verdict)
    },
  }
}

/** The error of the call, otherwise the result of its one message. */
function codeOf({ Response: { Error: error, SendStatusSet } }: TencentAnswer): string | undefined {
  return error?.Code ?? SendStatusSet?.[0]?.Code
}

/** Makes one signed call to the SMS service of Tencent Cloud. */
export async function askTencent(
  config: TencentConfig,
  deps: Pick<SmsDeps, 'http' | 'now'>,
  { action, input }: { action: string; input: Record<string, unknown> },
): Promise<Reply<TencentAnswer>> {
  const timestamp = Math.floor(deps.now() / 1000)
  const payload = JSON.stringify(input)
  const call = { service: 'sms', host: new URL(config.baseUrl).host, timestamp, payload }
  const request = new Request(`${config.baseUrl}/`, {
    method: 'POST',
    headers: {
      authorization: await tc3Authorization(call, config),
      'content-type': TC3_CONTENT_TYPE,
      'x-tc-action': action,
      'x-tc-version': '2021-01-11',
      'x-tc-region': config.region,
      'x-tc-timestamp': String(timestamp),
    },
    body: payload,
  })
  return askThirdParty({ http: deps.http, signal: AbortSignal.timeout(TIME_OUT_MS) }, request, answer)
}
