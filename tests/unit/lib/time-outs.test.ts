import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { askTurnstile, turnstileVerifier } from '#src/api/captcha/turnstile.ts'
import { createMailSender } from '#src/api/mail/index.ts'
import { askResend } from '#src/api/mail/resend.ts'
import { exchange } from '#src/api/pay/exchange.ts'
import { createSmsSender } from '#src/api/sms/index.ts'
import type { SmsMessage } from '#src/api/sms/sender.ts'
import { askWechat } from '#src/lib/wechat-answer.ts'

const baseUrl = 'https://third.test'
const templates = { register: 'A', reset: 'B', prove: 'C', bind: 'D' }
const log = { info: () => {}, error: () => {} }
const randomBytes = (length: number) => new Uint8Array(length)

const message: SmsMessage = { mobile: '13800000000', code: '123456', type: 'register' }
const letter = { to: 'mary@example.com', sender: '青简', subject: 'a', text: 'b', html: 'c' }
const resend = { provider: 'resend', from: 'a@b.co', apiKey: 're_1', baseUrl } as const
const turnstile = { provider: 'turnstile', siteKey: 'a', secret: 'b', hostname: 'c', baseUrl } as const

type Deps = {
  http: typeof fetch
  now: () => number
  randomBytes: typeof randomBytes
  log: typeof log
  binding: undefined
}

/** Every way a third party is asked, and how long its answer is waited for, in ms. */
const calls: [string, number, (deps: Deps) => Promise<unknown>][] = [
  [
    'Aliyun',
    5000,
    (deps) =>
      createSmsSender(
        { provider: 'aliyun', baseUrl, accessKeyId: 'a', accessKeySecret: 'b', signName: '青简', templates },
        deps,
      ).send(message),
  ],
  [
    'Tencent',
    5000,
    (deps) =>
      createSmsSender(
        {
          ...{ provider: 'tencent', baseUrl, secretId: 'a', secretKey: 'b' },
          ...{ region: 'ap-guangzhou', appId: '1', signName: '青简', templates },
        },
        deps,
      ).send(message),
  ],
  [
    'the outbox of text messages',
    5000,
    (deps) => createSmsSender({ provider: 'sandbox', baseUrl }, deps).send(message),
  ],
  ['Resend', 5000, (deps) => createMailSender(resend, deps).send(letter)],
  ["Resend's domains", 5000, ({ http }) => askResend(resend, http)],
  [
    'the outbox of letters',
    5000,
    (deps) => createMailSender({ provider: 'cloudflare', from: 'a@b.co', sandboxUrl: baseUrl }, deps).send(letter),
  ],
  [
    'Turnstile',
    5000,
    (deps) => turnstileVerifier(turnstile, deps).verify({ token: 'a', address: '', action: 'login' }),
  ],
  ['Turnstile about a token', 5000, ({ http }) => askTurnstile(turnstile, http, 'a')],
  ['a gateway', 8000, ({ http }) => exchange(http, new Request(baseUrl))],
  ['WeChat', 5000, ({ http }) => askWechat(http, new Request(baseUrl), z.object({}))],
]

afterEach(() => vi.restoreAllMocks())

test.each(calls)('%s is waited for %i ms', async (_name, ms, call) => {
  const waits: unknown[] = []
  const real = AbortSignal.timeout.bind(AbortSignal)
  const given = new Map<AbortSignal, number>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const signal = real(after)
    given.set(signal, after)
    return signal
  })
  const http: typeof fetch = async (_input, init) => {
    waits.push(init?.signal ? given.get(init.signal) : null)
    return new Response('{}')
  }
  await call({ http, now: () => 0, randomBytes, log, binding: undefined })
  expect(waits).toEqual([ms])
})
