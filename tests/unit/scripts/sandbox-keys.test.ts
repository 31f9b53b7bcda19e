import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxKeys } from '#scripts/lib/sandbox-keys.ts'
import { parseCaptcha } from '#src/env/captcha.ts'
import { parsePay } from '#src/env/pay/index.ts'
import type { Deployment } from '#src/env/read.ts'
import { parseSms } from '#src/env/sms.ts'
import { parseWechat } from '#src/env/wechat.ts'

type Variables = Record<string, string>

const SITE = { SITE_URL: 'http://localhost:8787' }
const local = { production: false, sandboxUrl: 'http://localhost:8790' }
const production = { production: true, sandboxUrl: undefined }

let stateDir = ''

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'sandbox-keys-'))
})
afterEach(() => rmSync(stateDir, { recursive: true }))

test('a state directory keeps its keys, another one has others', () => {
  const keys = sandboxKeys(stateDir)
  expect(sandboxKeys(stateDir)).toEqual(keys)
  expect(statSync(join(stateDir, 'sandbox-keys.env')).mode & 0o777).toBe(0o600)
  const others = sandboxKeys(join(stateDir, 'other'))
  const same = Object.keys(keys).filter((name) => keys[name] === others[name])
  expect(same).toEqual(['SMS_SIGN_NAME', 'SMS_TEMPLATE_REGISTER', 'SMS_TEMPLATE_RESET', 'TENCENT_SMS_APP_ID'])
})

test('what is missing is made, what is there stays', () => {
  writeFileSync(join(stateDir, 'sandbox-keys.env'), 'WECHAT_APP_SECRET=sandboxKept\n')
  const keys = sandboxKeys(stateDir)
  expect([keys.WECHAT_APP_SECRET, keys.TURNSTILE_SECRET]).toEqual(['sandboxKept', expect.stringMatching(/^sandbox/)])
})

const parsers: [string, (variables: Variables, where: Deployment) => unknown][] = [
  ['mp_scan', (variables, where) => parseWechat({ ...variables, WECHAT_LOGIN_MODE: 'mp_scan' }, where)],
  ['h5_oauth', (variables, where) => parseWechat({ ...variables, WECHAT_LOGIN_MODE: 'h5_oauth' }, where)],
  ['aliyun', (variables, where) => parseSms({ ...variables, SMS_PROVIDER: 'aliyun' }, where)],
  ['tencent', (variables, where) => parseSms({ ...variables, SMS_PROVIDER: 'tencent' }, where)],
  ['turnstile', (variables, where) => parseCaptcha(variables, where)],
  ['WeChat Pay', (variables, where) => parsePay(only(/^(SITE_URL|WECHAT_PAY)/, variables), where).wechat],
  ['Alipay', (variables, where) => parsePay(only(/^(SITE_URL|ALIPAY)/, variables), where).alipay],
]

test.each(parsers)('a local site takes them for %s, production does not', (_, parse) => {
  const variables = { ...SITE, ...sandboxKeys(stateDir) }
  expect(parse(variables, local)).not.toBeNull()
  expect(() => parse(variables, production)).toThrow('must not hold a key of the sandbox in production')
})

test('keys that could forge a payment are refused one by one', () => {
  const keys = sandboxKeys(stateDir)
  const real = { WECHAT_PAY_APP_ID: 'wx0123456789abcdef', WECHAT_PAY_API_V3_KEY: 'a'.repeat(32), ALIPAY_APP_ID: '2021' }
  const bare = (text = '') => text.replace(/^sandbox:/, '')
  const clean = {
    ...SITE,
    ...keys,
    ...real,
    WECHAT_PAY_PRODUCTS: 'native,jsapi',
    WECHAT_PAY_APP_SECRET: 'secret',
    WECHAT_PAY_PRIVATE_KEY: bare(keys.WECHAT_PAY_PRIVATE_KEY),
    WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_1=${keys.WECHAT_PAY_PUBLIC_KEYS?.split('=')[1]}`,
    ALIPAY_PRIVATE_KEY: bare(keys.ALIPAY_PRIVATE_KEY),
    ALIPAY_PUBLIC_KEY: bare(keys.ALIPAY_PUBLIC_KEY),
  }
  expect(parsePay(clean, production).wechat?.baseUrl).toBe('https://api.mch.weixin.qq.com')
  for (const name of [
    'WECHAT_PAY_PUBLIC_KEYS',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_APP_SECRET',
    'ALIPAY_PUBLIC_KEY',
  ]) {
    expect(() => parsePay({ ...clean, [name]: keys[name] }, production)).toThrow(`Variable ${name} must not hold`)
  }
})

test('what one side signs with, the other verifies with; a pair is made anew as a whole', () => {
  const file = join(stateDir, 'sandbox-keys.env')
  const { SANDBOX_ALIPAY_PRIVATE_KEY: theirs, ALIPAY_PUBLIC_KEY: ours, ...others } = sandboxKeys(stateDir)
  expect(publicHalf(theirs)).toBe(ours)
  const lines = Object.entries(others).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, `${lines.join('')}ALIPAY_PUBLIC_KEY=${ours}\n`)
  const again = sandboxKeys(stateDir)
  expect(again).toMatchObject(others)
  expect(again.ALIPAY_PUBLIC_KEY).not.toBe(ours)
  expect(publicHalf(again.SANDBOX_ALIPAY_PRIVATE_KEY)).toBe(again.ALIPAY_PUBLIC_KEY)
})

function only(names: RegExp, variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.test(name)))
}

function publicHalf(pkcs8 = ''): string {
  const key = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })
  return `sandbox:${createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')}`
}
