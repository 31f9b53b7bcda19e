import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptMessage, encryptMessage } from '#src/api/wechat/message-crypto.ts'
import { echoOf, openPush, type PushKeys, sealReply } from '#src/api/wechat/push.ts'
import { pushSignature } from '#src/api/wechat/signature.ts'
import { flatXml, parseFlatXml } from '#src/api/wechat/xml.ts'
import vectors from '#tests/support/vectors/wechat-push.json'

const { oa_get, oa_plain_post, oa_secure, oa_reply, oa } = vectors

function keysOf(vector: { token: string; aes: string; appid: string }): PushKeys {
  return { token: vector.token, aesKey: vector.aes, appId: vector.appid }
}

/** The push of a vector, with some of its fields replaced. */
function pushOf(vector: typeof oa, replaced: Partial<typeof oa> = {}, lateBySeconds = 0) {
  const { msg_signature, timestamp, nonce, encrypt, ...rest } = { ...vector, ...replaced }
  const query = new URLSearchParams({ msg_signature, timestamp, nonce, encrypt_type: 'aes' })
  const now = (Number(vector.timestamp) + lateBySeconds) * 1000
  return openPush(flatXml({ ToUserName: 'gh', Encrypt: encrypt }), { query, now }, keysOf(rest))
}

function echo(replaced: Partial<typeof oa_get> = {}, lateBySeconds = 0) {
  const { token, timestamp, nonce, echostr, signature } = { ...oa_get, ...replaced }
  const query = new URLSearchParams({ timestamp, nonce, echostr, signature })
  const now = (Number(oa_get.timestamp) + lateBySeconds) * 1000
  return echoOf({ query, now }, { token, aesKey: oa.aes, appId: oa.appid })
}

/** The text with one bit of one character changed. */
function flipped(text: string, at: number): string {
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

/** Base64 with one bit of one byte changed. */
function damaged(base64: string, at: number): string {
  const bytes = Buffer.from(base64, 'base64')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

test('the address is verified', async () => {
  expect(await echo()).toBe(oa_get.echostr)
})

test.each([
  ['a flipped signature', { signature: flipped(oa_get.signature, 0) }],
  ['a short signature', { signature: oa_get.signature.slice(1) }],
  ['no signature', { signature: '' }],
  ['another token', { token: 'AAAAB' }],
  ['another nonce', { nonce: '1514711493' }],
  ['another time', { timestamp: '1714036505' }],
])('the address is not verified with %s', async (_, replaced) => {
  expect(await echo(replaced)).toBeNull()
})

test.each([
  [300, oa_get.echostr],
  [-300, oa_get.echostr],
  [301, null],
  [-301, null],
])('%i s after its time the verification is %s', async (late, expected) => {
  expect(await echo({}, late)).toBe(expected)
})

test('plain pushes and secure ones are signed as documented', async () => {
  const plain = [oa_plain_post.token, oa_plain_post.timestamp, oa_plain_post.nonce]
  expect(await pushSignature(...plain)).toBe(oa_plain_post.signature)
  expect(await pushSignature(oa_secure.token, oa_secure.timestamp, oa_secure.nonce)).toBe(oa_secure.signature_plain)
  const secure = [oa_secure.token, oa_secure.timestamp, oa_secure.nonce, oa_secure.encrypt]
  expect(await pushSignature(...secure)).toBe(oa_secure.msg_signature)
})

test('a push is opened', async () => {
  const opened = await pushOf(oa)
  expect(opened.ok && opened.message?.Content).toBe('hello')
})

test('a push whose message is not XML is accepted and not read', async () => {
  expect(decryptMessage(oa_secure.encrypt, keysOf(oa_secure))).toBe(oa_secure.plaintext)
  expect(await pushOf({ ...oa_secure })).toEqual({ ok: true, message: null })
})

test.each([
  ['a flipped signature', { msg_signature: flipped(oa.msg_signature, 39) }, 'signature'],
  ['no signature', { msg_signature: '' }, 'signature'],
  ['the signature of a plain push', { msg_signature: oa_secure.signature_plain }, 'signature'],
  ['another token', { token: 'pamtesu' }, 'signature'],
  ['another nonce', { nonce: '260774614' }, 'signature'],
  ['another time', { timestamp: '1458300677' }, 'signature'],
  ['another app', { appid: 'wxb11529c136998cb7' }, 'decryption'],
  ['a shorter app', { appid: 'wxb11529c136998cb' }, 'decryption'],
  ['another key', { aes: 'bbcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' }, 'decryption'],
])('a push with %s is refused', async (_, replaced, reason) => {
  expect(await pushOf(oa, replaced)).toEqual({ ok: false, reason })
})

test('a push with any byte of its message changed is refused', async () => {
  const bytes = Buffer.from(oa.encrypt, 'base64').byteLength
  for (let at = 0; at < bytes; at += 1) {
    expect(await pushOf(oa, { encrypt: damaged(oa.encrypt, at) })).toEqual({ ok: false, reason: 'signature' })
  }
})

test.each([
  [300, true],
  [301, false],
  [-301, false],
])('a push %i s off its time is accepted: %s', async (late, expected) => {
  expect((await pushOf(oa, {}, late)).ok).toBe(expected)
})

test('a reply is closed to the byte as documented', async () => {
  const random = new TextEncoder().encode(oa_reply.random)
  const keys = keysOf(oa_reply)
  expect(encryptMessage(oa_reply.plaintext, keys, random)).toBe(oa_reply.encrypt)
  const sealed = await sealReply(oa_reply.plaintext, keys, {
    timestamp: Number(oa_reply.timestamp),
    nonce: oa_reply.nonce,
    random,
  })
  expect(parseFlatXml(sealed)).toEqual({
    Encrypt: oa_reply.encrypt,
    MsgSignature: oa_reply.msg_signature,
    TimeStamp: oa_reply.timestamp,
    Nonce: oa_reply.nonce,
  })
})

test.each([0, 1, 15, 27, 31, 32, 33, 4096])('a message of %i bytes comes back as it was', (length) => {
  const message = 'm'.repeat(length)
  const closed = encryptMessage(message, keysOf(oa), new Uint8Array(16))
  expect(decryptMessage(closed, keysOf(oa))).toBe(message)
})

/** What `decryptMessage` reads, with these bytes in the place of the padding. */
function closedWith(padding: number[]): string {
  const { aesKey, appId } = keysOf(oa)
  const app = Buffer.from(appId)
  const message = 'm'.repeat(3 * 32 - 16 - 4 - app.byteLength - padding.length)
  const length = Buffer.from([0, 0, 0, message.length])
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  const plain = Buffer.concat([Buffer.alloc(16), length, Buffer.from(message), app, Buffer.from(padding)])
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

test.each([
  ['as many bytes as each of them says', [3, 3, 3], true],
  ['one byte that says one', [1], true],
  ['a byte that says otherwise', [2, 3, 3], false],
  ['fewer bytes than the last says', [3, 3], false],
  ['a last byte of none', [0], false],
  ['none of it', [], false],
])('padding of %s', (_what, padding, isRead) => {
  expect(decryptMessage(closedWith(padding), keysOf(oa)) !== null).toBe(isRead)
})

test('padding may fill a whole block, and no more than that', () => {
  expect(decryptMessage(closedWith(Array(32).fill(32)), keysOf(oa))).not.toBeNull()
  expect(decryptMessage(closedWith(Array(33).fill(33)), keysOf(oa))).toBeNull()
})

test.each([
  ['', 'nothing'],
  ['AAAA', 'less than a block'],
  [Buffer.alloc(64).toString('base64'), 'noise'],
  ['*'.repeat(44), 'no base64'],
])('%j is no message: %s', (encrypted) => {
  expect(decryptMessage(encrypted, keysOf(oa))).toBeNull()
})

test('XML is read as texts', () => {
  expect(parseFlatXml('<xml><EventKey><![CDATA[000123]]></EventKey>\n <T>17</T><E><![CDATA[]]></E></xml>')).toEqual({
    EventKey: '000123',
    T: '17',
    E: '',
  })
})

test.each([
  ['a document type', '<!DOCTYPE xml [<!ENTITY e "x">]><xml><A>1</A></xml>'],
  ['an entity', '<xml><A>&e;</A></xml>'],
  ['nesting', '<xml><A><B>1</B></A></xml>'],
  ['an attribute', '<xml><A b="c">1</A></xml>'],
  ['a name twice', '<xml><A>1</A><A>2</A></xml>'],
  ['an end inside CDATA', '<xml><A><![CDATA[1]]>2]]></A></xml>'],
  ['text between elements', '<xml>x<A>1</A></xml>'],
  ['a name that does not end', '<xml><A>1</B></xml>'],
  ['no root', '<A>1</A>'],
  ['nothing', ''],
])('XML with %s is not read', (_, text) => {
  expect(parseFlatXml(text)).toBeNull()
})

test('a value cannot end its CDATA', () => {
  expect(flatXml({ A: 'x]]><B>y</B>' })).toBe('<xml><A><![CDATA[x]]]]><![CDATA[><B>y</B>]]></A></xml>')
})
