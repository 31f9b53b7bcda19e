import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decryptMessage, encryptMessage } from '#src/api/wechat/message-crypto.ts'
import { flatXml, parseFlatXml } from '#src/api/wechat/xml.ts'

describe('the shape messages have', () => {
  test.each([
    ['texts and CDATA', '<xml><A>1</A><B><![CDATA[<2>]]></B></xml>', { A: '1', B: '<2>' }],
    ['nothing', '<xml></xml>', {}],
    ['no element', '<xml>text</xml>', null],
    ['something after an element', '<xml><A>1</A>text</xml>', null],
    ['an element twice', '<xml><A>1</A><A>2</A></xml>', null],
    ['an entity', '<xml><A>&amp;</A></xml>', null],
    ['another root', '<html><A>1</A></html>', null],
  ])('%s', (_label, text, expected) => expect(parseFlatXml(text)).toEqual(expected))

  test('is written so that it can be read', () => {
    expect(parseFlatXml(flatXml({ A: 1, B: 'x' }))).toEqual({ A: '1', B: 'x' })
  })
})

describe('encrypted messages', () => {
  const keys = { aesKey: 'a'.repeat(43), appId: 'wx1' }

  /** Such bytes as somebody with the key would send them, padded. */
  function sealed(plain: Uint8Array): string {
    const key = Buffer.from(`${keys.aesKey}=`, 'base64')
    const padding = 32 - (plain.byteLength % 32)
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    return Buffer.concat([
      cipher.update(plain),
      cipher.update(Buffer.alloc(padding, padding)),
      cipher.final(),
    ]).toString('base64')
  }

  test('are read by whom they are for', () => {
    const text = encryptMessage('你好', keys, new Uint8Array(16))
    expect(decryptMessage(text, keys)).toBe('你好')
    expect(decryptMessage(text, { ...keys, appId: 'wx2' })).toBe(null)
  })

  test('too short to say how long they are, they are damaged', () => {
    for (const length of [0, 15, 16, 19]) expect(decryptMessage(sealed(new Uint8Array(length)), keys)).toBe(null)
    expect(decryptMessage(sealed(new Uint8Array(20)), { ...keys, appId: '' })).toBe('')
  })

  test.each([0, 33, 255])('padded with %i, they are damaged', (padding) => {
    const key = Buffer.from(`${keys.aesKey}=`, 'base64')
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    // As if the padding said nothing: 20 bytes, the app, and bytes of that number up to two blocks.
    const plain = Buffer.concat([Buffer.alloc(20), Buffer.from('wx1')])
    const text = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(64 - 23, padding)])), cipher.final()])
    expect(decryptMessage(text.toString('base64'), keys)).toBe(null)
  })

  test('of every length, whole blocks, they come back; damaged anywhere at the end, they do not', () => {
    for (let length = 0; length <= 70; length += 1) {
      const message = 'x'.repeat(length)
      const text = encryptMessage(message, keys, new Uint8Array(16))
      expect([length, decryptMessage(text, keys), Buffer.from(text, 'base64').length % 32]).toEqual([
        length,
        message,
        0,
      ])
      const bytes = Buffer.from(text, 'base64')
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      expect(decryptMessage(bytes.toString('base64'), keys)).toBe(null)
    }
  })

  test('of no whole blocks, they are damaged', () => {
    expect([decryptMessage('', keys), decryptMessage(Buffer.alloc(31).toString('base64'), keys)]).toEqual([null, null])
  })
})
