import { generateKeyPairSync, type KeyObject, randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readCertificates, spkiOf } from '#src/lib/certificates.ts'
import { makeCertificate, type Name } from './certificates.ts'

const FILE = 'sandbox-keys.env'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * The site's accounts with the third parties of the sandbox. Every key says whose it is, and production refuses those:
 * see `refuseSandboxKeys` in src/env-read.ts.
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
  const known: Record<string, string> = Object.assign(Object.fromEntries(single), ...pairs)
  const keys = { ...known, ...keptCertificates(known, kept), ...keptPlatform(kept) }
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

const AUTHORITIES = ['ALIPAY_APP_CERT', 'ALIPAY_CERT', 'ALIPAY_ROOT_CERT'] as const

/** The certificates of the keys, as long as they are of these keys. */
function keptCertificates(
  keys: Record<string, string>,
  kept: Record<string, string | undefined>,
): Record<string, string> {
  const certificates = Object.fromEntries(AUTHORITIES.map((name) => [name, kept[name] ?? '']))
  const isOf = (name: string, spki: string | undefined) => {
    const [read] = readCertificates(certificates[name] ?? '')
    return read !== undefined && spkiOf(read) === spki
  }
  const isKept =
    isOf('ALIPAY_APP_CERT', keys.SANDBOX_ALIPAY_APP_KEY) &&
    isOf('ALIPAY_CERT', keys.ALIPAY_PUBLIC_KEY?.replace('sandbox:', '')) &&
    certificates.ALIPAY_ROOT_CERT !== ''
  return isKept ? certificates : alipayCertificates(keys)
}

/** As Alipay has it: two roots, of which one signs with a kind of key nobody counts, and an authority in between. */
export function alipayCertificates(keys: Record<string, string>): Record<(typeof AUTHORITIES)[number], string> {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const between = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = (text: string): Name => [
    ['C', 'CN'],
    ['O', 'Sandbox 沙箱'],
    ['OU', 'Certification Authority'],
    ['CN', text],
  ]
  const issuers = {
    rsa: { name: name('Sandbox Certification Authority R1'), key: rsa.privateKey },
    ec: { name: name('Sandbox Certification Authority E1'), key: ec.privateKey },
    between: { name: name('Sandbox Certification Authority Class 2 R1'), key: between.privateKey },
  }
  const der = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
  const bare = (text = '') => Buffer.from(text.replace('sandbox:', ''), 'base64')
  const authority = makeCertificate(issuers.between.name, der(between.publicKey), issuers.rsa, true)
  const certificates = {
    ALIPAY_APP_CERT: makeCertificate(name('application'), bare(keys.SANDBOX_ALIPAY_APP_KEY), issuers.between),
    ALIPAY_CERT: makeCertificate(name('Alipay'), bare(keys.ALIPAY_PUBLIC_KEY), issuers.between) + authority,
    ALIPAY_ROOT_CERT:
      makeCertificate(issuers.ec.name, der(ec.publicKey), issuers.ec, true) +
      makeCertificate(issuers.rsa.name, der(rsa.publicKey), issuers.rsa, true),
  }
  const { ALIPAY_APP_CERT, ALIPAY_CERT, ALIPAY_ROOT_CERT } = certificates
  const inLine = (pem: string) => `sandbox:${pem.replaceAll('\n', '\\n')}`
  return {
    ALIPAY_APP_CERT: inLine(ALIPAY_APP_CERT),
    ALIPAY_CERT: inLine(ALIPAY_CERT),
    ALIPAY_ROOT_CERT: inLine(ALIPAY_ROOT_CERT),
  }
}

const PLATFORM = ['1', '2'].flatMap((nth) => [`SANDBOX_WECHAT_PAY_CERT_${nth}`, `SANDBOX_WECHAT_PAY_CERT_KEY_${nth}`])

function keptPlatform(kept: Record<string, string | undefined>): Record<string, string> {
  const known = Object.fromEntries(PLATFORM.map((name) => [name, kept[name] ?? '']))
  return Object.values(known).includes('') ? platformCertificates() : known
}

/** WeChat Pay's own certificates, the one in force and the one after it, with their keys. */
export function platformCertificates(): Record<string, string> {
  const name: Name = [
    ['C', 'CN'],
    ['O', 'Sandbox'],
    ['CN', 'Sandbox Payment CA'],
  ]
  const authority = { name, key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }
  return Object.assign(
    {},
    ...['1', '2'].map((nth) => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const spki = publicKey.export({ type: 'spki', format: 'der' })
      const certificate = makeCertificate([['CN', `Sandbox platform ${nth}`]], spki, authority)
      return {
        [`SANDBOX_WECHAT_PAY_CERT_${nth}`]: certificate.replaceAll('\n', '\\n'),
        [`SANDBOX_WECHAT_PAY_CERT_KEY_${nth}`]: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      }
    }),
  )
}

function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
