import { type AliyunConfig, askAliyun } from '#src/api/sms/aliyun.ts'
import type { SmsTemplates } from '#src/api/sms/config.ts'
import { askTencent, type TencentConfig } from '#src/api/sms/tencent.ts'
import type { Services } from '#src/services.ts'
import { type LiveFinding, mendOf, noAnswer, off, open, right, wrong } from './finding.ts'

const PASSED = { aliyun: '1', tencent: '0' }

const ALIYUN_MENDS = {
  InvalidAccessKeyId: 'there is no AccessKey ALIYUN_ACCESS_KEY_ID, or it is switched off.',
  SignatureDoesNotMatch: 'ALIYUN_ACCESS_KEY_SECRET is not the secret of that AccessKey.',
  'isv.SMS_TEMPLATE_ILLEGAL': 'the account has no such template.',
  'isv.SMS_SIGNATURE_ILLEGAL': 'the account has no signature SMS_SIGN_NAME; enter it without brackets.',
}

const TENCENT_MENDS = {
  'AuthFailure.SecretIdNotFound': 'there is no key TENCENT_SECRET_ID, or it is switched off.',
  'AuthFailure.SignatureFailure': 'TENCENT_SECRET_KEY is not the secret of that key.',
}

/** Errors for keys that may send but not query; such a key is valid. */
const MAY_NOT_ASK = /NoPermission|Forbidden|UnauthorizedOperation|AuthFailure\.UnauthorizedOperation/

/** Checks the SMS provider by querying the state of signature and templates; nothing is sent. */
export async function checkSms(services: Services): Promise<LiveFinding[]> {
  const { sms } = services.config
  switch (sms.provider) {
    case 'none':
      return [off('SMS_PROVIDER is not set.')]
    case 'sandbox':
      return [open('Text messages go to the sandbox.')]
    case 'aliyun':
      return checkAliyun(sms, services)
    case 'tencent':
      return checkTencent(sms, services)
  }
}

async function checkAliyun(sms: AliyunConfig, { fetch: http, now, randomBytes }: Services): Promise<LiveFinding[]> {
  const ask = async (action: string, query: Record<string, string>, name: string): Promise<LiveFinding> => {
    const reply = await askAliyun(sms, { http, now, randomBytes }, { action, query })
    if (reply.kind !== 'answer') return noAnswer(reply.kind === 'none' ? 'nothing' : `HTTP ${reply.status}`)
    const { Code: code, SignStatus, TemplateStatus } = reply.body
    if (MAY_NOT_ASK.test(code)) return open(`${name}: the AccessKey is known, and may not ask for this (${code}).`)
    if (code !== 'OK') return mendOf(ALIYUN_MENDS, code)
    return standing(name, String(SignStatus ?? TemplateStatus), PASSED.aliyun)
  }
  const sign = await ask('GetSmsSign', { SignName: sms.signName }, 'SMS_SIGN_NAME')
  if (sign.verdict === 'wrong' && !sign.text.includes('SMS_SIGN')) return [sign]
  const templates = await Promise.all(
    variablesOf(sms.templates).map(([name, code]) => ask('GetSmsTemplate', { TemplateCode: code }, name)),
  )
  return [sign, ...templates]
}

async function checkTencent(sms: TencentConfig, { fetch: http, now }: Services): Promise<LiveFinding[]> {
  const names = variablesOf(sms.templates)
  const ids = names.map(([, id]) => Number(id))
  const unread = names.filter((_, index) => !Number.isSafeInteger(ids[index]))
  if (unread.length > 0) return unread.map(([name]) => wrong(`${name} must be the number of a template.`))
  const input = { International: 0, TemplateIdSet: ids }
  const reply = await askTencent(sms, { http, now }, { action: 'DescribeSmsTemplateList', input })
  if (reply.kind !== 'answer') return [noAnswer(reply.kind === 'none' ? 'nothing' : `HTTP ${reply.status}`)]
  const { Error: error, DescribeTemplateStatusSet: found = [] } = reply.body.Response
  if (error !== undefined && MAY_NOT_ASK.test(error.Code)) {
    return [open(`The key is known, and may not ask for templates (${error.Code}).`)]
  }
  if (error !== undefined) return [mendOf(TENCENT_MENDS, error.Code)]
  return [
    ...names.map(([name], index) => {
      const status = found.find(({ TemplateId }) => TemplateId === ids[index])?.StatusCode
      return status === undefined
        ? wrong(`${name}: the account has no such template.`)
        : standing(name, String(status), PASSED.tencent)
    }),
    open('SMS_SIGN_NAME and TENCENT_SMS_APP_ID: the first message to your own number shows that.'),
  ]
}

function standing(name: string, status: string, passed: string): LiveFinding {
  return status === passed ? right(`${name} is approved.`) : wrong(`${name} is not approved (status ${status}).`)
}

/** The templates with the variables that name them; one shared by several variables is queried once. */
function variablesOf(templates: SmsTemplates): [string, string][] {
  const named = Object.entries(templates).map(([type, id]): [string, string] => [
    `SMS_TEMPLATE_${type.toUpperCase()}`,
    id,
  ])
  return named.filter(([, id], index) => named.findIndex(([, other]) => other === id) === index)
}
