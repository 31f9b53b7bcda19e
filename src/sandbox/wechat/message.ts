import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The keys of message encryption: the EncodingAESKey (43 characters), and the app the messages are for. */
export type ScanPushKeys = { aesKey: string; appId: string }

const BLOCK = 32
const HEAD = 20

/**
 * Encrypts a message as WeChat does: 16 random bytes, length, message, app id, padding to 32 bytes.
 * @see https://developers.weixin.qq.com/doc/oplatform/Third-party_Platforms/2.0/api/Before_Develop/Technical_Plan.html
 */
export function closeMessage(text: string, { aesKey, appId }: ScanPushKeys, random = randomBytes(16)): string {
  const bytes = Buffer.byteLength(text)
  const unpadded = HEAD + bytes + Buffer.byteLength(appId)
  const size = (Math.floor(unpadded / BLOCK) + 1) * BLOCK
  const plain = Buffer.alloc(size, size - unpadded)
  random.copy(plain)
  plain.writeInt32BE(bytes, 16)
  plain.write(text, HEAD)
  plain.write(appId, HEAD + bytes)
  const { key, iv } = cipherKeys(aesKey)
  const cipher = createCipheriv('AES-256-CBC', key, iv)
  cipher.setAutoPadding(false)
  return cipher.update(plain, undefined, 'base64') + cipher.final('base64')
}

/**
 * Decrypts a message.
 * @throws Error saying what is wrong with it
 */
export function openMessage(closed: string, { aesKey, appId }: ScanPushKeys): string {
  const { key, iv } = cipherKeys(aesKey)
  const decipher = createDecipheriv('AES-256-CBC', key, iv)
  decipher.setAutoPadding(false)
  const plain = Buffer.from(decipher.update(closed, 'base64', 'hex') + decipher.final('hex'), 'hex')
  const padding = plain.readUInt8(plain.length - 1)
  if (padding === 0 || padding > BLOCK) throw new Error('The padding is wrong')
  const content = plain.subarray(HEAD, plain.length - padding)
  const length = plain.readInt32BE(16)
  if (length < 0 || length > content.length) throw new Error('The length is wrong')
  if (content.toString('utf8', length) !== appId) throw new Error('The app id is wrong')
  return content.toString('utf8', 0, length)
}

/** SHA-1 over the parts, sorted by their bytes. */
export function signatureOf(parts: string[]): string {
  const hash = createHash('sha1')
  for (const part of parts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) hash.update(part)
  return hash.digest('hex')
}

function cipherKeys(aesKey: string) {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  return { key, iv: key.subarray(0, 16) }
}
