import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SmsConfig } from '#src/api/sms/config.ts'
import { createSmsSender } from '#src/api/sms/index.ts'
import type { SmsMessage } from '#src/api/sms/sender.ts'

/** How a provider says things, and how it checks who asks. */
type Provider = {
  config: SmsConfig
  sent: object
  refusals: [name: string, answer: object][]
  doubts: [name: string, answer: object][]
  /** What the request says, once its signature was found to be right. */
  read: (request: Request) => Promise<object>
  expected: object
}

const NOW = Date.parse('2026-11-21T02:00:00.789Z')
const MESSAGE: SmsMessage = { mobile: '13800138000', code: '0427', type: 'reset' }
const templates = { register: 'T_REGISTER', reset: 'T_RESET', prove: 'T_PROVE', bind: 'T_BIND' }

const aliyun: Provider = {
  config: {
    provider: 'aliyun',
    baseUrl: 'https://dysmsapi.aliyuncs.com',
    accessKeyId: 'test-id',
    accessKeySecret: 'test-secret',
    signName: '青简 (测试)',
    templates,
  },
  sent: { Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'R' },
  refusals: [
    ['a limit', { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控Permits:1', RequestId: 'R' }],
    ['a wrong signature', { Code: 'SignatureDoesNotMatch', Message: 'for 13800138000', RequestId: 'R' }],
  ],
  doubts: [['a fault of its own', { Code: 'isp.SYSTEM_ERROR', Message: '', RequestId: 'R' }]],
  read: readAliyun,
  expected: {
    PhoneNumbers: '13800138000',
    SignName: '青简 (测试)',
    TemplateCode: 'T_RESET',
    TemplateParam: '{"code":"0427"}',
  },
}

const tencent: Provider = {
  config: {
    provider: 'tencent',
    baseUrl: 'https://sms.tencentcloudapi.com',
    secretId: 'test-id',
    secretKey: 'test-secret',
    region: 'ap-guangzhou',
    appId: '1400000000',
    signName: '青简 (测试)',
    templates,
  },
  sent: { Response: { SendStatusSet: [{ SerialNo: '1', Code: 'Ok', Message: 'send success' }], RequestId: 'R' } },
  refusals: [
    ['a limit', { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }], RequestId: 'R' } }],
    ['a wrong signature', { Response: { Error: { Code: 'AuthFailure.SignatureFailure' }, RequestId: 'R' } }],
  ],
  doubts: [
    ['a fault of its own', { Response: { Error: { Code: 'InternalError.Timeout' }, RequestId: 'R' } }],
    ['no fate of the message', { Response: { SendStatusSet: [], RequestId: 'R' } }],
  ],
  read: readTencent,
  expected: {
    PhoneNumberSet: ['+8613800138000'],
    SmsSdkAppId: '1400000000',
    SignName: '青简 (测试)',
    TemplateId: 'T_RESET',
    TemplateParamSet: ['0427', '5'],
  },
}

/** An answer that does not tell whether the message was sent. */
type Doubt = [name: string, answer: () => Response | Promise<Response>]

const commonDoubts: Doubt[] = [
  ['an answer that is no JSON', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['an answer of another shape', () => Response.json({ ok: true })],
  ['a time-out', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ['a lost connection', () => Promise.reject(new Error('Network connection lost. https://x/?p=13800138000'))],
]

function setUp({ config }: Provider, answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const log: unknown[][] = []
  const sender = createSmsSender(config, {
    http: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      expect(init?.signal).toBeInstanceOf(AbortSignal)
      return answer(request)
    },
    now: () => NOW,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    log: { info: () => {}, error: (...line) => void log.push(line) },
  })
  return { sender, requests, log }
}

describe.each([
  ['aliyun', aliyun],
  ['tencent', tencent],
])('%s', (name, provider) => {
  test('a message is sent once, signed, with the template of its type', async () => {
    const { sender, requests, log } = setUp(provider, () => Response.json(provider.sent))
    expect(await sender.send(MESSAGE)).toBe('sent')
    expect(requests.length).toBe(1)
    const [request] = requests
    expect(request && (await provider.read(request))).toEqual(provider.expected)
    expect(log).toEqual([])
  })

  test('behind a path the same message is signed for the host it goes to', async () => {
    const { config } = provider
    const baseUrl = `http://localhost:8790/${name}`
    const moved = { ...provider, config: 'baseUrl' in config ? { ...config, baseUrl } : config }
    const { sender, requests } = setUp(moved, () => Response.json(provider.sent))
    expect(await sender.send(MESSAGE)).toBe('sent')
    const [request] = requests
    expect(request?.url.startsWith(`${baseUrl}/`)).toBe(true)
    expect(request && (await provider.read(request))).toEqual(provider.expected)
  })

  test.each(provider.refusals)('%s is a failure', async (_, answer) => {
    const { sender, requests } = setUp(provider, () => Response.json(answer))
    expect(await sender.send(MESSAGE)).toBe('failed')
    expect(requests.length).toBe(1)
  })

  test.each([
    ...provider.doubts.map(([doubt, answer]): Doubt => [doubt, () => Response.json(answer)]),
    ['a refusal with status 500', () => Response.json(provider.refusals[0]?.[1], { status: 500 })] satisfies Doubt,
    ...commonDoubts,
  ])('after %s the outcome is unknown, and it is not sent again', async (_, answer) => {
    const { sender, requests } = setUp(provider, answer)
    expect(await sender.send(MESSAGE)).toBe('unknown')
    expect(requests.length).toBe(1)
  })

  test('what went wrong is logged without number and code', async () => {
    const answers = [
      ...provider.refusals.map(
        ([, answer]) =>
          async () =>
            Response.json(answer),
      ),
      () => Promise.reject(new Error('Network connection lost. https://x/?p=13800138000&c=0427')),
    ]
    for (const answer of answers) {
      const { sender, log } = setUp(provider, answer)
      await sender.send(MESSAGE)
      expect(log.length).toBe(1)
      expect(JSON.stringify(log)).toContain(`"provider":"${name}"`)
      expect(JSON.stringify(log)).not.toMatch(/13800138000|0427/)
    }
  })
})

test('without a provider every message fails, and the log says why', async () => {
  const { sender, requests, log } = setUp({ ...aliyun, config: { provider: 'none' } }, () => Response.json({}))
  expect([await sender.send(MESSAGE), requests.length]).toEqual(['failed', 0])
  expect(log).toEqual([['sms.not-sent', 'SMS_PROVIDER is not set', { provider: 'none', outcome: 'failed' }]])
})

/** The provider's side, written from its documentation with crypto of its own. */
async function readAliyun(request: Request): Promise<object> {
  const url = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? ''
  expect([request.method, await request.text()]).toEqual(['POST', ''])
  expect(header('x-acs-date')).toBe('2026-11-21T02:00:00Z')
  const names = /SignedHeaders=([^,]+),/.exec(header('authorization'))?.[1] ?? ''
  const lines = names.split(';').map((name) => `${name}:${name === 'host' ? url.host : header(name)}\n`)
  const query = url.search.slice(1).split('&').sort().join('&')
  const canonical = `POST\n/\n${query}\n${lines.join('')}\n${names}\n${header('x-acs-content-sha256')}`
  const toSign = `ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`
  const signature = createHmac('sha256', 'test-secret').update(toSign).digest('hex')
  expect(header('authorization')).toBe(
    `ACS3-HMAC-SHA256 Credential=test-id,SignedHeaders=${names},Signature=${signature}`,
  )
  return Object.fromEntries(url.searchParams)
}

async function readTencent(request: Request): Promise<object> {
  const { host } = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? ''
  const payload = await request.text()
  const sent = ['action', 'version', 'region', 'timestamp'].map((name) => header(`x-tc-${name}`))
  expect(sent).toEqual(['SendSms', '2021-01-11', 'ap-guangzhou', '1795226400'])
  const hash = createHash('sha256').update(payload).digest('hex')
  const canonical = `POST\n/\n\ncontent-type:${header('content-type')}\nhost:${host}\n\ncontent-type;host\n${hash}`
  const scope = '2026-11-21/sms/tc3_request'
  const toSign = `TC3-HMAC-SHA256\n1795226400\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = hmac(hmac(hmac('TC3test-secret', '2026-11-21'), 'sms'), 'tc3_request')
  expect(header('authorization')).toBe(
    `TC3-HMAC-SHA256 Credential=test-id/${scope}, SignedHeaders=content-type;host, Signature=${hmac(key, toSign).toString('hex')}`,
  )
  return JSON.parse(payload)
}
