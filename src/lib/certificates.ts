import { createHash, X509Certificate } from 'node:crypto'

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
/** What the object identifiers of RSA signatures begin with: 1.2.840.113549.1.1. */
const RSA = Buffer.from('2a864886f70d0101', 'hex')

/**
 * The certificates of a PEM text, in order; line breaks may be written as `\n`.
 * @throws when one of them cannot be read
 */
export function readCertificates(pem: string): X509Certificate[] {
  return (pem.replaceAll('\\n', '\n').match(BLOCK) ?? []).map((block) => new X509Certificate(block))
}

/**
 * The name Alipay has for a certificate: the MD5 of who issued it, and of its serial number in decimal.
 * @see https://opendocs.alipay.com/common/02mse3
 */
export function alipaySn({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** Of a bundle of roots those with RSA signatures, which are all that count. */
export function rsaRoots(roots: readonly X509Certificate[]): X509Certificate[] {
  return roots.filter(isSignedWithRsa)
}

/** From when to when a certificate and all it was issued under hold, in ms since 1970. */
type Chain = { from: number; to: number }

/**
 * The way from a certificate to one of the roots: each signed by the next, which is an authority, and a root by itself.
 * @param between the authorities in between, in any order
 * @returns null when it was not issued under any of the roots
 */
export function chainOf(
  certificate: X509Certificate,
  between: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): Chain | null {
  const root = roots.find((candidate) => isIssuedBy(certificate, candidate) && isIssuedBy(candidate, candidate))
  if (root !== undefined) return { from: startOf(certificate, root), to: endOf(certificate, root) }
  for (const authority of between) {
    if (!isIssuedBy(certificate, authority)) continue
    const chain = chainOf(authority, between.toSpliced(between.indexOf(authority), 1), roots)
    if (chain === null) continue
    return { from: Math.max(chain.from, startOf(certificate)), to: Math.min(chain.to, endOf(certificate)) }
  }
  return null
}

function isIssuedBy(certificate: X509Certificate, authority: X509Certificate): boolean {
  return authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey)
}

function startOf(...certificates: X509Certificate[]): number {
  return Math.max(...certificates.map(({ validFrom }) => Date.parse(validFrom)))
}

/** The last moment all certificates are valid, in ms since 1970. */
function endOf(...certificates: X509Certificate[]): number {
  return Math.min(...certificates.map(({ validTo }) => Date.parse(validTo))) + 1000
}

/** The public key of a certificate, in base64 of SPKI. */
export function spkiOf({ publicKey }: X509Certificate): string {
  return Buffer.from(publicKey.export({ type: 'spki', format: 'der' })).toString('base64')
}

/** The algorithm comes after what is signed, as the second of three parts. */
function isSignedWithRsa({ raw }: X509Certificate): boolean {
  const signed = partAt(raw, partAt(raw, 0).start)
  const algorithm = partAt(raw, signed.end)
  const oid = partAt(raw, algorithm.start)
  return Buffer.from(raw.subarray(oid.start, oid.end)).subarray(0, RSA.length).equals(RSA)
}

/** Where the value of a part of DER starts and ends. */
function partAt(der: Uint8Array, at: number): { start: number; end: number } {
  const first = der[at + 1] ?? 0
  if (first < 128) return { start: at + 2, end: at + 2 + first }
  const start = at + 2 + (first & 127)
  const length = der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  return { start, end: start + length }
}
