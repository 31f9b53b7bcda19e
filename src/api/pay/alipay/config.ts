/** An application of Alipay. RSA keys are base64 of DER: PKCS#8 for private, SPKI for public ones. */
export type AlipayConfig = {
  gatewayUrl: string
  appId: string
  sellerId: string
  privateKey: string
  /** Alipay's keys, not the application's. */
  trust: AlipayTrust
  notifyUrl: string
  /** Whether the seller has payment on phones (`wap`). */
  onPhone: boolean
}

/**
 * How the two sides trust each other: by Alipay's public key, or by certificates whose serial numbers are sent along.
 * Alipay's keys are found by their certificate's number; during a change there are two.
 */
export type AlipayTrust =
  | { kind: 'key'; publicKey: string }
  | { kind: 'certificates'; appSn: string; rootSn: string; publicKeys: ReadonlyMap<string, CertifiedKey> }

/** A key, and the time in which its certificate and all issuers are valid, in ms since 1970. */
export type CertifiedKey = { spki: string; from: number; to: number }
