import * as z from 'zod/mini'

/** The encrypted part of a callback. */
export const encryptedResource = z.object({
  original_type: z.string(),
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  associated_data: z._default(z.string(), ''),
  nonce: z.string(),
})

type Encrypted = Pick<z.infer<typeof encryptedResource>, 'ciphertext' | 'associated_data' | 'nonce'>

/**
 * Decrypts AES-GCM data of WeChat Pay; key and nonce are UTF-8 texts.
 * @returns null when the key is wrong or the data was changed
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012071382
 */
export async function openResource(
  { ciphertext, associated_data, nonce }: Encrypted,
  key: string,
): Promise<string | null> {
  const algorithm = { name: 'AES-GCM', iv: Buffer.from(nonce), additionalData: Buffer.from(associated_data) }
  const imported = await crypto.subtle.importKey('raw', Buffer.from(key), 'AES-GCM', false, ['decrypt'])
  try {
    const opened = await crypto.subtle.decrypt(algorithm, imported, Buffer.from(ciphertext, 'base64'))
    return Buffer.from(opened).toString()
  } catch {
    return null
  }
}
