import { type KeyObject, randomBytes, sign } from 'node:crypto'
import { DAY_MS } from '#src/lib/time.ts'

/** The name of a subject or issuer, in order, such as `[['C', 'CN'], ['CN', 'Root']]`. */
export type Name = readonly (readonly ['C' | 'O' | 'OU' | 'CN', string])[]

/** The signer of a certificate; the key is RSA or EC on P-256. */
export type CertificateIssuer = { name: Name; key: KeyObject }

const ATTRIBUTES = { CN: '550403', C: '550406', O: '55040a', OU: '55040b' } as const
const SHA256_WITH_RSA = sequence(hexOid('2a864886f70d01010b'), Buffer.from([5, 0]))
const ECDSA_WITH_SHA256 = sequence(hexOid('2a8648ce3d040302'))
/** Basic constraints, critical: an authority. */
const AUTHORITY = sequence(hexOid('551d13'), tlv(1, Buffer.from([255])), tlv(4, sequence(tlv(1, Buffer.from([255])))))

/** The properties in which certificates differ; times in ms since 1970. */
type Kind = { isAuthority?: boolean; from?: number; to?: number }

/**
 * Makes a certificate in PEM, good for ten years unless `kind` says otherwise. Node reads certificates but makes none;
 * this writes just what RFC 5280 asks of one.
 * @param spki the public key it is about, in DER
 */
export function makeCertificate(subject: Name, spki: Buffer, issuer: CertificateIssuer, kind: Kind = {}): string {
  const isRsa = issuer.key.asymmetricKeyType === 'rsa'
  const algorithm = isRsa ? SHA256_WITH_RSA : ECDSA_WITH_SHA256
  const { isAuthority = false, from = Date.now() - DAY_MS, to = Date.now() + 3650 * DAY_MS } = kind
  const content = sequence(
    tlv(0xa0, tlv(2, Buffer.from([2]))),
    // Positive, and of full length.
    tlv(2, Buffer.concat([Buffer.from([0x20]), randomBytes(15)])),
    algorithm,
    nameOf(issuer.name),
    sequence(time(from), time(to)),
    nameOf(subject),
    spki,
    ...(isAuthority ? [tlv(0xa3, sequence(AUTHORITY))] : []),
  )
  const signature = tlv(3, Buffer.concat([Buffer.from([0]), sign('sha256', content, issuer.key)]))
  const base64 = sequence(content, algorithm, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}

function nameOf(name: Name): Buffer {
  return sequence(
    ...name.map(([type, text]) => tlv(0x31, sequence(hexOid(ATTRIBUTES[type]), tlv(0x0c, Buffer.from(text))))),
  )
}

function time(ms: number): Buffer {
  return tlv(0x18, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))
}

function hexOid(hex: string): Buffer {
  return tlv(6, Buffer.from(hex, 'hex'))
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts))
}

/** A value with its type and length, as DER writes them. */
function tlv(type: number, value: Buffer): Buffer {
  const { length } = value
  const lengthBytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([type, ...lengthBytes]), value])
}
