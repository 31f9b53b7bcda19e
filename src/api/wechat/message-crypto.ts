import { createCipheriv, createDecipheriv } from 'node:crypto'

/** The keys of messages: the EncodingAESKey (43 characters) and the app the messages are for. */
export type MessageKeys = { aesKey: string; appId: string }

const ALGORITHM = 'aes-256-cbc'
const BLOCK_BYTES = 32
const RANDOM_BYTES = 16
const LENGTH_BYTES = 4

/**
 * Decrypts a message: `random(16) ‖ length(4, big endian) ‖ message ‖ app id`, padded to 32 bytes. That is larger than
 * the cipher's block, so the padding is removed here.
 * @returns null when the message is damaged, or for another app
 * @see https://developers.weixin.qq.com/doc/oplatform/Third-party_Platforms/2.0/api/Before_Develop/Technical_Plan.html
 */
export function decryptMessage(encrypted: string, { aesKey, appId }: MessageKeys): string | null {
  const bytes = Buffer.from(encrypted, 'base64')
  if (bytes.byteLength === 0 || bytes.byteLength % BLOCK_BYTES !== 0) return null
  const key = keyOf(aesKey)
  const decipher = createDecipheriv(ALGORITHM, key, key.subarray(0, 16)).setAutoPadding(false)
  const plain = withoutPadding(Buffer.concat([decipher.update(bytes), decipher.final()]))
  if (plain === null || plain.byteLength < RANDOM_BYTES + LENGTH_BYTES) return null
  const start = RANDOM_BYTES + LENGTH_BYTES
  const end = start + plain.readUInt32BE(RANDOM_BYTES)
  return plain.toString('utf8', end) === appId ? plain.toString('utf8', start, end) : null
}

/** Encrypts a message with 16 random bytes; the inverse of `decryptMessage`. */
export function encryptMessage(message: string, { aesKey, appId }: MessageKeys, random: Uint8Array): string {
  const content = Buffer.from(message)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(content.byteLength)
  const plain = Buffer.concat([random, length, content, Buffer.from(appId)])
  const padding = BLOCK_BYTES - (plain.byteLength % BLOCK_BYTES)
  const key = keyOf(aesKey)
  const cipher = createCipheriv(ALGORITHM, key, key.subarray(0, 16)).setAutoPadding(false)
  const padded = Buffer.concat([plain, Buffer.alloc(padding, padding)])
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
}

function keyOf(aesKey: string): Buffer {
  return Buffer.from(`${aesKey}=`, 'base64')
}

function withoutPadding(bytes: Buffer): Buffer | null {
  const padding = bytes.at(-1) ?? 0
  if (padding < 1 || padding > BLOCK_BYTES) return null
  const isWhole = bytes.subarray(-padding).every((byte) => byte === padding)
  return isWhole ? bytes.subarray(0, -padding) : null
}
