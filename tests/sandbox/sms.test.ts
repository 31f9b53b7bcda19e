import { createHash, createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSmsSender } from '#src/api/sms/index.ts'
import type { SmsMessage, SmsOutcome } from '#src/api/sms/sender.ts'
import type { Config } from '#src/env/index.ts'
import { parseSms } from '#src/env/sms.ts'
import { verifyAcs3 } from '#src/sandbox/sms/acs3.ts'
import { verifyTc3 } from '#src/sandbox/sms/tc3.ts'
import { acs3, tc3 } from '#tests/support/vectors/sms.json'
import { createSandbox, KEYS, noSite, SANDBOX } from './sandbox.ts'

const sandbox = createSandbox(noSite)
const MESSAGE: SmsMessage = { mobile: '13800138000', code: '0427', type: 'reset' }
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** 10:00 in Beijing. */
const MORNING = Date.parse('2026-11-21T10:00:00+08:00')

beforeEach(sandbox.reset)

type Setup = { base?: 'host' | 'path'; keys?: Partial<typeof KEYS>; change?: (request: Request) => Promise<Request> }

/** The site's sender in front of the sandbox, both at a time of the test's choosing. */
function createSender(provider: 'aliyun' | 'tencent', { base = 'path', keys = {}, change }: Setup = {}) {
  let ahead = 0
  const sent: Request[] = []
  const answers: string[] = []
  const statuses: number[] = []
  const log: string[] = []
  const deployment = { production: false, sandboxUrl: base === 'path' ? SANDBOX : undefined }
  const config: Config['sms'] = parseSms({ ...KEYS, ...keys, SMS_PROVIDER: provider }, deployment)
  const sender = createSmsSender(config, {
    http: async (input, init) => {
      const asked = new Request(input, init)
      const request = change === undefined ? asked : await change(asked)
      sent.push(request.clone())
      const response = await sandbox.network(request)
      answers.push(await response.clone().text())
      statuses.push(response.status)
      return response
    },
    now: () => Date.now() + ahead,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    log: { info: () => {}, error: (_event, cause) => void log.push(String(cause)) },
  })

  async function moveTo(time: number): Promise<void> {
    const clock = Math.round((time - Date.now()) / 1000)
    ahead = clock * 1000
    await sandbox.setFaults({ clock })
  }

  /** What becomes of the message, and the code of a refusal. */
  async function send(message = MESSAGE): Promise<[SmsOutcome, string | undefined]> {
    const outcome = await sender.send(message)
    return [outcome, log.splice(0)[0]]
  }

  return { send, moveTo, sent, answers, statuses }
}

describe.each(['aliyun', 'tencent'] as const)('%s', (provider) => {
  test.each(['path', 'host'] as const)('a message arrives in the outbox, found by %s', async (base) => {
    const { send } = createSender(provider, { base })
    expect(await send()).toEqual(['sent', undefined])
    expect(await send({ ...MESSAGE, mobile: '13900139000', type: 'register' })).toEqual(['sent', undefined])
    expect(await sandbox.sms()).toEqual([
      { mobile: '13900139000', code: '0427', type: 'register', sent_at: expect.any(String) },
      { mobile: '13800138000', code: '0427', type: 'reset', sent_at: expect.any(String) },
    ])
  })

  const refusals: [string, Setup, Record<typeof provider, string>][] = [
    [
      'an unknown key',
      { keys: { ALIYUN_ACCESS_KEY_ID: 'other', TENCENT_SECRET_ID: 'other' } },
      { aliyun: 'InvalidAccessKeyId.NotFound', tencent: 'AuthFailure.SecretIdNotFound' },
    ],
    [
      'a wrong secret',
      { keys: { ALIYUN_ACCESS_KEY_SECRET: 'other', TENCENT_SECRET_KEY: 'other' } },
      { aliyun: 'SignatureDoesNotMatch', tencent: 'AuthFailure.SignatureFailure' },
    ],
    [
      'a changed message',
      { change: forAnotherNumber },
      { aliyun: 'SignatureDoesNotMatch', tencent: 'AuthFailure.SignatureFailure' },
    ],
    [
      'a signature nobody approved',
      { keys: { SMS_SIGN_NAME: '别家' } },
      { aliyun: 'isv.SMS_SIGNATURE_ILLEGAL', tencent: 'FailedOperation.SignatureIncorrectOrUnapproved' },
    ],
    [
      'a template nobody approved',
      { keys: { SMS_TEMPLATE_RESET: 'SMS_3' } },
      { aliyun: 'isv.SMS_TEMPLATE_ILLEGAL', tencent: 'FailedOperation.TemplateIncorrectOrUnapproved' },
    ],
  ]

  test.each(refusals)('%s is refused', async (_, setup, codes) => {
    const { send } = createSender(provider, setup)
    expect(await send()).toEqual(['failed', codes[provider]])
    expect(await sandbox.sms()).toEqual([])
  })

  test('an invalid number is refused', async () => {
    const { send } = createSender(provider)
    const code = { aliyun: 'isv.MOBILE_NUMBER_ILLEGAL', tencent: 'InvalidParameterValue.IncorrectPhoneNumber' }
    expect(await send({ ...MESSAGE, mobile: '12' })).toEqual(['failed', code[provider]])
  })

  test('a clock that is off is refused beyond what is allowed', async () => {
    const allowed = { aliyun: 15 * MINUTE, tencent: 5 * MINUTE }[provider]
    const code = { aliyun: 'InvalidTimeStamp.Expired', tencent: 'AuthFailure.SignatureExpire' }[provider]
    const { send } = createSender(provider)
    await sandbox.setFaults({ clock: (allowed - 30 * SECOND) / 1000 })
    expect(await send()).toEqual(['sent', undefined])
    for (const off of [allowed + 30 * SECOND, -allowed - 30 * SECOND]) {
      await sandbox.setFaults({ clock: off / 1000 })
      expect(await send()).toEqual(['failed', code])
    }
  })

  test('set to fail it sends nothing; set to broken it sends, and nobody knows', async () => {
    const { send, moveTo } = createSender(provider)
    const broke = {
      aliyun: 'isv.AMOUNT_NOT_ENOUGH',
      tencent: 'FailedOperation.InsufficientBalanceInSmsPackage',
    }
    await sandbox.setFaults({ sms: 'fail' })
    expect([await send(), await sandbox.sms()]).toEqual([['failed', broke[provider]], []])
    await sandbox.setFaults({ sms: 'broken' })
    expect([await send(), (await sandbox.sms()).length]).toEqual([['unknown', 'HTTP 502'], 1])
    await sandbox.setFaults({ sms: 'ok' })
    await moveTo(Date.now() + 2 * MINUTE)
    expect(await send()).toEqual(['sent', undefined])
  })
})

test('aliyun sends one a minute, five an hour, ten a day to a number', async () => {
  const { send, moveTo, answers } = createSender('aliyun')
  const limited = ['failed', 'isv.BUSINESS_LIMIT_CONTROL']
  const times = [0, 61, 122, 183, 244].map((seconds) => seconds * SECOND)
  for (const time of times) {
    await moveTo(MORNING + time)
    expect(await send()).toEqual(['sent', undefined])
  }
  await moveTo(MORNING + times.length * 50 * SECOND)
  expect([await send(), answers.at(-1)]).toEqual([limited, expect.stringContaining('触发分钟级流控Permits:1')])
  await moveTo(MORNING + 30 * MINUTE)
  expect([await send(), answers.at(-1)]).toEqual([limited, expect.stringContaining('触发小时级流控Permits:5')])
  expect(await send({ ...MESSAGE, mobile: '13900139000' })).toEqual(['sent', undefined])
  for (const hours of [2, 4, 6, 8, 10]) {
    await moveTo(MORNING + hours * HOUR)
    expect(await send()).toEqual(['sent', undefined])
  }
  await moveTo(MORNING + 23 * HOUR)
  expect([await send(), answers.at(-1)]).toEqual([limited, expect.stringContaining('触发天级流控Permits:10')])
  await moveTo(MORNING + DAY + MINUTE)
  expect(await send()).toEqual(['sent', undefined])
})

test('tencent sends the same once in 30 s, and ten a day of the calendar in Beijing', async () => {
  const { send, moveTo } = createSender('tencent')
  await moveTo(MORNING)
  expect(await send()).toEqual(['sent', undefined])
  expect(await send()).toEqual(['failed', 'LimitExceeded.PhoneNumberThirtySecondLimit'])
  expect(await send({ ...MESSAGE, code: '0428' })).toEqual(['sent', undefined])
  for (let sent = 2; sent < 10; sent += 1) {
    await moveTo(MORNING + sent * MINUTE)
    expect(await send()).toEqual(['sent', undefined])
  }
  await moveTo(Date.parse('2026-11-21T23:59:00+08:00'))
  expect(await send()).toEqual(['failed', 'LimitExceeded.PhoneNumberDailyLimit'])
  await moveTo(Date.parse('2026-11-22T00:01:00+08:00'))
  expect(await send()).toEqual(['sent', undefined])
})

test('aliyun answers HTTP 200 to what it sends and to messages it refuses, and no other request', async () => {
  const statusFor = async (keys: Partial<typeof KEYS>) => {
    const { send, statuses } = createSender('aliyun', { keys })
    await send()
    return statuses
  }
  expect(await statusFor({})).toEqual([200])
  expect(await statusFor({})).toEqual([200])
  expect(await statusFor({ SMS_SIGN_NAME: '别家' })).toEqual([200])
  expect(await statusFor({ ALIYUN_ACCESS_KEY_SECRET: 'other' })).toEqual([400])
  expect(await statusFor({ ALIYUN_ACCESS_KEY_ID: 'other' })).toEqual([404])
})

test('aliyun takes a request once', async () => {
  const { send, sent } = createSender('aliyun')
  await send()
  const [request] = sent
  const answer = await sandbox.network(request ?? '')
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ Code: 'SignatureNonceUsed' })])
  expect((await sandbox.sms()).length).toBe(1)
})

test('what providers document is signed as they check it', () => {
  const { host, action, version, date, nonce, query, ak, sk, sig } = acs3
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const names = 'host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version'
  const headers = {
    'x-acs-action': action,
    'x-acs-version': version,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-content-sha256': empty,
    authorization: `ACS3-HMAC-SHA256 Credential=${ak},SignedHeaders=${names},Signature=${sig}`,
  }
  const request = { method: 'POST', host, query: `?${new URLSearchParams(query)}`, body: '' }
  const keys = { accessKeyId: ak, accessKeySecret: sk }
  const now = Date.parse(date)
  expect(verifyAcs3({ ...request, headers: new Headers(headers) }, keys, now)).toEqual({ ok: true, nonce })
  const other = new Headers({ ...headers, 'x-acs-extra': 'unsigned' })
  expect(verifyAcs3({ ...request, headers: other }, keys, now).ok).toBe(false)
  expect(verifyAcs3({ ...request, body: 'x', headers: new Headers(headers) }, keys, now).ok).toBe(false)

  const authorization = `TC3-HMAC-SHA256 Credential=${tc3.id}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=${tc3.sig}`
  const call = {
    service: 'cvm',
    method: 'POST',
    host: tc3.host,
    headers: new Headers({ authorization, 'content-type': tc3.ct, 'x-tc-timestamp': String(tc3.ts) }),
    body: tc3.payload,
  }
  const credentials = { secretId: tc3.id, secretKey: tc3.key }
  expect(verifyTc3(call, credentials, tc3.ts * 1000)).toBeNull()
  const refused = { code: 'AuthFailure.SignatureFailure', message: expect.any(String) }
  expect(verifyTc3({ ...call, body: `${tc3.payload} ` }, credentials, tc3.ts * 1000)).toEqual(refused)
  expect(verifyTc3({ ...call, service: 'sms' }, credentials, tc3.ts * 1000)).toEqual(refused)
  // Both of what has to be signed must be, also where the signature is right.
  const partly = (names: string[]) => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const lines = names.map((name) => `${name}:${name === 'host' ? tc3.host : tc3.ct.toLowerCase()}\n`).join('')
    const canonical = hash(['POST', '/', '', lines, names.join(';'), hash(tc3.payload)].join('\n'))
    const toSign = ['TC3-HMAC-SHA256', tc3.ts, '2019-02-25/cvm/tc3_request', canonical].join('\n')
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
    const key = ['2019-02-25', 'cvm', 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${tc3.key}`)
    const signature = hmac(key, toSign).toString('hex')
    const signed = `TC3-HMAC-SHA256 Credential=${tc3.id}/2019-02-25/cvm/tc3_request, SignedHeaders=${names.join(';')}, Signature=${signature}`
    const headers = new Headers({ authorization: signed, 'content-type': tc3.ct, 'x-tc-timestamp': String(tc3.ts) })
    return verifyTc3({ ...call, headers }, credentials, tc3.ts * 1000)
  }
  expect([partly(['content-type', 'host']), partly(['host']), partly(['content-type'])]).toEqual([
    null,
    refused,
    refused,
  ])
})

/** The request as somebody in between would change it. */
async function forAnotherNumber(request: Request): Promise<Request> {
  const { method, headers } = request
  const url = request.url.replace('13800138000', '13900139000')
  const body = (await request.text()).replace('13800138000', '13900139000')
  return new Request(url, { method, headers, ...(body !== '' && { body }) })
}
