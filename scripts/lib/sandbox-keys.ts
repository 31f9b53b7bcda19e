import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { gateways } from '#src/sandbox/pay/gateways.ts'
import { type KeyPair, letters } from '#src/sandbox/pay/keys.ts'

const FILE = 'sandbox-keys.env'
const accounts = Object.values(gateways).map(({ keys }) => keys)

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
  ...Object.assign({}, ...accounts.map(({ made }) => made)),
}

/** The keys of a state directory, which keeps them as `NAME=value` lines; those that are not there yet are made. */
export function sandboxKeys(stateDir: string): Record<string, string> {
  const file = join(stateDir, FILE)
  const kept: Record<string, string | undefined> = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const single = Object.entries(MAKERS).map(([name, make]) => [name, kept[name] ?? make()])
  const pairs = accounts.flatMap((account) => account.pairs).map((pair) => pairOf(pair, kept))
  const keys: Record<string, string> = Object.assign(Object.fromEntries(single), ...pairs)
  if (Object.keys(keys).some((name) => kept[name] === undefined)) {
    const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`)
    mkdirSync(stateDir, { recursive: true })
    writeFileSync(file, lines.join(''), { mode: 0o600 })
  }
  return keys
}

/** Both halves of a pair, kept only together. */
function pairOf({ privateHalf, publicHalf }: KeyPair, kept: Record<string, string | undefined>) {
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
