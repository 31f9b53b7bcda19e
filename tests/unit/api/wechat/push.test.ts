import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { echoOf, openPush, sealReply } from '#src/api/wechat/push.ts'
import { pushSignature } from '#src/api/wechat/signature.ts'
import { flatXml, parseFlatXml } from '#src/api/wechat/xml.ts'

const KEYS = { token: 'pushToken', aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG', appId: 'wx0123456789abcdef' }
const SENT_S = 1_800_000_000
const random = new Uint8Array(16).fill(7)

/** A push as WeChat sends it: its body, and what its address carries. */
async function push(message: string, keys = KEYS) {
  const sealed = await sealReply(message, keys, { timestamp: SENT_S, nonce: 'n', random })
  const { Encrypt = '', MsgSignature = '' } = parseFlatXml(sealed) ?? {}
  const query = new URLSearchParams({ timestamp: String(SENT_S), nonce: 'n', msg_signature: MsgSignature })
  return { body: flatXml({ ToUserName: 'gh_test', Encrypt }), query, now: SENT_S * 1000 }
}

const MESSAGE = flatXml({ MsgType: 'event', CreateTime: 5, Content: 'a ]]> b & <c>' })

describe('a push', () => {
  test('is opened, and a reply that was sealed is one', async () => {
    const { body, ...envelope } = await push(flatXml({ MsgType: 'event', CreateTime: 5 }))
    expect(await openPush(body, envelope, KEYS)).toEqual({ ok: true, message: { MsgType: 'event', CreateTime: '5' } })
    const none = await push('no XML')
    expect(await openPush(none.body, none, KEYS)).toEqual({ ok: true, message: null })
  })

  test('may be five minutes old, or ahead, to the second', async () => {
    const { body, query } = await push(MESSAGE)
    const reads = fc.asyncProperty(fc.integer({ min: -310_000, max: 310_000 }), async (off) => {
      const { ok } = await openPush(body, { query, now: SENT_S * 1000 + off }, KEYS)
      expect(ok).toBe(Math.abs(off) <= 300_000)
    })
    await fc.assert(reads, { examples: [[300_000], [300_001], [-300_000], [-300_001]], numRuns: 20 })
  })

  test.each(['', '1', '18000000000', '180000000x', ' 1800000000'])('at %j is none', async (timestamp) => {
    const { body, query, now } = await push(MESSAGE)
    query.set('timestamp', timestamp)
    expect(await openPush(body, { query, now }, KEYS)).toEqual({ ok: false, reason: 'time' })
  })

  test('without anything encrypted, signed otherwise, or for others is refused with the reason', async () => {
    const { body, ...envelope } = await push(MESSAGE)
    const refused = async (text: string, keys = KEYS) => openPush(text, envelope, keys)
    expect(await refused('<xml><A>1</A></xml>')).toEqual({ ok: false, reason: 'xml' })
    expect(await refused('')).toEqual({ ok: false, reason: 'xml' })
    expect(await refused(body, { ...KEYS, token: 'other' })).toEqual({ ok: false, reason: 'signature' })
    expect(await refused(body.replace('<Encrypt><![CDATA[', '$&A'))).toEqual({ ok: false, reason: 'signature' })
    for (const name of ['nonce', 'msg_signature']) {
      const query = new URLSearchParams(envelope.query)
      query.set(name, 'x')
      expect(await openPush(body, { ...envelope, query }, KEYS)).toEqual({ ok: false, reason: 'signature' })
    }
    const others = { ...KEYS, appId: 'wx0123456789abcdee' }
    expect(await refused(body, others)).toEqual({ ok: false, reason: 'decryption' })
  })
})

describe('the check of the address', () => {
  const asked = async (changes: Record<string, string> = {}) => {
    const signature = await pushSignature(KEYS.token, String(SENT_S), 'n')
    return new URLSearchParams({ timestamp: String(SENT_S), nonce: 'n', signature, echostr: 'echo', ...changes })
  }

  test('is echoed to WeChat alone, in time', async () => {
    const at = (ms: number) => SENT_S * 1000 + ms
    const query = await asked()
    const echoes = [0, 300_000, 300_001, -300_001].map((ms) => echoOf({ query, now: at(ms) }, KEYS))
    expect(await Promise.all(echoes)).toEqual(['echo', 'echo', null, null])
    expect(await echoOf({ query: await asked({ nonce: 'm' }), now: at(0) }, KEYS)).toBeNull()
    expect(await echoOf({ query: await asked({ signature: '' }), now: at(0) }, KEYS)).toBeNull()
    expect(await echoOf({ query, now: at(0) }, { ...KEYS, token: 'other' })).toBeNull()
  })
})

describe('messages in XML', () => {
  test('texts come back as they were', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[A-Za-z]\w{0,8}$/), fc.stringMatching(/^[^\]]*$/)), (fields) => {
        expect(parseFlatXml(flatXml(fields))).toEqual({ ...fields })
      }),
    )
  })

  test.each([
    '',
    '<xml>',
    '<xml><A>1</B></xml>',
    '<xml><A>1</A><A>2</A></xml>',
    '<xml><A><B>1</B></A></xml>',
    '<xml><A>&amp;</A></xml>',
    '<xml a="1"><A>1</A></xml>',
    '<!DOCTYPE xml><xml><A>1</A></xml>',
    '<xml>x<A>1</A></xml>',
  ])('%s is not read', (text) => expect(parseFlatXml(text)).toBeNull())

  test('blanks around elements are none', () => {
    expect(parseFlatXml(' <xml>\n <A>1</A>\n <B><![CDATA[ b ]]></B> </xml>\n')).toEqual({ A: '1', B: ' b ' })
  })
})
