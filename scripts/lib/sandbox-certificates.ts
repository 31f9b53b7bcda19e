import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { makeCertificate, type Name } from './certificates.ts'

const FILE = 'sandbox-certificates.env'

/**
 * The certificates of a state directory, which keeps them as `NAME=value` lines beside the keys they are of.
 * @param keys those of the same directory
 */
export function sandboxCertificates(stateDir: string, keys: Record<string, string>): NodeJS.Dict<string> {
  const file = join(stateDir, FILE)
  if (existsSync(file)) return parseEnv(readFileSync(file, 'utf8'))
  const made = { ...alipayCertificates(keys), ...platformCertificates() }
  const lines = Object.entries(made).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return made
}

/**
 * Makes certificates as Alipay has them: two roots, one with a kind of signature that does not count, and an
 * intermediate authority.
 */
export function alipayCertificates(
  keys: Record<string, string>,
): Record<'ALIPAY_APP_CERT' | 'ALIPAY_CERT' | 'ALIPAY_ROOT_CERT', string> {
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
  const authority = makeCertificate(issuers.between.name, der(between.publicKey), issuers.rsa, { isAuthority: true })
  const certificates = {
    ALIPAY_APP_CERT: makeCertificate(name('application'), bare(keys.SANDBOX_ALIPAY_APP_KEY), issuers.between),
    ALIPAY_CERT: makeCertificate(name('Alipay'), bare(keys.ALIPAY_PUBLIC_KEY), issuers.between) + authority,
    ALIPAY_ROOT_CERT:
      makeCertificate(issuers.ec.name, der(ec.publicKey), issuers.ec, { isAuthority: true }) +
      makeCertificate(issuers.rsa.name, der(rsa.publicKey), issuers.rsa, { isAuthority: true }),
  }
  const { ALIPAY_APP_CERT, ALIPAY_CERT, ALIPAY_ROOT_CERT } = certificates
  const inLine = (pem: string) => `sandbox:${pem.replaceAll('\n', '\\n')}`
  return {
    ALIPAY_APP_CERT: inLine(ALIPAY_APP_CERT),
    ALIPAY_CERT: inLine(ALIPAY_CERT),
    ALIPAY_ROOT_CERT: inLine(ALIPAY_ROOT_CERT),
  }
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
