import { createHash, X509Certificate } from 'node:crypto'

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
/** The prefix of the object identifiers of RSA signatures: 1.2.840.113549.1.1. */
const RSA = Buffer.from('2a864886f70d0101', 'hex')

/**
 * The certificates of a PEM text, in order; line breaks may be written as `\n`.
 * @throws when one of them cannot be read
 */
export function readCertificates(pem: string): X509Certificate[] {
  return (pem.replaceAll('\\n', '\n').match(BLOCK) ?? []).map((block) => new X509Certificate(block))
}

/**
 * Alipay's serial number of a certificate: the MD5 of its issuer and its decimal serial number.
 * @see https://opendocs.alipay.com/common/02mse3
 */
export function alipaySn({ issuer, serialNumber }: X509Certificate): string {
  const name = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${name}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** Keeps the root certificates with RSA signatures; Alipay counts no others. */
export function rsaRoots(roots: readonly X509Certificate[]): X509Certificate[] {
  return roots.filter(isSignedWithRsa)
}

/** The time in which every certificate of a chain is valid, in ms since 1970. */
type Chain = { from: number; to: number }

/**
 * Finds the chain from a certificate to one of the roots: each certificate is signed by the next, which is an
 * authority.
 * @param between intermediate certificates, in any order
 * @returns null when no chain leads to a root
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

/** The last moment at which all certificates are valid, in ms since 1970. */
function endOf(...certificates: X509Certificate[]): number {
  return Math.min(...certificates.map(({ validTo }) => Date.parse(validTo))) + 1000
}

/** The public key of a certificate, in base64 of SPKI. */
export function spkiOf({ publicKey }: X509Certificate): string {
  return Buffer.from(publicKey.export({ type: 'spki', format: 'der' })).toString('base64')
}

/** The signature algorithm is the second of a certificate's three parts, after the signed one. */
function isSignedWithRsa({ raw }: X509Certificate): boolean {
  const signed = partAt(raw, partAt(raw, 0).start)
  const algorithm = partAt(raw, signed.end)
  const oid = partAt(raw, algorithm.start)
  return Buffer.from(raw.subarray(oid.start, oid.end)).subarray(0, RSA.length).equals(RSA)
}

/** The start and the end of the value of a DER element. */
function partAt(der: Uint8Array, at: number): { start: number; end: number } {
  const first = der[at + 1] ?? 0
  if (first < 128) return { start: at + 2, end: at + 2 + first }
  const start = at + 2 + (first & 127)
  const length = der.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  return { start, end: start + length }
}
