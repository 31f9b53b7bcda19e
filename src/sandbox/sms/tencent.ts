import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { BEIJING_AHEAD_MS, DAY_MS } from '#src/lib/time.ts'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { type Settings, settingsOf } from '#src/sandbox/settings.ts'
import type { SendRule } from './sends.ts'
import { verifyTc3 } from './tc3.ts'

const MAX_NUMBERS = 200
/** The number of variables in our templates: the code, and for how many minutes it is valid. */
const VARIABLES = 2

const sendSms = z.object({
  PhoneNumberSet: z.array(z.string()).check(z.minLength(1)),
  SmsSdkAppId: z.string(),
  SignName: z.optional(z.string()),
  TemplateId: z.string(),
  TemplateParamSet: z._default(z.array(z.string()), []),
  SessionContext: z._default(z.string().check(z.maxLength(512)), ''),
})

const describeTemplates = z.object({ International: z.literal(0), TemplateIdSet: z.array(z.int()) })

type SendSms = z.infer<typeof sendSms>

/**
 * Tencent Cloud SMS, mounted at its host name. Answers are always HTTP 200: a refused call has `Error`, the result of
 * each message is in `SendStatusSet`.
 * @see https://cloud.tencent.com/document/api/382/55981
 */
export const tencentSms = new Hono<SandboxEnv>()

tencentSms.use(
  faulty('sms', (c) => answer(c, { SendStatusSet: [status('', 'FailedOperation.InsufficientBalanceInSmsPackage')] })),
)

tencentSms.post('/', async (c) => {
  const { tencent, approved } = settingsOf(c)
  const now = await nowOf(c)
  const { headers } = c.req.raw
  const body = await c.req.text()
  const host = c.req.header('host') ?? new URL(c.req.url).host
  const refusal = verifyTc3({ service: 'sms', method: c.req.method, host, headers, body }, tencent, now)
  if (refusal !== null) return refuse(c, refusal.code, refusal.message)
  const action = headers.get('x-tc-action')
  if (action === 'DescribeSmsTemplateList') return listTemplates(c, body)
  if (action !== 'SendSms') return refuse(c, 'InvalidAction', 'The action does not exist.')
  if (headers.get('x-tc-version') !== '2021-01-11') return refuse(c, 'NoSuchVersion', 'The version does not exist.')
  if (!headers.has('x-tc-region')) return refuse(c, 'MissingParameter', 'The request is missing parameter `Region`.')
  const input = sendSms.safeParse(parseJson(body))
  if (!input.success) return refuse(c, 'InvalidParameter', input.error.issues[0]?.message ?? '')
  if (input.data.PhoneNumberSet.length > MAX_NUMBERS) {
    return refuse(c, 'LimitExceeded.PhoneNumberCountLimit', 'At most 200 numbers can be sent to at once.')
  }
  if (tencent.appId === '' || input.data.SmsSdkAppId !== tencent.appId) {
    return refuse(c, 'UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'Verification of SmsSdkAppId failed.')
  }
  const fates: ReturnType<typeof status>[] = []
  for (const number of input.data.PhoneNumberSet) {
    const code = await sendOne(c, number, input.data, approved, now)
    fates.push(status(number, code, input.data.SessionContext))
  }
  return answer(c, { SendStatusSet: fates })
})

/**
 * How templates stand, which here are approved or unknown.
 * @see https://cloud.tencent.com/document/api/382/5819
 */
function listTemplates(c: Context<SandboxEnv>, body: string) {
  const input = describeTemplates.safeParse(parseJson(body))
  if (!input.success) return refuse(c, 'InvalidParameter', input.error.issues[0]?.message ?? '')
  const known = input.data.TemplateIdSet.filter((id) => settingsOf(c).approved.templates.has(String(id)))
  return answer(c, {
    DescribeTemplateStatusSet: known.map((id) => ({
      ...{ TemplateId: id, International: 0, StatusCode: 0, ReviewReply: '' },
      ...{ TemplateName: '验证码', CreateTime: 1617379200, TemplateContent: '您的验证码是{1}，{2}分钟内有效。' },
    })),
  })
}

/** Sends to one number and returns the result. */
async function sendOne(
  c: Context<SandboxEnv>,
  number: string,
  input: SendSms,
  { signName, templates }: Settings['approved'],
  now: number,
): Promise<string> {
  const mobile = /^\+86(1\d{10})$/.exec(number)?.[1]
  if (mobile === undefined) return 'InvalidParameterValue.IncorrectPhoneNumber'
  if (signName === '' || input.SignName !== signName) return 'FailedOperation.SignatureIncorrectOrUnapproved'
  const type = templates.get(input.TemplateId)
  if (type === undefined) return 'FailedOperation.TemplateIncorrectOrUnapproved'
  const [code] = input.TemplateParamSet
  if (code === undefined || input.TemplateParamSet.length !== VARIABLES) {
    return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate'
  }
  const send = { provider: 'tencent', signName, mobile, content: `${type} ${input.TemplateParamSet.join()}`, at: now }
  const row = { mobile, code, type, sent_at: new Date(now).toISOString() }
  return (await stateOf(c).sendSms(send, limits(now), row)) ?? 'Ok'
}

/** The limits of one number: the same content in 30 s, any content in a calendar day in Beijing. */
function limits(now: number): SendRule[] {
  const midnight = now - ((now + BEIJING_AHEAD_MS) % DAY_MS)
  return [
    { name: 'LimitExceeded.PhoneNumberThirtySecondLimit', max: 1, since: now - 30_000, sameContent: true },
    { name: 'LimitExceeded.PhoneNumberDailyLimit', max: 10, since: midnight - 1, sameContent: false },
  ]
}

function status(number: string, code: string, context = '') {
  const isSent = code === 'Ok'
  return {
    SerialNo: isSent ? `5000:${randomUUID()}` : '',
    PhoneNumber: number,
    Fee: isSent ? 1 : 0,
    SessionContext: context,
    Code: code,
    Message: isSent ? 'send success' : code.slice(code.lastIndexOf('.') + 1),
    IsoCode: isSent ? 'CN' : '',
  }
}

function refuse(c: Context<SandboxEnv>, code: string, message: string) {
  return answer(c, { Error: { Code: code, Message: message } })
}

function answer(c: Context<SandboxEnv>, response: object) {
  return c.json({ Response: { ...response, RequestId: randomUUID() } })
}
