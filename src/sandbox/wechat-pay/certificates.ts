import { X509Certificate } from 'node:crypto'
import type { Context } from 'hono'
import { type SandboxEnv, stateOf } from '#src/sandbox/bindings.ts'
import { beijingIso } from '#src/sandbox/pay/beijing.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import { encrypt } from './encrypt.ts'

/** A platform certificate by its serial number. */
type Known = { serialNo: string; pem: string; privateKey: string; from: number; to: number }

/** The certificates in force: one, both while one follows the other, and then the new one. */
export async function platformCertificates(c: Context<SandboxEnv>): Promise<Known[]> {
  const { platform } = await stateOf(c).faults()
  const [first, second] = settingsOf(c).wechatPay.certificates.map(({ pem, privateKey }) => {
    const text = pem.split('\\n').join('\n')
    const { serialNumber, validFrom, validTo } = new X509Certificate(text)
    return { serialNo: serialNumber, pem: text, privateKey, from: Date.parse(validFrom), to: Date.parse(validTo) }
  })
  const inForce = { one: [first], changing: [first, second], changed: [second] }[platform]
  return inForce.filter((known) => known !== undefined)
}

/**
 * What `GET /v3/certificates` says, each of them encrypted with the merchant's key.
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012551764
 */
export async function listCertificates(c: Context<SandboxEnv>): Promise<object> {
  const { apiV3Key } = settingsOf(c).wechatPay
  const known = await platformCertificates(c)
  const data = known.map(({ serialNo, pem, from, to }) => ({
    serial_no: serialNo,
    effective_time: beijingIso(from),
    expire_time: beijingIso(to),
    encrypt_certificate: { algorithm: 'AEAD_AES_256_GCM', ...encrypt(pem, apiV3Key, 'certificate') },
  }))
  return { data }
}
