import { describe, expect, test } from 'vitest'
import { parseCaptcha } from '#src/env/captcha.ts'
import { parseMail } from '#src/env/mail.ts'
import { parsePay } from '#src/env/pay/index.ts'
import type { Deployment } from '#src/env/read.ts'
import { parseSms } from '#src/env/sms.ts'
import { parseWechat } from '#src/env/wechat.ts'

const production: Deployment = { production: true, sandboxUrl: undefined }
const templates = { SMS_SIGN_NAME: '青简', SMS_TEMPLATE_REGISTER: 'A', SMS_TEMPLATE_RESET: 'B' }

type Parse = (bindings: Record<string, unknown>, deployment: Deployment) => unknown

/** Of each third party, what stands for itself, and the keys it gives out. */
const parties: [string, Parse, Record<string, string>, Record<string, string>][] = [
  [
    'Aliyun',
    parseSms,
    { SMS_PROVIDER: 'aliyun', ...templates },
    { ALIYUN_ACCESS_KEY_ID: 'a', ALIYUN_ACCESS_KEY_SECRET: 'b' },
  ],
  [
    'Tencent',
    parseSms,
    { SMS_PROVIDER: 'tencent', ...templates },
    { TENCENT_SECRET_ID: 'a', TENCENT_SECRET_KEY: 'b', TENCENT_SMS_APP_ID: 'c' },
  ],
  ['Resend', parseMail, { MAIL_PROVIDER: 'resend', MAIL_FROM: 'a@b.co' }, { RESEND_API_KEY: 'a' }],
  [
    'WeChat',
    parseWechat,
    { WECHAT_LOGIN_MODE: 'h5_oauth', SITE_URL: 'https://a.test' },
    { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'b' },
  ],
  [
    'Turnstile',
    parseCaptcha,
    { CAPTCHA_PROVIDER: 'turnstile', SITE_URL: 'https://a.test' },
    { TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET: 'b' },
  ],
]

describe.each(parties)('%s in production', (_name, parse, chosen, keys) => {
  test('is taken with keys of its own', () => {
    expect(parse({ ...chosen, ...keys }, production)).toBeTruthy()
  })

  test.each(Object.keys(keys))('is refused with %s of the sandbox, empty or missing', (key) => {
    const { [key]: own = '', ...others } = keys
    const prefix = own.startsWith('wx') ? 'wxsandbox' : 'sandbox'
    const read = (value?: string) => () =>
      parse({ ...chosen, ...others, ...(value !== undefined && { [key]: value }) }, production)
    expect(read(`${prefix}-1`)).toThrow(`Variable ${key} must not hold`)
    expect(read('')).toThrow(key)
    expect(read()).toThrow(key)
  })
})

test.each([
  [{}, { prove: 'B', bind: 'B' }],
  [{ SMS_TEMPLATE_PROVE: 'C' }, { prove: 'C', bind: 'C' }],
  [{ SMS_TEMPLATE_BIND: 'D' }, { prove: 'B', bind: 'D' }],
])('without a template of its own a message takes the next best: %j', (own, expected) => {
  const keys = { SMS_PROVIDER: 'aliyun', ALIYUN_ACCESS_KEY_ID: 'a', ALIYUN_ACCESS_KEY_SECRET: 'b' }
  expect(parseSms({ ...keys, ...templates, ...own }, production)).toMatchObject({
    templates: { register: 'A', reset: 'B', ...expected },
  })
})

test('a slash at the end of the address of the site is in no address given to others', () => {
  const site = { SITE_URL: 'https://a.test/' }
  const account = { WECHAT_LOGIN_MODE: 'h5_oauth', WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'b' }
  expect(parseWechat({ ...site, ...account }, production)).toMatchObject({ siteUrl: 'https://a.test' })
  const merchant = { ALIPAY_APP_ID: '1', ALIPAY_SELLER_ID: '2088000000000000', ALIPAY_PUBLIC_KEY: 'aa==' }
  expect(parsePay({ ...site, ...merchant, ALIPAY_PRIVATE_KEY: 'aa==' }, production)).toMatchObject({
    alipay: { notifyUrl: 'https://a.test/pay/notify/alipay' },
  })
})

test('nobody who stands in for a third party in production', () => {
  expect(() => parseSms({ SMS_PROVIDER: 'sandbox' }, production)).toThrow('must not be sandbox in production')
  expect(parseSms({}, production)).toEqual({ provider: 'none' })
  expect(() => parseMail({ MAIL_PROVIDER: 'resend', RESEND_API_KEY: 'a' }, production)).toThrow('MAIL_FROM must be set')
  expect(() => parseMail({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'a@b.co' }, production)).toThrow('the binding MAIL')
  expect([parseMail({}, production), parseWechat({}, production)]).toEqual([{ provider: 'none' }, null])
})

test.each<[string, string, boolean]>([
  ['WECHAT_PUSH_TOKEN', 'ab', false],
  ['WECHAT_PUSH_TOKEN', 'abc', true],
  ['WECHAT_PUSH_TOKEN', 'x'.repeat(32), true],
  ['WECHAT_PUSH_TOKEN', 'x'.repeat(33), false],
  ['WECHAT_PUSH_TOKEN', 'ab-c', false],
  ['WECHAT_PUSH_AES_KEY', 'x'.repeat(42), false],
  ['WECHAT_PUSH_AES_KEY', 'x'.repeat(44), false],
  ['WECHAT_PUSH_AES_KEY', `-${'x'.repeat(42)}`, false],
  ['WECHAT_CGI_BASE', 'https://relay.test/wechat', true],
  ['WECHAT_CGI_BASE', 'https://relay.test/', false],
  ['WECHAT_CGI_BASE', 'http://relay.test', false],
])('what WeChat pushes with: %s of "%s" is taken: %s', (name, value, isTaken) => {
  const bindings = {
    ...{ WECHAT_LOGIN_MODE: 'mp_scan', SITE_URL: 'https://a.test', WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'b' },
    ...{ WECHAT_PUSH_TOKEN: 'token', WECHAT_PUSH_AES_KEY: 'x'.repeat(43), [name]: value },
  }
  if (isTaken) expect(parseWechat(bindings, production)).toMatchObject({ mode: 'mp_scan' })
  else expect(() => parseWechat(bindings, production)).toThrow(name)
})
