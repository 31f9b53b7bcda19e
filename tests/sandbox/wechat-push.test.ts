import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { attacks } from '#src/sandbox/wechat/attacks.ts'
import { closeMessage, openMessage, signatureOf } from '#src/sandbox/wechat/message.ts'
import { xmlField } from '#src/sandbox/wechat/xml.ts'
import vectors from '#tests/support/vectors/wechat-push.json'
import { createSandbox, KEYS } from './sandbox.ts'
import { createWorld, forgetEverything } from './wechat-world.ts'

const { oa, oa_get, oa_plain_post, oa_reply, oa_secure } = vectors
const WAITING = { status: 0, text: '等待扫码' }
const SCANNED = { status: 1, text: '已扫码，请在手机上确认' }

const attacked = z.object({ status: z.nullable(z.number()), reply: z.nullable(z.string()) })

const world = createWorld('mp_scan')
const { act, sandbox } = world

beforeEach(() => forgetEverything(world))

test.each(attacks.filter((kind) => kind !== 'replay'))(
  'a push that is %s is refused and changes nothing',
  async (kind) => {
    const browser = world.createBrowser()
    const { scene_id } = await browser.askQr()
    expect(await sandbox.post(`scenes/${scene_id}/attack`, { kind })).toEqual({ status: 403, reply: null })
    expect(await browser.check(scene_id)).toEqual(WAITING)
    expect(world.logged.at(-1)).toMatchObject({ event: 'wechat.push-refused' })
  },
)

test('a replayed push changes nothing, at no time', async () => {
  const browser = world.createBrowser()
  const { scene_id } = await browser.askQr()
  const replay = async () => attacked.parse(await sandbox.post(`scenes/${scene_id}/attack`, { kind: 'replay' }))
  const { reply } = await act(scene_id, 'scan')
  expect([await replay(), await browser.check(scene_id)]).toEqual([{ status: 200, reply }, SCANNED])
  await act(scene_id, 'confirm')
  const late = await replay()
  expect([late.status, late.reply]).toEqual([200, '这个二维码已失效，请在电脑上刷新后重新扫码。'])
  expect((await browser.check(scene_id)).status).toBe(2)
})

test('nothing to replay before a scan', async () => {
  const { scene_id } = await world.createBrowser().askQr()
  const error = 'Nothing was pushed for this scene yet'
  expect(await sandbox.post(`scenes/${scene_id}/attack`, { kind: 'replay' })).toEqual({ error })
})

test('the site hears of a subscription with the first code of whoever has not followed, of a scan from then on', async () => {
  const heard: string[] = []
  const { createBrowser, sandbox } = createWorld('mp_scan', (site) => async (input, init) => {
    const request = new Request(input, init)
    const { WECHAT_PUSH_AES_KEY: aesKey, WECHAT_APP_ID: appId } = KEYS
    const push = openMessage(xmlField(await request.clone().text(), 'Encrypt'), { aesKey, appId })
    heard.push(`${xmlField(push, 'Event')} ${xmlField(push, 'EventKey')}`)
    return site(request)
  })
  const scan = async (user: string) => {
    const { scene_id } = await createBrowser().askQr()
    await sandbox.post(`scenes/${scene_id}/scan`, { user })
    return scene_id
  }
  const [first, second, other] = [await scan('hanmeimei'), await scan('hanmeimei'), await scan('lilei')]
  expect(heard).toEqual([`subscribe qrscene_${first}`, `SCAN ${second}`, `SCAN ${other}`])
})

test('the address of pushes is verified, by who knows the token', async () => {
  expect(await sandbox.post('verify-address')).toEqual({ verified: true })
  const other = createSandbox(world.site, { WECHAT_PUSH_TOKEN: 'sandboxOther' })
  expect(await other.post('verify-address')).toEqual({ verified: false })
})

describe('on a bad line', () => {
  const lost = () => Promise.reject(new Error('Network connection lost'))
  const busy = async () => new Response('', { status: 503 })

  test.each([
    ['lost', lost],
    ['refused by a busy site', busy],
  ])('a push that is %s twice arrives the third time', async (_, fault) => {
    let tries = 0
    const flaky = createWorld('mp_scan', (site) => (input, init) => {
      tries += 1
      return tries < 3 ? fault() : site(input, init)
    })
    const browser = flaky.createBrowser()
    const { scene_id } = await browser.askQr()
    expect([await flaky.act(scene_id, 'scan'), tries]).toEqual([expect.objectContaining({ state: 'scanned' }), 3])
    expect(await browser.check(scene_id)).toEqual(SCANNED)
  })

  test('a push whose answers get lost was received all the same, and people see a service out of order', async () => {
    const deaf = createWorld('mp_scan', (site) => async (input, init) => {
      await site(input, init)
      return lost()
    })
    const browser = deaf.createBrowser()
    const { scene_id } = await browser.askQr()
    const seen = await deaf.act(scene_id, 'scan')
    expect(seen.error).toBe('No answer in time (3 tries)')
    expect(await browser.check(scene_id)).toEqual(SCANNED)
  })

  test.each([
    ['signature', (xml: string) => xml.replace(/<Nonce>.*<\/Nonce>/, '<Nonce>1</Nonce>'), 'The signature is wrong'],
    ['status', () => null, 'HTTP 403'],
  ])('a reply with a wrong %s is not shown', async (_, change, error) => {
    const forged = createWorld('mp_scan', (site) => async (input, init) => {
      const answer = change(await (await site(input, init)).text())
      return new Response(answer, { status: answer === null ? 403 : 200 })
    })
    const { scene_id } = await forged.createBrowser().askQr()
    expect((await forged.act(scene_id, 'scan')).error).toContain(error)
  })
})

describe('the messages of WeChat', () => {
  test('are opened as documented', () => {
    expect(openMessage(oa_secure.encrypt, { aesKey: oa_secure.aes, appId: oa_secure.appid })).toBe(oa_secure.plaintext)
    expect(xmlField(openMessage(oa.encrypt, { aesKey: oa.aes, appId: oa.appid }), 'Content')).toBe('hello')
  })

  test('are closed as documented', () => {
    const keys = { aesKey: oa_reply.aes, appId: oa_reply.appid }
    expect(closeMessage(oa_reply.plaintext, keys, Buffer.from(oa_reply.random))).toBe(oa_reply.encrypt)
  })

  test('are signed as documented', () => {
    expect(signatureOf([oa_get.token, oa_get.timestamp, oa_get.nonce])).toBe(oa_get.signature)
    const plain = [oa_plain_post.token, oa_plain_post.timestamp, oa_plain_post.nonce]
    expect(signatureOf(plain)).toBe(oa_plain_post.signature)
    for (const { token, timestamp, nonce, encrypt, msg_signature } of [oa, oa_secure, oa_reply]) {
      expect(signatureOf([token, timestamp, nonce, encrypt])).toBe(msg_signature)
    }
  })

  test('are not opened for another app or with another key', () => {
    const keys = { aesKey: oa_secure.aes, appId: oa_secure.appid }
    expect(() => openMessage(oa_secure.encrypt, { ...keys, appId: 'wx' })).toThrow()
    expect(() => openMessage(oa_secure.encrypt, { ...keys, aesKey: KEYS.WECHAT_PUSH_AES_KEY })).toThrow()
  })

  test.each([0, 1, 11, 12, 13, 4096])('of %i bytes come back', (length) => {
    const keys = { aesKey: KEYS.WECHAT_PUSH_AES_KEY, appId: KEYS.WECHAT_APP_ID }
    const text = '青'.repeat(length)
    expect(openMessage(closeMessage(text, keys), keys)).toBe(text)
  })
})
