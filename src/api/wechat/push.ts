import { decryptMessage, encryptMessage, type MessageKeys } from './message-crypto.ts'
import { isSameSignature, pushSignature } from './signature.ts'
import { type FlatXml, flatXml, parseFlatXml } from './xml.ts'

export type PushKeys = MessageKeys & { token: string }

/** The query of a push, and when it arrived (ms since 1970). */
export type PushEnvelope = { query: URLSearchParams; now: number }

/** The message of a push, or why it is refused. `message` is null when its format is unknown. */
export type OpenedPush = { ok: true; message: FlatXml | null } | { ok: false; reason: string }

/** How much the time of a push may differ from ours, in seconds. */
const TOLERANCE_S = 300

/** The echo with which WeChat verifies our address; null for any other caller. */
export async function echoOf({ query, now }: PushEnvelope, { token }: PushKeys): Promise<string | null> {
  const { timestamp, nonce, value } = signedFields(query, 'signature')
  if (!isTimely(timestamp, now)) return null
  const expected = await pushSignature(token, timestamp, nonce)
  return isSameSignature(expected, value) ? query.get('echostr') : null
}

/**
 * Verifies and decrypts a push in secure mode; unencrypted pushes are refused even if signed.
 * @see
 * https://developers.weixin.qq.com/doc/offiaccount/Message_Management/Message_encryption_and_decryption_instructions.html
 */
export async function openPush(body: string, { query, now }: PushEnvelope, keys: PushKeys): Promise<OpenedPush> {
  const { timestamp, nonce, value } = signedFields(query, 'msg_signature')
  if (!isTimely(timestamp, now)) return { ok: false, reason: 'time' }
  const encrypted = parseFlatXml(body)?.Encrypt
  if (encrypted === undefined) return { ok: false, reason: 'xml' }
  const expected = await pushSignature(keys.token, timestamp, nonce, encrypted)
  if (!isSameSignature(expected, value)) return { ok: false, reason: 'signature' }
  const message = decryptMessage(encrypted, keys)
  return message === null ? { ok: false, reason: 'decryption' } : { ok: true, message: parseFlatXml(message) }
}

/** Encrypts the reply to a push. `timestamp` in seconds since 1970; `random` are 16 bytes. */
export async function sealReply(
  message: string,
  keys: PushKeys,
  { timestamp, nonce, random }: { timestamp: number; nonce: string; random: Uint8Array },
): Promise<string> {
  const encrypted = encryptMessage(message, keys, random)
  const signature = await pushSignature(keys.token, String(timestamp), nonce, encrypted)
  return flatXml({ Encrypt: encrypted, MsgSignature: signature, TimeStamp: timestamp, Nonce: nonce })
}

function signedFields(query: URLSearchParams, signature: 'signature' | 'msg_signature') {
  const value = (name: string) => query.get(name) ?? ''
  return { timestamp: value('timestamp'), nonce: value('nonce'), value: value(signature) }
}

function isTimely(timestamp: string, now: number): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_S
}
