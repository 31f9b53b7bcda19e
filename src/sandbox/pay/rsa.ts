import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'

/** Signs a text with RSA and SHA-256, in base64; the key is the base64 of PKCS#8. */
export function signRsa(pkcs8: string, text: string): string {
  const key = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
}

/** Verifies a signature in base64; the key is the base64 of SPKI, and an empty key never verifies. */
export function verifyRsa(spki: string, text: string, signature: string): boolean {
  if (spki === '') return false
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  return verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
}
