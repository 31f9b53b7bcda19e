import { describe, expect, test, vi } from 'vitest'
import { acs3Headers, acs3Query } from '#src/api/sms/acs3.ts'
import { TC3_CONTENT_TYPE, tc3Authorization } from '#src/api/sms/tc3.ts'
import { createSandbox, KEYS, noSite, SANDBOX } from './sandbox.ts'
import { eachTestAt } from './stopped-clock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const host = new URL(SANDBOX).host
/** Tencent's templates are numbers. */
const sandbox = createSandbox(noSite, { SMS_TEMPLATE_REGISTER: '1110', SMS_TEMPLATE_RESET: '1111' })

eachTestAt(NOW, sandbox)

const row = { mobile: '13800138000', code: '0427', type: 'reset', sent_at: new Date(NOW).toISOString() }

describe('Alibaba Cloud', () => {
  const message = {
    ...{ PhoneNumbers: row.mobile, SignName: KEYS.SMS_SIGN_NAME, TemplateCode: '1111' },
    TemplateParam: JSON.stringify({ code: row.code }),
  }
  type Asked = {
    action?: string
    version?: string
    date?: string
    query?: Record<string, string>
    headers?: Record<string, string | null>
  }
  let nonces = 0

  /** What is answered to a signed call: the status and the words, without the numbers drawn for them. */
  async function ask({ action = 'SendSms', version = '2017-05-25', date, query = message, headers = {} }: Asked = {}) {
    nonces += 1
    const at = date ?? new Date(Date.now()).toISOString().replace(/\.\d+Z/, 'Z')
    const call = { host, action, version, date: at, nonce: String(nonces), query }
    const signed = await acs3Headers(call, {
      accessKeyId: KEYS.ALIYUN_ACCESS_KEY_ID,
      accessKeySecret: KEYS.ALIYUN_ACCESS_KEY_SECRET,
    })
    const all = Object.entries({ ...signed, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    )
    const address = `${SANDBOX}/dysmsapi.aliyuncs.com/?${acs3Query(query)}`
    const answer = await sandbox.network(address, { method: 'POST', headers: all })
    return [answer.status, { ...Object(await answer.json()), RequestId: '' }]
  }

  const says = (Code: string, Message: unknown, more: object = {}) => ({ Message, RequestId: '', Code, ...more })
  const sent = [200, says('OK', 'OK', { BizId: expect.stringMatching(/^\d{14,16}\^0$/) })]
  const wrongNumber = [200, says('isv.MOBILE_NUMBER_ILLEGAL', '手机号码格式错误')]
  const wrongJson = [200, says('isv.INVALID_JSON_PARAM', 'JSON参数不合法，只接受字符串值')]
  const expired = [400, says('InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.')]
  const unknown = [404, says('InvalidAction.NotFound', 'Specified api is not found, please check your url and method.')]

  test.each<[string, string, object]>([
    ['a quarter of an hour old', '2026-11-21T01:45:00Z', sent],
    ['a second older', '2026-11-21T01:44:59Z', expired],
    ['a quarter of an hour ahead', '2026-11-21T02:15:00Z', sent],
    ['a second further ahead', '2026-11-21T02:15:01Z', expired],
    ['written otherwise', '2026-11-21 02:00:00Z', expired],
  ])('a call that is %s', async (_when, date, answer) => {
    expect(await ask({ date })).toEqual(answer)
  })

  test.each([
    'authorization',
    'x-acs-action',
    'x-acs-version',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-content-sha256',
  ])('a call without %s is refused by its name', async (name) => {
    const missing = [400, says('MissingParameter', `${name} is mandatory for this action.`)]
    expect(await ask({ headers: { [name]: null } })).toEqual(missing)
  })

  test('a signature has one form, and all of a call is signed', async () => {
    const [key, names, signature] = [KEYS.ALIYUN_ACCESS_KEY_ID, 'host;x-acs-date', 'a'.repeat(64)]
    const form = [400, says('IncompleteSignature', 'The request signature does not conform.')]
    const right = `ACS3-HMAC-SHA256 Credential=${key},SignedHeaders=${names},Signature=${signature}`
    for (const authorization of [`x${right}`, `${right}0`, right.replace(',', ', ')]) {
      expect(await ask({ headers: { authorization } })).toEqual(form)
    }
    expect(await ask({ headers: { authorization: right } })).toEqual([
      400,
      says('IncompleteSignature', expect.stringMatching(/^x-acs-[a-z0-9-]+ must be signed\.$/)),
    ])
    expect(await ask({ headers: { 'content-type': 'text/plain' } })).toEqual([
      400,
      says('IncompleteSignature', 'content-type must be signed.'),
    ])
    expect(await ask({ headers: { 'x-acs-content-sha256': '0'.repeat(64) } })).toMatchObject([
      400,
      { Code: 'SignatureDoesNotMatch' },
    ])
  })

  test('other actions, and other versions of this one, are not known', async () => {
    expect(await ask({ action: 'SendBatchSms' })).toEqual(unknown)
    expect(await ask({ version: '2017-05-24' })).toEqual(unknown)
    expect(await sandbox.sms()).toEqual([])
  })

  test.each(['13800138000', '8613800138000', '+8613800138000', '008613800138000'])('%s is sent to', async (number) => {
    expect(await ask({ query: { ...message, PhoneNumbers: number } })).toEqual(sent)
    expect(await sandbox.sms()).toEqual([row])
  })

  test.each<[string, Record<string, string>, object]>([
    ['a number of twelve digits', { PhoneNumbers: '138001380000' }, wrongNumber],
    ['two numbers', { PhoneNumbers: '13800138000,13900139000' }, wrongNumber],
    ['something before a number', { PhoneNumbers: 'x13800138000' }, wrongNumber],
    ['a number elsewhere', { PhoneNumbers: '+85213800138000' }, wrongNumber],
    ['no words', { TemplateParam: '' }, wrongJson],
    ['a code that is a number', { TemplateParam: '{"code":427}' }, wrongJson],
    ['no code', { TemplateParam: '{}' }, [200, says('isv.TEMPLATE_MISSING_PARAMETERS', '模板变量中存在未赋值变量')]],
    ['no template', { TemplateCode: '' }, [200, says('isv.SMS_TEMPLATE_ILLEGAL', '该账号下找不到对应模板')]],
    ['no signature', { SignName: '' }, [200, says('isv.SMS_SIGNATURE_ILLEGAL', '该账号下找不到对应签名')]],
  ])('a message with %s is not sent', async (_what, changed, answer) => {
    expect(await ask({ query: { ...message, ...changed } })).toEqual(answer)
    expect(await sandbox.sms()).toEqual([])
  })

  test('a signature and a template are approved or unknown, whatever is sent', async () => {
    const sign = (SignName: string) => ask({ action: 'GetSmsSign', query: { SignName } })
    const template = (TemplateCode: string) => ask({ action: 'GetSmsTemplate', query: { TemplateCode } })
    const { SMS_SIGN_NAME } = KEYS
    expect(await sign(SMS_SIGN_NAME)).toEqual([200, says('OK', 'OK', { SignName: SMS_SIGN_NAME, SignStatus: 1 })])
    expect(await sign('别家')).toEqual([200, says('isv.SMS_SIGNATURE_ILLEGAL', '该账号下找不到对应签名')])
    expect(await template('1110')).toEqual([200, says('OK', 'OK', { TemplateCode: '1110', TemplateStatus: '1' })])
    expect(await template('1112')).toEqual([200, says('isv.SMS_TEMPLATE_ILLEGAL', '该账号下找不到对应模板')])
  })

  test('the next message to a number goes a minute after the last, to the millisecond', async () => {
    const limited = [200, says('isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1')]
    expect(await ask()).toEqual(sent)
    vi.setSystemTime(NOW + MINUTE - 1)
    expect(await ask()).toEqual(limited)
    vi.setSystemTime(NOW + MINUTE)
    expect(await ask()).toEqual(sent)
  })
})

describe('Tencent Cloud', () => {
  const message = {
    ...{ PhoneNumberSet: ['+8613800138000'], SmsSdkAppId: KEYS.TENCENT_SMS_APP_ID, SignName: KEYS.SMS_SIGN_NAME },
    ...{ TemplateId: '1111', TemplateParamSet: [row.code, '5'], SessionContext: 'c' },
  }

  /** What is answered to a signed call, without the numbers drawn for it. */
  async function ask(content: unknown, headers: Record<string, string | null> = {}, at = Date.now()) {
    const payload = JSON.stringify(content)
    const timestamp = Math.floor(at / 1000)
    const credentials = { secretId: KEYS.TENCENT_SECRET_ID, secretKey: KEYS.TENCENT_SECRET_KEY }
    const all = {
      ...{ 'content-type': TC3_CONTENT_TYPE, 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' },
      ...{ 'x-tc-region': 'ap-guangzhou', 'x-tc-timestamp': String(timestamp) },
      authorization: await tc3Authorization({ service: 'sms', host, timestamp, payload }, credentials),
      ...headers,
    }
    const answer = await sandbox.network(`${SANDBOX}/sms.tencentcloudapi.com/`, {
      ...{ method: 'POST', body: payload },
      headers: Object.entries(all).flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as [string, string]],
      ),
    })
    const { Response } = Object(await answer.json())
    return { ...Response, RequestId: '' }
  }
  const send = (changed: object = {}) => ask({ ...message, ...changed })

  const says = (Code: string, Message: unknown = expect.any(String)) => ({ RequestId: '', Error: { Code, Message } })
  const fate = (PhoneNumber: string, Code: string, Message: string) => ({
    ...{ SerialNo: '', PhoneNumber, Fee: 0, SessionContext: 'c', Code, Message, IsoCode: '' },
  })
  const done = (PhoneNumber = '+8613800138000') => ({
    ...fate(PhoneNumber, 'Ok', 'send success'),
    ...{ SerialNo: expect.stringMatching(/^5000:[\da-f-]{36}$/), Fee: 1, IsoCode: 'CN' },
  })
  const fates = (...SendStatusSet: object[]) => ({ RequestId: '', SendStatusSet })
  const expired = says(
    'AuthFailure.SignatureExpire',
    'The provided credentials have expired: timestamp is out of range.',
  )

  test.each<[string, number, object]>([
    ['five minutes ago', -300, fates(done())],
    ['a second earlier', -301, expired],
    ['in five minutes', 300, fates(done())],
    ['a second later', 301, expired],
  ])('a call that was signed %s', async (_when, seconds, answer) => {
    expect(await ask(message, {}, NOW + seconds * SECOND)).toEqual(answer)
  })

  test.each<[string, Record<string, string | null>, object]>([
    ['no time', { 'x-tc-timestamp': null }, expired],
    ['another action', { 'x-tc-action': 'SendEmail' }, says('InvalidAction', 'The action does not exist.')],
    ['another version', { 'x-tc-version': '2019-07-11' }, says('NoSuchVersion', 'The version does not exist.')],
    ['no region', { 'x-tc-region': null }, says('MissingParameter', 'The request is missing parameter `Region`.')],
    [
      'no signature',
      { authorization: null },
      says('AuthFailure.InvalidAuthorization', 'The Authorization header is not valid.'),
    ],
  ])('a call with %s is refused', async (_what, headers, answer) => {
    expect(await ask(message, headers)).toEqual(answer)
    expect(await sandbox.sms()).toEqual([])
  })

  test.each<[string, object, object]>([
    ['to nobody', { PhoneNumberSet: [] }, says('InvalidParameter')],
    ['with a context that is too long', { SessionContext: 'c'.repeat(513) }, says('InvalidParameter')],
    [
      'of another app',
      { SmsSdkAppId: '1400000002' },
      says('UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'Verification of SmsSdkAppId failed.'),
    ],
    [
      'to two hundred and one',
      { PhoneNumberSet: Array(201).fill('1') },
      says('LimitExceeded.PhoneNumberCountLimit', 'At most 200 numbers can be sent to at once.'),
    ],
  ])('a message %s is refused as a whole', async (_what, changed, answer) => {
    expect(await send(changed)).toEqual(answer)
    expect(await sandbox.sms()).toEqual([])
  })

  test.each<[string, object, string]>([
    ['one word too few', { TemplateParamSet: [row.code] }, 'TemplateParamSetNotMatchApprovedTemplate'],
    ['one too many', { TemplateParamSet: [row.code, '5', '6'] }, 'TemplateParamSetNotMatchApprovedTemplate'],
    ['none', { TemplateParamSet: undefined }, 'TemplateParamSetNotMatchApprovedTemplate'],
    ['another template', { TemplateId: '1112' }, 'TemplateIncorrectOrUnapproved'],
    ['no signature', { SignName: undefined }, 'SignatureIncorrectOrUnapproved'],
  ])('a message with %s is not sent', async (_what, changed, reason) => {
    expect(await send(changed)).toEqual(fates(fate('+8613800138000', `FailedOperation.${reason}`, reason)))
    expect(await sandbox.sms()).toEqual([])
  })

  test('each number has a fate of its own', async () => {
    const wrong = ['13900139000', '+86139001390000', ' +8613900139000', '+85213900139000']
    expect(await send({ PhoneNumberSet: [...wrong, '+8613700137000', '+8613800138000'] })).toEqual(
      fates(
        ...wrong.map((number) => fate(number, 'InvalidParameterValue.IncorrectPhoneNumber', 'IncorrectPhoneNumber')),
        ...[done('+8613700137000'), done()],
      ),
    )
    expect(await sandbox.sms()).toEqual([row, { ...row, mobile: '13700137000' }])
  })

  test('two hundred numbers are taken, with a context of 512 characters or none', async () => {
    const many = await send({ PhoneNumberSet: Array(200).fill('1'), SessionContext: 'c'.repeat(512) })
    const wrong = fate('1', 'InvalidParameterValue.IncorrectPhoneNumber', 'IncorrectPhoneNumber')
    expect(many).toEqual(fates(...Array(200).fill({ ...wrong, SessionContext: 'c'.repeat(512) })))
    expect(await send({ SessionContext: undefined })).toEqual(fates({ ...done(), SessionContext: '' }))
  })

  test('templates that are asked for are told of where they are approved', async () => {
    const list = (content: object) => ask(content, { 'x-tc-action': 'DescribeSmsTemplateList' })
    const known = {
      ...{ TemplateId: 1110, International: 0, StatusCode: 0, ReviewReply: '', TemplateName: '验证码' },
      ...{ CreateTime: 1617379200, TemplateContent: '您的验证码是{1}，{2}分钟内有效。' },
    }
    expect(await list({ International: 0, TemplateIdSet: [1110, 1112] })).toEqual({
      RequestId: '',
      DescribeTemplateStatusSet: [known],
    })
    expect(await list({ International: 1, TemplateIdSet: [1110] })).toEqual(says('InvalidParameter'))
  })

  const limited = (reason: string) => fates(fate('+8613800138000', `LimitExceeded.${reason}`, reason))

  test('the same message goes again after thirty seconds, to the millisecond', async () => {
    expect(await send()).toEqual(fates(done()))
    vi.setSystemTime(NOW + 30 * SECOND - 1)
    expect(await send()).toEqual(limited('PhoneNumberThirtySecondLimit'))
    expect(await send({ TemplateParamSet: [row.code, '6'] })).toEqual(fates(done()))
    vi.setSystemTime(NOW + 30 * SECOND)
    expect(await send()).toEqual(fates(done()))
  })

  test('ten messages go in a day, which begins at midnight in Beijing', async () => {
    const midnight = Date.parse('2026-11-22T00:00:00+08:00')
    const ten = async (at: number) => {
      vi.setSystemTime(at)
      for (let nth = 0; nth < 10; nth += 1) {
        expect(await send({ TemplateParamSet: [`${at}`, `${nth}`] })).toEqual(fates(done()))
      }
    }
    await ten(midnight - 1)
    expect(await send()).toEqual(limited('PhoneNumberDailyLimit'))
    await ten(midnight)
    expect(await send()).toEqual(limited('PhoneNumberDailyLimit'))
  })
})
