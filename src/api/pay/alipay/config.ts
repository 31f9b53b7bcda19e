/** An application of Alipay. RSA keys are base64 of DER: PKCS#8 the private, SPKI the public ones. */
export type AlipayConfig = {
  gatewayUrl: string
  appId: string
  sellerId: string
  privateKey: string
  /** Alipay's, not the application's. */
  trust: AlipayTrust
  notifyUrl: string
  /** Whether the seller has payment on phones (`wap`), with a page to come back from. */
  onPhone: boolean
}

/**
 * How the two know each other: by Alipay's public key alone, or by certificates, whose numbers each names to the other.
 * Alipay's keys go by those of their certificates; during a change there are two.
 */
export type AlipayTrust =
  | { kind: 'key'; publicKey: string }
  | { kind: 'certificates'; appSn: string; rootSn: string; publicKeys: ReadonlyMap<string, CertifiedKey> }

/** A key, and from when to when its certificate and all those it was issued under hold, in ms since 1970. */
export type CertifiedKey = { spki: string; from: number; to: number }
