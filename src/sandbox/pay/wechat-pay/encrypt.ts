import { createCipheriv, randomBytes } from 'node:crypto'

/** Encrypts a text with AES-GCM as WeChat Pay does: the tag follows the ciphertext. */
export function encrypt(text: string, key: string, aad: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { ciphertext: bytes.toString('base64'), associated_data: aad, nonce }
}
