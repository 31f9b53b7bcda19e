import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const FILE = 'sandbox-keys.env'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * The site's accounts with the third parties of the sandbox. Every key says whose it is, and production refuses those:
 * see `refuseSandboxKeys` in src/env/read.ts.
 */
const MAKERS: Record<string, () => string> = {
  WECHAT_APP_ID: () => `wxsandbox${letters(9).toLowerCase()}`,
  WECHAT_APP_SECRET: () => `sandbox${letters(25)}`,
  WECHAT_PUSH_TOKEN: () => `sandbox${letters(20)}`,
  WECHAT_PUSH_AES_KEY: () => `sandbox${letters(36)}`,
  SMS_SIGN_NAME: () => '青简',
  SMS_TEMPLATE_REGISTER: () => 'SMS_100000001',
  SMS_TEMPLATE_RESET: () => 'SMS_100000002',
  ALIYUN_ACCESS_KEY_ID: () => `sandbox${letters(17)}`,
  ALIYUN_ACCESS_KEY_SECRET: () => `sandbox${letters(23)}`,
  TENCENT_SECRET_ID: () => `sandbox${letters(29)}`,
  TENCENT_SECRET_KEY: () => `sandbox${letters(25)}`,
  TENCENT_SMS_APP_ID: () => '1400000001',
  RESEND_API_KEY: () => `sandbox${letters(25)}`,
  TURNSTILE_SITE_KEY: () => `sandbox${letters(17)}`,
  TURNSTILE_SECRET: () => `sandbox${letters(28)}`,
  WECHAT_PAY_APP_ID: () => `wxsandbox${letters(9).toLowerCase()}`,
  WECHAT_PAY_APP_SECRET: () => `sandbox${letters(25)}`,
  WECHAT_PAY_MCH_ID: () => `19${digits(8)}`,
  WECHAT_PAY_SERIAL_NO: () => randomBytes(20).toString('hex').toUpperCase(),
  WECHAT_PAY_API_V3_KEY: () => `sandbox${letters(25)}`,
  ALIPAY_APP_ID: () => `sandbox${digits(9)}`,
  ALIPAY_SELLER_ID: () => `2088${digits(12)}`,
}

/** Both directions of both gateways: who signs has the private half, who verifies the public one. */
const PAIRS: { privateHalf: Half; publicHalf: Half }[] = [
  {
    privateHalf: { name: 'WECHAT_PAY_PRIVATE_KEY', mark: 'sandbox:' },
    publicHalf: { name: 'SANDBOX_WECHAT_PAY_MERCHANT_KEY', mark: '' },
  },
  {
    privateHalf: { name: 'SANDBOX_WECHAT_PAY_PRIVATE_KEY', mark: '' },
    publicHalf: { name: 'WECHAT_PAY_PUBLIC_KEYS', mark: 'sandbox_PUB_KEY_ID_01=' },
  },
  {
    privateHalf: { name: 'ALIPAY_PRIVATE_KEY', mark: 'sandbox:' },
    publicHalf: { name: 'SANDBOX_ALIPAY_APP_KEY', mark: '' },
  },
  {
    privateHalf: { name: 'SANDBOX_ALIPAY_PRIVATE_KEY', mark: '' },
    publicHalf: { name: 'ALIPAY_PUBLIC_KEY', mark: 'sandbox:' },
  },
]

/** Half of a pair of RSA keys; one that goes to the site is marked. */
type Half = { name: string; mark: string }

/** The keys of a state directory, which keeps them as `NAME=value` lines; those that are not there yet are made. */
export function sandboxKeys(stateDir: string): Record<string, string> {
  const file = join(stateDir, FILE)
  const kept: Record<string, string | undefined> = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const single = Object.entries(MAKERS).map(([name, make]) => [name, kept[name] ?? make()])
  const pairs = PAIRS.map((pair) => pairOf(pair, kept))
  const keys: Record<string, string> = Object.assign(Object.fromEntries(single), ...pairs)
  if (Object.keys(keys).some((name) => kept[name] === undefined)) {
    const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`)
    mkdirSync(stateDir, { recursive: true })
    writeFileSync(file, lines.join(''), { mode: 0o600 })
  }
  return keys
}

/** Both halves of a pair, kept only together. */
function pairOf({ privateHalf, publicHalf }: (typeof PAIRS)[number], kept: Record<string, string | undefined>) {
  const [keptPrivate, keptPublic] = [kept[privateHalf.name], kept[publicHalf.name]]
  if (keptPrivate !== undefined && keptPublic !== undefined) {
    return { [privateHalf.name]: keptPrivate, [publicHalf.name]: keptPublic }
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return {
    [privateHalf.name]: privateHalf.mark + privateKey.toString('base64'),
    [publicHalf.name]: publicHalf.mark + publicKey.toString('base64'),
  }
}

function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
