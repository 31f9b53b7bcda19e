import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { alipayCertificates } from '#scripts/lib/sandbox-certificates.ts'
import { parseEnv } from '#src/env/index.ts'
import { ConfigError } from '#src/lib/config-error.ts'

const DEVELOPMENT = { ENVIRONMENT: 'development', SITE_URL: 'http://localhost:8787' }
const SANDBOX = { ...DEVELOPMENT, SANDBOX_URL: 'http://localhost:8790' }
const PRODUCTION = {
  ENVIRONMENT: 'production',
  SITE_URL: 'https://qingjian.test',
  APP_SECRET: 'a secret of 24 letters..',
  CAPTCHA_PROVIDER: 'altcha',
}

const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: '青简',
  SMS_TEMPLATE_REGISTER: 'SMS_1',
  SMS_TEMPLATE_RESET: 'SMS_2',
  ALIYUN_ACCESS_KEY_ID: 'id',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
}
const TENCENT = {
  SMS_PROVIDER: 'tencent',
  SMS_SIGN_NAME: '青简',
  SMS_TEMPLATE_REGISTER: '1',
  SMS_TEMPLATE_RESET: '2',
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'key',
  TENCENT_SMS_APP_ID: '1400000000',
}
const WECHAT = {
  WECHAT_LOGIN_MODE: 'mp_scan',
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_PUSH_TOKEN: 'token',
  WECHAT_PUSH_AES_KEY: 'a'.repeat(43),
}
const WECHAT_PAY = {
  WECHAT_PAY_APP_ID: 'wx0123456789abcdef',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_SERIAL_NO: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  WECHAT_PAY_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nMIIE\nAAAA\n-----END PRIVATE KEY-----\n',
  WECHAT_PAY_API_V3_KEY: 'a'.repeat(32),
  WECHAT_PAY_PUBLIC_KEYS: 'PUB_KEY_ID_01=MIIBAA==,7D2F00=MIIBBB',
}
const ALIPAY = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: 'MIIE',
  ALIPAY_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nMIIB\\n-----END PUBLIC KEY-----',
}
/** A public key, for certificates of it. */
const PAIR = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')
const { ALIPAY_PUBLIC_KEY: _key, ...APPLICATION } = ALIPAY
const MADE = alipayCertificates({ SANDBOX_ALIPAY_APP_KEY: PAIR, ALIPAY_PUBLIC_KEY: PAIR })
const OTHERS = alipayCertificates({ SANDBOX_ALIPAY_APP_KEY: PAIR, ALIPAY_PUBLIC_KEY: PAIR })
const CERTIFIED = {
  ...APPLICATION,
  ALIPAY_APP_CERT: MADE.ALIPAY_APP_CERT.replace('sandbox:', ''),
  ALIPAY_CERT: MADE.ALIPAY_CERT.replace('sandbox:', ''),
  ALIPAY_ROOT_CERT: MADE.ALIPAY_ROOT_CERT.replace('sandbox:', ''),
}
const IN_WECHAT = { WECHAT_PAY_PRODUCTS: 'native,h5,jsapi', WECHAT_PAY_APP_SECRET: 'app-secret' }

const TURNSTILE = { CAPTCHA_PROVIDER: 'turnstile', TURNSTILE_SITE_KEY: '0x4site', TURNSTILE_SECRET: '0x4secret' }

function parse(variables: Record<string, unknown>) {
  return parseEnv({ ...env, ...variables })
}

test('in production third parties are reached at their own addresses', () => {
  const aliyun = parse({ ...PRODUCTION, ...ALIYUN, ...WECHAT, ...TURNSTILE })
  expect(aliyun.sms).toMatchObject({ provider: 'aliyun', baseUrl: 'https://dysmsapi.aliyuncs.com' })
  expect(aliyun.wechat).toMatchObject({
    mode: 'mp_scan',
    apiBase: 'https://api.weixin.qq.com',
    cgiBase: 'https://api.weixin.qq.com',
    openBase: 'https://open.weixin.qq.com',
    siteUrl: 'https://qingjian.test',
  })
  expect(aliyun.captcha).toMatchObject({ baseUrl: 'https://challenges.cloudflare.com', hostname: 'qingjian.test' })
  const { sms } = parse({ ...PRODUCTION, ...TENCENT })
  expect(sms).toMatchObject({ baseUrl: 'https://sms.tencentcloudapi.com', region: 'ap-guangzhou' })
})

test('with a sandbox they are reached there, under the name of their host', () => {
  const config = parse({ ...SANDBOX, ...TENCENT, ...WECHAT, ...TURNSTILE })
  expect(config.sms).toMatchObject({ baseUrl: 'http://localhost:8790/sms.tencentcloudapi.com' })
  expect(config.wechat).toMatchObject({
    apiBase: 'http://localhost:8790/api.weixin.qq.com',
    cgiBase: 'http://localhost:8790/api.weixin.qq.com',
    openBase: 'http://localhost:8790/open.weixin.qq.com',
  })
  expect(config.captcha).toMatchObject({ baseUrl: 'http://localhost:8790/challenges.cloudflare.com' })
})

test('payments go to the gateways, or to the sandbox under the names of their hosts', () => {
  expect(parse({ ...PRODUCTION, ...WECHAT_PAY, ...ALIPAY }).pay).toEqual({
    wechat: {
      baseUrl: 'https://api.mch.weixin.qq.com',
      appId: 'wx0123456789abcdef',
      merchantId: '1900000001',
      serialNo: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
      privateKey: 'MIIEAAAA',
      apiV3Key: 'a'.repeat(32),
      publicKeys: new Map([
        ['PUB_KEY_ID_01', 'MIIBAA=='],
        ['7D2F00', 'MIIBBB'],
      ]),
      notifyUrl: 'https://qingjian.test/pay/notify/wechat',
      onPhone: true,
      inWechat: null,
    },
    alipay: {
      gatewayUrl: 'https://openapi.alipay.com/gateway.do',
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      privateKey: 'MIIE',
      trust: { kind: 'key', publicKey: 'MIIB' },
      notifyUrl: 'https://qingjian.test/pay/notify/alipay',
      onPhone: false,
    },
  })
  const { wechat, alipay } = parse({ ...SANDBOX, ...WECHAT_PAY, ...ALIPAY }).pay
  expect(wechat?.baseUrl).toBe('http://localhost:8790/api.mch.weixin.qq.com')
  expect(alipay?.gatewayUrl).toBe('http://localhost:8790/openapi.alipay.com/gateway.do')
})

test('where one pays follows from what was signed up for', () => {
  const products = { ...IN_WECHAT, ALIPAY_PRODUCTS: 'precreate, wap' }
  const { wechat, alipay } = parse({ ...PRODUCTION, ...WECHAT_PAY, ...ALIPAY, ...products }).pay
  expect([wechat?.onPhone, alipay?.onPhone]).toEqual([true, true])
  expect(wechat?.inWechat).toEqual({
    appId: WECHAT_PAY.WECHAT_PAY_APP_ID,
    appSecret: 'app-secret',
    apiBase: 'https://api.weixin.qq.com',
    openBase: 'https://open.weixin.qq.com',
    siteUrl: 'https://qingjian.test',
  })
  const { wechat: other } = parse({ ...PRODUCTION, ...WECHAT_PAY, WECHAT_PAY_PRODUCTS: 'native' }).pay
  expect([other?.onPhone, other?.inWechat]).toEqual([false, null])
})

test('certificates stand in for Alipay’s key, by their numbers', () => {
  const { trust } = parse({ ...PRODUCTION, ...CERTIFIED }).pay.alipay ?? {}
  const sn = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(trust).toEqual({ kind: 'certificates', appSn: sn, rootSn: sn, publicKeys: expect.any(Map) })
  const keys = trust?.kind === 'certificates' ? [...trust.publicKeys] : []
  expect(keys).toEqual([[sn, { spki: PAIR, from: expect.any(Number), to: expect.any(Number) }]])
})

test('calls that need a fixed address may go over a relay', () => {
  const { wechat } = parse({ ...PRODUCTION, ...WECHAT, WECHAT_CGI_BASE: 'https://relay.qingjian.test' })
  expect(wechat).toMatchObject({ cgiBase: 'https://relay.qingjian.test', apiBase: 'https://api.weixin.qq.com' })
})

test('without variables nothing is set up, and messages go to the sandbox where there is one', () => {
  expect(parse(DEVELOPMENT)).toMatchObject({
    sms: { provider: 'none' },
    mail: { provider: 'none' },
    wechat: null,
    captcha: null,
    pay: { wechat: null, alipay: null },
  })
  expect(parse(SANDBOX).sms).toEqual({ provider: 'sandbox', baseUrl: 'http://localhost:8790' })
})

/** A full set of variables, spoilt in one place: each of its names but the first in turn. */
function spoilt(variables: Record<string, string>, value: unknown): Wrong[] {
  const [, ...names] = Object.keys(variables)
  return names.map((name) => [name, { ...DEVELOPMENT, ...variables, [name]: value }])
}

type Wrong = [name: string, variables: Record<string, unknown>]

/** PKCS#1, which WebCrypto does not read. */
const RSA_PEM = '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----'

const RESEND = { MAIL_PROVIDER: 'resend', MAIL_FROM: 'post@qingjian.test', RESEND_API_KEY: 're_1' }

test('letters go through Resend, the binding, or what stands in for either', () => {
  const from = 'post@qingjian.test'
  expect(parse({ ...PRODUCTION, ...RESEND }).mail).toEqual({
    provider: 'resend',
    from,
    apiKey: 're_1',
    baseUrl: 'https://api.resend.com',
  })
  expect(parse({ ...SANDBOX, ...RESEND }).mail).toMatchObject({ baseUrl: 'http://localhost:8790/api.resend.com' })
  const bound = { ...PRODUCTION, MAIL_PROVIDER: 'cloudflare', MAIL_FROM: from, MAIL: { send: async () => null } }
  expect(parse(bound).mail).toEqual({ provider: 'cloudflare', from, sandboxUrl: undefined })
  expect(parse(SANDBOX).mail).toMatchObject({ provider: 'cloudflare', sandboxUrl: 'http://localhost:8790' })
})

const wrong: Wrong[] = [
  ...spoilt(RESEND, 'sand box').slice(0, 1),
  ['RESEND_API_KEY', { ...DEVELOPMENT, ...RESEND, RESEND_API_KEY: '' }],
  ['RESEND_API_KEY', { ...PRODUCTION, ...RESEND, RESEND_API_KEY: 'sandboxKey' }],
  ['MAIL_FROM', { ...PRODUCTION, ...RESEND, MAIL_FROM: undefined }],
  ['MAIL_PROVIDER', { ...DEVELOPMENT, MAIL_PROVIDER: 'pigeon' }],
  ['MAIL_PROVIDER', { ...PRODUCTION, MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'post@qingjian.test' }],
  ['SMS_PROVIDER', { ...DEVELOPMENT, SMS_PROVIDER: 'smoke' }],
  ['SMS_PROVIDER', { ...PRODUCTION, SMS_PROVIDER: 'sandbox' }],
  ['SANDBOX_URL', { ...DEVELOPMENT, SMS_PROVIDER: 'sandbox' }],
  ['SANDBOX_URL', { ...PRODUCTION, SANDBOX_URL: 'http://localhost:8790' }],
  ...spoilt(ALIYUN, undefined),
  ...spoilt(TENCENT, ''),
  ['ALIYUN_ACCESS_KEY_ID', { ...PRODUCTION, ...ALIYUN, ALIYUN_ACCESS_KEY_ID: 'sandbox-id' }],
  ['WECHAT_LOGIN_MODE', { ...DEVELOPMENT, WECHAT_LOGIN_MODE: 'qrconnect' }],
  ...spoilt(WECHAT, undefined),
  ['WECHAT_PUSH_AES_KEY', { ...DEVELOPMENT, ...WECHAT, WECHAT_PUSH_AES_KEY: 'a'.repeat(42) }],
  ['WECHAT_CGI_BASE', { ...DEVELOPMENT, ...WECHAT, WECHAT_CGI_BASE: 'http://relay.test' }],
  ['WECHAT_APP_ID', { ...PRODUCTION, ...WECHAT, WECHAT_APP_ID: 'wxsandbox00000001' }],
  ...spoilt(WECHAT_PAY, undefined),
  ...spoilt(WECHAT_PAY, ''),
  ...spoilt(ALIPAY, undefined),
  ['WECHAT_PAY_APP_ID', { ...DEVELOPMENT, WECHAT_PAY_MCH_ID: '1' }],
  ['WECHAT_PAY_API_V3_KEY', { ...DEVELOPMENT, ...WECHAT_PAY, WECHAT_PAY_API_V3_KEY: 'a'.repeat(31) }],
  ['WECHAT_PAY_PUBLIC_KEYS', { ...DEVELOPMENT, ...WECHAT_PAY, WECHAT_PAY_PUBLIC_KEYS: 'MIIB' }],
  ['WECHAT_PAY_PRIVATE_KEY', { ...DEVELOPMENT, ...WECHAT_PAY, WECHAT_PAY_PRIVATE_KEY: RSA_PEM }],
  ['WECHAT_PAY_PRODUCTS', { ...DEVELOPMENT, ...WECHAT_PAY, WECHAT_PAY_PRODUCTS: 'h5' }],
  ['WECHAT_PAY_PRODUCTS', { ...DEVELOPMENT, ...WECHAT_PAY, WECHAT_PAY_PRODUCTS: 'native,app' }],
  ['WECHAT_PAY_APP_SECRET', { ...PRODUCTION, ...WECHAT_PAY, WECHAT_PAY_PRODUCTS: 'native,h5,jsapi' }],
  ['WECHAT_PAY_APP_SECRET', { ...PRODUCTION, ...WECHAT_PAY, ...IN_WECHAT, WECHAT_PAY_APP_SECRET: 'sandboxSecret' }],
  ...spoilt(CERTIFIED, undefined),
  ['ALIPAY_CERT', { ...PRODUCTION, ...CERTIFIED, ALIPAY_CERT: 'no certificate' }],
  ['ALIPAY_CERT', { ...PRODUCTION, ...CERTIFIED, ALIPAY_CERT: MADE.ALIPAY_CERT }],
  ['ALIPAY_CERT', { ...PRODUCTION, ...CERTIFIED, ALIPAY_CERT: OTHERS.ALIPAY_CERT.replace('sandbox:', '') }],
  ['ALIPAY_ROOT_CERT', { ...PRODUCTION, ...CERTIFIED, ALIPAY_ROOT_CERT: CERTIFIED.ALIPAY_ROOT_CERT.slice(0, 600) }],
  ['ALIPAY_PUBLIC_KEY', { ...PRODUCTION, ...CERTIFIED, ...ALIPAY }],
  ['ALIPAY_PRODUCTS', { ...DEVELOPMENT, ...ALIPAY, ALIPAY_PRODUCTS: 'wap' }],
  ['ALIPAY_PUBLIC_KEY', { ...DEVELOPMENT, ...ALIPAY, ALIPAY_PUBLIC_KEY: 'not a key!' }],
  ['WECHAT_PAY_PUBLIC_KEYS', { ...PRODUCTION, ...WECHAT_PAY, WECHAT_PAY_PUBLIC_KEYS: 'sandbox_PUB_KEY_ID_01=MIIB' }],
  ['ALIPAY_PUBLIC_KEY', { ...PRODUCTION, ...ALIPAY, ALIPAY_PUBLIC_KEY: 'sandbox:MIIB' }],
  ['CAPTCHA_PROVIDER', { ...PRODUCTION, CAPTCHA_PROVIDER: undefined }],
  ['CAPTCHA_PROVIDER', { ...PRODUCTION, CAPTCHA_PROVIDER: 'none' }],
  ['CAPTCHA_PROVIDER', { ...DEVELOPMENT, CAPTCHA_PROVIDER: 'recaptcha' }],
  ['TURNSTILE_SITE_KEY', { ...PRODUCTION, CAPTCHA_PROVIDER: 'turnstile' }],
  ['CLIENT_ADDRESS_HEADER', { ...DEVELOPMENT, CLIENT_ADDRESS_HEADER: 'x forwarded' }],
  ['TURNSTILE_SECRET', { ...DEVELOPMENT, TURNSTILE_SITE_KEY: 'key' }],
  ['OBJECT_LOCATION', { ...DEVELOPMENT, OBJECT_LOCATION: 'cn' }],
  ['TURNSTILE_SITE_KEY', { ...DEVELOPMENT, TURNSTILE_SECRET: 'secret' }],
  ['TURNSTILE_SITE_KEY', { ...PRODUCTION, ...TURNSTILE, TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }],
]

test.each(wrong)('%s is named when it is wrong', (name, variables) => {
  expect(() => parse(variables)).toThrow(new RegExp(`^Variables? ${name}\\b`))
})

test('all that is wrong is named in one list', () => {
  const variables = {
    ENVIRONMENT: 'production',
    SITE_URL: 'https://qingjian.test',
    SMS_PROVIDER: 'aliyun',
    WECHAT_LOGIN_MODE: 'h5_oauth',
    CAPTCHA_PROVIDER: 'turnstile',
    PASSWORD_COST: '10',
  }
  const wrong = (() => {
    try {
      parse(variables)
    } catch (error) {
      return error
    }
  })()
  expect(wrong).toBeInstanceOf(ConfigError)
  const named =
    wrong instanceof ConfigError ? wrong.problems.map((problem) => /^Variable (\w+)/.exec(problem)?.[1]) : []
  expect(named).toEqual([
    'APP_SECRET',
    'PASSWORD_COST',
    'SMS_SIGN_NAME',
    'SMS_TEMPLATE_REGISTER',
    'SMS_TEMPLATE_RESET',
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'WECHAT_APP_ID',
    'WECHAT_APP_SECRET',
    'TURNSTILE_SITE_KEY',
    'TURNSTILE_SECRET',
  ])
})

test('a server in front of a remote API needs no captcha of its own', () => {
  expect(parse({ ...PRODUCTION, CAPTCHA_PROVIDER: undefined, API_BASE: 'https://api.test' }).captcha).toBeNull()
})

test('the header that says who is calling is Cloudflare’s unless another one is named', () => {
  const headers = [undefined, 'X-Real-IP', 'none'].map(
    (CLIENT_ADDRESS_HEADER) => parse({ ...DEVELOPMENT, CLIENT_ADDRESS_HEADER }).addressHeader,
  )
  expect(headers).toEqual(['cf-connecting-ip', 'x-real-ip', null])
})
