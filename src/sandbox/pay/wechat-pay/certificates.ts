import { X509Certificate } from 'node:crypto'
import type { Context } from 'hono'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { beijingIso } from '#src/sandbox/pay/beijing.ts'
import { accountOf } from './account.ts'
import { encrypt } from './encrypt.ts'

/** A platform certificate and its serial number. */
type Known = { serialNo: string; pem: string; privateKey: string; from: number; to: number }

/** The valid certificates: the old one, both during the change, then the new one. */
export async function platformCertificates(c: Context<SandboxEnv>): Promise<Known[]> {
  const { platform } = await stateOf(c).faults()
  const [first, second] = accountOf(c).certificates.map(({ pem, privateKey }) => {
    const text = pem.split('\\n').join('\n')
    const { serialNumber, validFrom, validTo } = new X509Certificate(text)
    return { serialNo: serialNumber, pem: text, privateKey, from: Date.parse(validFrom), to: Date.parse(validTo) }
  })
  const inForce = { one: [first], changing: [first, second], changed: [second] }[platform]
  return inForce.filter((known) => known !== undefined)
}

/**
 * The answer of `GET /v3/certificates`; each certificate is encrypted with the merchant's key.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012551764
 */
export async function listCertificates(c: Context<SandboxEnv>): Promise<object> {
  const { apiV3Key } = accountOf(c)
  const known = await platformCertificates(c)
  const data = known.map(({ serialNo, pem, from, to }) => ({
    serial_no: serialNo,
    effective_time: beijingIso(from),
    expire_time: beijingIso(to),
    encrypt_certificate: { algorithm: 'AEAD_AES_256_GCM', ...encrypt(pem, apiV3Key, 'certificate') },
  }))
  return { data }
}
