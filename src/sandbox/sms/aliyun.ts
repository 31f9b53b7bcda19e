import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#src/lib/json.ts'
import { HOUR_MS, MINUTE_MS } from '#src/lib/time.ts'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { faulty, nowOf } from '#src/sandbox/faults.ts'
import { type Approved, settingsOf } from '#src/sandbox/settings.ts'
import { verifyAcs3 } from './acs3.ts'
import type { SendRule } from './sends.ts'

type Message = { mobile: string; code: string; type: string }
type Checked = { ok: true; message: Message } | { ok: false; code: string }

const MESSAGES: Record<string, string> = {
  'isv.MOBILE_NUMBER_ILLEGAL': '手机号码格式错误',
  'isv.SMS_SIGNATURE_ILLEGAL': '该账号下找不到对应签名',
  'isv.SMS_TEMPLATE_ILLEGAL': '该账号下找不到对应模板',
  'isv.INVALID_JSON_PARAM': 'JSON参数不合法，只接受字符串值',
  'isv.TEMPLATE_MISSING_PARAMETERS': '模板变量中存在未赋值变量',
  'isv.AMOUNT_NOT_ENOUGH': '账户余额不足',
}

const templateParam = z.record(z.string(), z.string())

/**
 * Alibaba Cloud SMS, mounted at its host name. Refused messages are answered with HTTP 200, wrong signatures are not.
 * @see https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 */
export const aliyunSms = new Hono<SandboxEnv>()

aliyunSms.use(faulty('sms', (c) => answer(c, 'isv.AMOUNT_NOT_ENOUGH')))

aliyunSms.post('/', async (c) => {
  const { aliyun, approved } = settingsOf(c)
  const now = await nowOf(c)
  const url = new URL(c.req.url)
  const request = {
    method: c.req.method,
    host: c.req.header('host') ?? url.host,
    query: url.search,
    headers: c.req.raw.headers,
    body: await c.req.text(),
  }
  const verdict = verifyAcs3(request, aliyun, now)
  if (!verdict.ok) return answer(c, verdict.refusal.code, verdict.refusal.message, verdict.refusal.status)
  if (!(await stateOf(c).spendNonce('aliyun', verdict.nonce))) {
    return answer(c, 'SignatureNonceUsed', 'Specified signature nonce was used already.', 400)
  }
  const { headers } = request
  const action = headers.get('x-acs-action') ?? ''
  const standing = standingOf(action, url.searchParams, approved)
  if (standing !== null) return standing.known ? answer(c, 'OK', 'OK', 200, standing.fields) : answer(c, standing.code)
  if (action !== 'SendSms' || headers.get('x-acs-version') !== '2017-05-25') {
    return answer(c, 'InvalidAction.NotFound', 'Specified api is not found, please check your url and method.', 404)
  }
  const checked = check(url.searchParams, approved)
  if (!checked.ok) return answer(c, checked.code)
  const { message } = checked
  const send = {
    provider: 'aliyun',
    signName: approved.signName,
    mobile: message.mobile,
    content: `${message.type} ${message.code}`,
    at: now,
  }
  const row = { ...message, sent_at: new Date(now).toISOString() }
  const against = await stateOf(c).sendSms(send, limits(now), row)
  return against === null ? answer(c, 'OK') : answer(c, 'isv.BUSINESS_LIMIT_CONTROL', against)
})

function check(query: URLSearchParams, { signName, templates }: Approved): Checked {
  const field = (name: string) => query.get(name) ?? ''
  const mobile = /^(?:\+?86|0086)?(1\d{10})$/.exec(field('PhoneNumbers'))?.[1]
  if (mobile === undefined) return { ok: false, code: 'isv.MOBILE_NUMBER_ILLEGAL' }
  if (signName === '' || field('SignName') !== signName) return { ok: false, code: 'isv.SMS_SIGNATURE_ILLEGAL' }
  const type = templates.get(field('TemplateCode'))
  if (type === undefined) return { ok: false, code: 'isv.SMS_TEMPLATE_ILLEGAL' }
  const param = templateParam.safeParse(parseJson(field('TemplateParam')))
  if (!param.success) return { ok: false, code: 'isv.INVALID_JSON_PARAM' }
  const { code } = param.data
  if (code === undefined) return { ok: false, code: 'isv.TEMPLATE_MISSING_PARAMETERS' }
  return { ok: true, message: { mobile, code, type } }
}

/** The limits of one signature to one number, all as sliding windows. */
function limits(now: number): SendRule[] {
  return [
    { name: '触发分钟级流控Permits:1', max: 1, since: now - MINUTE_MS, sameContent: false },
    { name: '触发小时级流控Permits:5', max: 5, since: now - HOUR_MS, sameContent: false },
    { name: '触发天级流控Permits:10', max: 10, since: now - 24 * HOUR_MS, sameContent: false },
  ]
}

/**
 * How a signature or template stands, which here is approved or unknown; null for other actions.
 * @see https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-getsmssign
 */
function standingOf(action: string, query: URLSearchParams, { signName, templates }: Approved) {
  if (action === 'GetSmsSign') {
    const known = signName !== '' && query.get('SignName') === signName
    return { known, fields: { SignName: signName, SignStatus: 1 }, code: 'isv.SMS_SIGNATURE_ILLEGAL' }
  }
  if (action !== 'GetSmsTemplate') return null
  const code = query.get('TemplateCode') ?? ''
  const fields = { TemplateCode: code, TemplateStatus: '1' }
  return { known: templates.has(code), fields, code: 'isv.SMS_TEMPLATE_ILLEGAL' }
}

function answer(
  c: Context<SandboxEnv>,
  code: string,
  message = MESSAGES[code],
  status: 200 | 400 | 404 = 200,
  fields: object = {},
) {
  const requestId = randomUUID().toUpperCase()
  const ticket =
    code === 'OK' && Object.keys(fields).length === 0
      ? { BizId: `${Date.now()}${Math.floor(Math.random() * 1000)}^0` }
      : {}
  return c.json({ Message: message ?? code, RequestId: requestId, Code: code, ...ticket, ...fields }, status)
}
