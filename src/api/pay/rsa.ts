/** RSASSA-PKCS1-v1_5 with SHA-256, which Alipay calls RSA2. */
const RSA_SHA256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/** Imports a private key from the base64 of PKCS#8. */
export function importPrivateKey(pkcs8: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', Buffer.from(pkcs8, 'base64'), RSA_SHA256, false, ['sign'])
}

/** Imports a public key from the base64 of SPKI. */
export function importPublicKey(spki: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), RSA_SHA256, false, ['verify'])
}

/** Signs a text (its UTF-8 bytes); the signature is in base64. */
export async function signRsa(key: CryptoKey, text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.sign(RSA_SHA256.name, key, Buffer.from(text))).toString('base64')
}

/** Verifies a signature in base64; false for anything that is not one. */
export function verifyRsa(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean> {
  return crypto.subtle.verify(RSA_SHA256.name, key, Buffer.from(signature, 'base64'), bytes)
}
