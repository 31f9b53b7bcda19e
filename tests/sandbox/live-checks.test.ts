import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { platformCertificates } from '#scripts/lib/sandbox-certificates.ts'
import { createMailSender } from '#src/api/mail/index.ts'
import { createGateways } from '#src/api/pay/index.ts'
import { checkLive } from '#src/api/upkeep/live/index.ts'
import { createServices } from '#src/services.ts'
import { SITE_KEYS, THEIR_KEYS } from './pay-world.ts'
import { createSandbox, KEYS, noSite, SANDBOX, SITE } from './sandbox.ts'

/** Tencent's templates are numbers. */
const TEMPLATES = { SMS_TEMPLATE_REGISTER: '1110', SMS_TEMPLATE_RESET: '1111' }
const sandbox = createSandbox(noSite, { ...SITE_KEYS, ...THEIR_KEYS, ...TEMPLATES })

beforeEach(sandbox.reset)

/** What is said of a third party by a site with these variables; what is merely open is left out. */
async function said(
  name: string,
  variables: Record<string, string | undefined> = {},
  { network }: Pick<typeof sandbox, 'network'> = sandbox,
): Promise<string[]> {
  const all = { ...KEYS, ...SITE_KEYS, ...TEMPLATES, ...variables }
  const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const bindings = { ...env, ...set, ENVIRONMENT: 'development', SITE_URL: SITE, SANDBOX_URL: SANDBOX }
  const made = createServices({ ...bindings, APP_SECRET: 'secret of the tests' })
  const deps = { ...made, http: network }
  const services = {
    ...made,
    fetch: network,
    pay: createGateways(made.config.pay, deps),
    mail: createMailSender(made.config.mail, { ...deps, binding: undefined }),
  }
  const findings = (await checkLive(name, services)) ?? []
  return findings.flatMap(({ verdict, text }) => (verdict === 'open' ? [] : [`${verdict}: ${text}`]))
}

const other = SITE_KEYS.ALIPAY_PRIVATE_KEY
const nothing = Object.fromEntries(Object.keys(SITE_KEYS).map((name) => [name, undefined]))
const resend = { MAIL_PROVIDER: 'resend', MAIL_FROM: 'post@qingjian.example' }

test('with settings that fit, each third party says so', async () => {
  expect(await said('wechat-pay')).toEqual([
    'right: Merchant, certificate and private key fit: it knows who asks.',
    'right: WECHAT_PAY_PUBLIC_KEYS fit: its answers can be told from others.',
    'right: WECHAT_PAY_APP_ID and WECHAT_PAY_APP_SECRET fit.',
  ])
  expect(await said('alipay')).toEqual([
    'right: Application, private key and Alipay’s key fit: it knows who asks, and its answer is its own.',
  ])
  expect(await said('wechat', { WECHAT_LOGIN_MODE: 'mp_scan' })).toEqual([
    'right: WECHAT_APP_ID and WECHAT_APP_SECRET fit.',
    'right: It gives a token: the address the Worker calls from is on its list.',
  ])
  expect(await said('wechat', { WECHAT_LOGIN_MODE: 'h5_oauth' })).toEqual([
    'right: WECHAT_APP_ID and WECHAT_APP_SECRET fit.',
  ])
  const templates = ['right: SMS_TEMPLATE_REGISTER is approved.', 'right: SMS_TEMPLATE_RESET is approved.']
  expect(await said('sms', { SMS_PROVIDER: 'aliyun' })).toEqual(['right: SMS_SIGN_NAME is approved.', ...templates])
  expect(await said('sms', { SMS_PROVIDER: 'tencent' })).toEqual(templates)
  expect(await said('mail', resend)).toEqual([
    'right: RESEND_API_KEY is known.',
    'right: The domain of MAIL_FROM is verified.',
  ])
  expect(await said('captcha', { CAPTCHA_PROVIDER: 'turnstile' })).toEqual(['right: TURNSTILE_SECRET is known.'])
  expect(await said('captcha', { CAPTCHA_PROVIDER: 'altcha' })).toEqual([
    'right: The site asks the questions of ALTCHA itself: nobody else is needed.',
  ])
  expect(await sandbox.sms()).toEqual([])
})

test('the certificates WeChat Pay offers show that the APIv3 key is the one set there', async () => {
  const certificates = platformCertificates()
  const withCertificates = createSandbox(noSite, { ...SITE_KEYS, ...THEIR_KEYS, ...certificates })
  expect(await said('wechat-pay', {}, withCertificates)).toContain('right: WECHAT_PAY_API_V3_KEY opens what it seals.')
  const another = { WECHAT_PAY_API_V3_KEY: 'another0123456789abcdefghijklmno' }
  expect(await said('wechat-pay', another, withCertificates)).toContain(
    'wrong: WECHAT_PAY_API_V3_KEY does not open what it seals: enter the APIv3 key set there.',
  )
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['wechat-pay', { WECHAT_PAY_PRIVATE_KEY: other }, 'wrong: It answers SIGN_ERROR: WECHAT_PAY_PRIVATE_KEY and'],
  ['wechat-pay', { WECHAT_PAY_SERIAL_NO: 'F'.repeat(40) }, 'wrong: It answers SIGN_ERROR: WECHAT_PAY_PRIVATE_KEY and'],
  [
    'wechat-pay',
    { WECHAT_PAY_PUBLIC_KEYS: SITE_KEYS.WECHAT_PAY_PUBLIC_KEYS.replace(/=.*/, `=${SITE_KEYS.ALIPAY_PUBLIC_KEY}`) },
    'wrong: Its answer is not signed with WECHAT_PAY_PUBLIC_KEYS: enter id and key from 账户中心 › API安全.',
  ],
  ['wechat-pay', { WECHAT_PAY_APP_SECRET: 'x'.repeat(32) }, 'wrong: It answers 40125 invalid appsecret'],
  ['wechat-pay', nothing, 'off: None of WECHAT_PAY_… is set.'],
  ['alipay', nothing, 'off: None of ALIPAY_… is set.'],
  [
    'alipay',
    { ALIPAY_PRIVATE_KEY: SITE_KEYS.WECHAT_PAY_PRIVATE_KEY },
    'wrong: It answers isv.invalid-signature: ALIPAY_',
  ],
  ['alipay', { ALIPAY_APP_ID: 'sandbox2021000002' }, 'wrong: '],
  [
    'alipay',
    { ALIPAY_PUBLIC_KEY: SITE_KEYS.WECHAT_PAY_PUBLIC_KEYS.replace(/^.*?=/, '') },
    "wrong: Its answer is not signed with ALIPAY_PUBLIC_KEY: that must be Alipay's own, not the application's.",
  ],
  ['wechat', { WECHAT_LOGIN_MODE: 'mp_scan', WECHAT_APP_SECRET: 'x' }, 'wrong: It answers 40125 invalid appsecret'],
  ['wechat', { WECHAT_LOGIN_MODE: 'h5_oauth', WECHAT_APP_ID: 'wx0' }, 'wrong: It answers 40013 invalid appid'],
  [
    'sms',
    { SMS_PROVIDER: 'aliyun', ALIYUN_ACCESS_KEY_ID: 'x' },
    'wrong: It answers InvalidAccessKeyId.NotFound: there',
  ],
  [
    'sms',
    { SMS_PROVIDER: 'aliyun', ALIYUN_ACCESS_KEY_SECRET: 'x' },
    'wrong: It answers SignatureDoesNotMatch: ALIYUN_',
  ],
  [
    'sms',
    { SMS_PROVIDER: 'aliyun', SMS_SIGN_NAME: '别家' },
    'wrong: It answers isv.SMS_SIGNATURE_ILLEGAL: the account',
  ],
  [
    'sms',
    { SMS_PROVIDER: 'tencent', TENCENT_SECRET_KEY: 'x' },
    'wrong: It answers AuthFailure.SignatureFailure: TENCENT',
  ],
  ['sms', { SMS_PROVIDER: 'tencent', SMS_TEMPLATE_REGISTER: '9' }, 'wrong: SMS_TEMPLATE_REGISTER: the account has no'],
  ['sms', { SMS_PROVIDER: 'tencent', SMS_TEMPLATE_RESET: 'SMS_2' }, 'wrong: SMS_TEMPLATE_RESET must be the number'],
  ['sms', { SMS_PROVIDER: 'none' }, 'off: SMS_PROVIDER is not set.'],
  [
    'mail',
    { ...resend, RESEND_API_KEY: 'x' },
    'wrong: It answers invalid_api_key: RESEND_API_KEY is no key of Resend.',
  ],
  ['mail', { ...resend, MAIL_FROM: 'a@elsewhere.example' }, 'wrong: The domain of MAIL_FROM is not at Resend: add it'],
  [
    'mail',
    { ...resend, MAIL_FROM: 'a@notqingjian.example' },
    'wrong: The domain of MAIL_FROM is not at Resend: add it',
  ],
  ['mail', { ...resend, MAIL_FROM: 'a@post.qingjian.example' }, 'right: The domain of MAIL_FROM is verified.'],
  ['captcha', { CAPTCHA_PROVIDER: 'turnstile', TURNSTILE_SECRET: 'x' }, 'wrong: It answers invalid-input-secret: TURN'],
])('%s', async (name, variables, words) => {
  const lines = await said(name, variables)
  expect(lines.filter((line) => line.startsWith(words))).toEqual([expect.any(String)])
})

test('an address that is not on WeChat’s list, and third parties that are away, are told', async () => {
  await sandbox.setFaults({ wechat: 'ip-refused' })
  expect(await said('wechat', { WECHAT_LOGIN_MODE: 'mp_scan' })).toEqual([
    'right: WECHAT_APP_ID and WECHAT_APP_SECRET fit.',
    expect.stringMatching(/^wrong: It answers 40164 .*: the address the Worker calls from is not on the list/),
  ])
  await sandbox.setFaults({
    wechat_pay: 'broken',
    alipay: 'broken',
    sms: 'broken',
    mail: 'broken',
    turnstile: 'broken',
  })
  for (const [name, variables] of [
    ['wechat-pay', {}],
    ['alipay', {}],
    ['sms', { SMS_PROVIDER: 'aliyun' }],
    ['mail', resend],
    ['captcha', { CAPTCHA_PROVIDER: 'turnstile' }],
  ] as const) {
    expect([name, await said(name, variables)]).toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(/^wrong: It gives no answer that can be used/)]),
    ])
  }
})

/** A network on which everything is answered so. */
const answering = (answer: object) => ({ network: async () => Response.json(answer) })

test('a secret that takes every token is known, and so is a key that may send but not ask', async () => {
  expect(await said('captcha', { CAPTCHA_PROVIDER: 'turnstile' }, answering({ success: true }))).toEqual([
    'right: TURNSTILE_SECRET is known.',
  ])
  expect(await said('sms', { SMS_PROVIDER: 'aliyun' }, answering({ Code: 'Forbidden.RAM' }))).toEqual([])
  const refused = { Response: { Error: { Code: 'UnauthorizedOperation.CamNoAuth' } } }
  expect(await said('sms', { SMS_PROVIDER: 'tencent' }, answering(refused))).toEqual([])
})

test('WeChat Pay that is away when it is asked for its certificates is not said to have other keys', async () => {
  const network: typeof fetch = async (input, init) => {
    const { url } = new Request(input, init)
    return url.endsWith('/v3/certificates') ? new Response('', { status: 502 }) : sandbox.network(input, init)
  }
  expect(await said('wechat-pay', {}, { network })).toEqual([
    'right: Merchant, certificate and private key fit: it knows who asks.',
    'wrong: It gives no answer that can be used (HTTP 502): its own page on its state, then try again.',
    'right: WECHAT_PAY_APP_ID and WECHAT_PAY_APP_SECRET fit.',
  ])
})

test('the binding that can only send sends one letter, to whoever is woken by letter', async () => {
  const bound = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'post@qingjian.example' }
  expect(await said('mail', bound)).toEqual([])
  expect(await said('mail', { ...bound, ALERT_MAIL: 'desk@example.com' })).toEqual([
    'right: A letter to ALERT_MAIL was taken: look whether it arrives, and not as spam.',
  ])
  expect(await sandbox.get('mail?to=desk@example.com')).toMatchObject([
    { subject: 'A letter to see whether letters go out' },
  ])
  expect(await said('nobody', {})).toEqual([])
})
