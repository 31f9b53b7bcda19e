import { createHash, X509Certificate } from 'node:crypto'

/** Serial numbers of certificates: the application's, the roots it trusts, and Alipay's. */
export type CertificateNumbers = { app: string; roots: string; own: string }

let last: { text: string; numbers: CertificateNumbers } | undefined

/** The serial numbers of certificates in PEM; `null` when there are none. */
export function numbersOf(app: string, roots: string, own: string): CertificateNumbers | null {
  if (app === '') return null
  const text = app + roots + own
  if (last?.text !== text) {
    const ofRoots = split(roots).filter(({ publicKey }) => publicKey.asymmetricKeyType === 'rsa')
    const first = (pem: string) => split(pem).slice(0, 1).map(numberOf).join()
    last = { text, numbers: { app: first(app), roots: ofRoots.map(numberOf).join('_'), own: first(own) } }
  }
  return last.numbers
}

/** Splits a text at the first line of each certificate. */
function split(pem: string): X509Certificate[] {
  const [, ...bodies] = pem.split('\\n').join('\n').split('-----BEGIN CERTIFICATE-----')
  return bodies.map((body) => new X509Certificate(`-----BEGIN CERTIFICATE-----${body}`))
}

/** MD5 of the issuer, last name first, and of the serial number. */
function numberOf({ issuer, serialNumber }: X509Certificate): string {
  const names = issuer.trim().split('\n')
  const serial = BigInt(`0x${serialNumber}`).toString()
  return createHash('md5')
    .update(names.toReversed().join(',') + serial)
    .digest('hex')
}
