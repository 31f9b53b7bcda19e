import { beforeEach, expect, test } from 'vitest'
import { PUSH_TOKEN, pushRequest, scanMessage, sign } from './fake-wechat.ts'
import {
  createBrowser,
  createPhone,
  createWorld,
  forgetSignIns,
  HAN,
  headingOf,
  LI,
  MINUTE,
  ORIGIN,
} from './wechat-world.ts'

const WAITING = { status: 0, text: '等待扫码', data: null }
const SCANNED = { status: 1, text: '已扫码，请在手机上确认', data: null }
const REFUSED = { status: -1, text: '已在手机上取消', data: null }

beforeEach(forgetSignIns)

test('the push of a scan answers with the link that goes on; of a stranger’s with a refusal', async () => {
  const world = createWorld('mp_scan')
  const { scene_id } = await createBrowser(world).askQr()
  const reply = (await world.push(LI.openid, scene_id)) ?? ''
  expect(reply).toContain(`<ToUserName><![CDATA[${LI.openid}]]></ToUserName>`)
  expect(reply).toContain('<FromUserName><![CDATA[gh_test]]></FromUserName>')
  const link =
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef&redirect_uri=https%3A%2F%2Fqingjian.test%2Fwx%2Foauth'
  expect(reply).toContain(
    `<a href="${link}&response_type=code&scope=snsapi_userinfo&state=${scene_id}#wechat_redirect">`,
  )
  expect(await world.push(HAN.openid, scene_id)).toContain('已被其他微信号扫过')
  world.clock.now += 5 * MINUTE
  expect(await world.push(LI.openid, scene_id)).toContain('已失效')
})

test('a reply says the last whole second', async () => {
  const world = createWorld('mp_scan')
  const { scene_id } = await createBrowser(world).askQr()
  const second = Math.ceil(world.clock.now / 1000)
  for (const passed of [0, 999]) {
    world.clock.now = second * 1000 + passed
    expect(await world.push(LI.openid, scene_id)).toMatch(new RegExp(`<CreateTime>\\D*${second}\\D*</CreateTime>`))
  }
})

test('a push sent three times at once scans once and is answered every time', async () => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const replies = await Promise.all([1, 2, 3].map(() => world.push(LI.openid, scene_id)))
  expect(replies.every((reply) => reply?.includes(`state=${scene_id}#`))).toBe(true)
  expect(await browser.check(scene_id)).toEqual(SCANNED)
})

test('a replayed push does not bring back a scene that was cancelled', async () => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  await world.push(LI.openid, scene_id)
  const phone = createPhone(world, LI)
  await phone.allow(scene_id)
  await phone.decide(scene_id, 'cancel')
  expect(await world.push(LI.openid, scene_id)).toContain('已失效')
  expect(await browser.check(scene_id)).toEqual(REFUSED)
})

test('who follows the account by scanning is a scan as well', async () => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  expect(await world.push(LI.openid, scene_id, 'subscribe')).toContain('确认登录')
  expect(await browser.check(scene_id)).toEqual(SCANNED)
})

test('the person identified must be the one the push named', async () => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const unscanned = await createPhone(world, HAN).allow(scene_id)
  expect([unscanned.status, await browser.check(scene_id)]).toEqual([409, WAITING])
  await world.push(LI.openid, scene_id)
  expect((await createPhone(world, HAN).allow(scene_id)).status).toBe(409)
  expect(await headingOf(await createPhone(world, LI).allow(scene_id))).toBe('登录青简')
})

test.each([
  ['a wrong token', { token: 'pushToken2' }],
  ['another app', { appId: 'wx0123456789abcdee' }],
  ['another key', { aesKey: 'bbcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' }],
  ['a time long past', { timestamp: 1_700_000_000 }],
])('a push with %s is refused and changes nothing', async (_, forged) => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const message = scanMessage(LI.openid, scene_id, world.clock.now)
  const response = await world.fetch(pushRequest(ORIGIN, message, { now: world.clock.now, ...forged }))
  expect([response.status, await response.text()]).toEqual([403, ''])
  expect(await browser.check(scene_id)).toEqual(WAITING)
})

test.each<[string, Record<string, string>]>([
  ['a click on the menu', { Event: 'CLICK' }],
  ['somebody who leaves', { Event: 'unsubscribe' }],
  ['a text that says the same', { MsgType: 'text' }],
  ['a scan by nobody', { FromUserName: '' }],
  ['a scan of another code', { EventKey: 'shop-7' }],
])('%s scans nothing', async (_what, changes) => {
  const world = createWorld('mp_scan')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const scan = { ToUserName: 'gh_test', FromUserName: LI.openid, MsgType: 'event', Event: 'SCAN', EventKey: scene_id }
  const xml = Object.entries({ ...scan, ...changes }).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  const push = pushRequest(ORIGIN, `<xml>${xml.join('')}</xml>`, { now: world.clock.now })
  expect(await (await world.fetch(push)).text()).toBe('success')
  expect(await browser.check(scene_id)).toEqual(WAITING)
})

test('other pushes are acknowledged, too large ones refused', async () => {
  const world = createWorld('mp_scan')
  const now = world.clock.now
  const text = await world.fetch(pushRequest(ORIGIN, '<xml><MsgType><![CDATA[text]]></MsgType></xml>', { now }))
  expect([text.headers.get('content-type'), await text.text()]).toEqual(['text/plain; charset=utf-8', 'success'])
  const large = await world.fetch(pushRequest(ORIGIN, 'x'.repeat(64 * 1024), { now }))
  expect(large.status).toBe(413)
})

test('a push in another format than XML is acknowledged as well', async () => {
  const world = createWorld('mp_scan')
  const answer = await world.fetch(pushRequest(ORIGIN, '{"MsgType":"event"}', { now: world.clock.now }))
  expect([answer.status, await answer.text()]).toEqual([200, 'success'])
})

test('the check of the address answers with the text WeChat sent, and nobody else with anything', async () => {
  const world = createWorld('mp_scan')
  const [timestamp, nonce] = [String(Math.floor(world.clock.now / 1000)), '415670741']
  const check = async (token: string) => {
    const query = new URLSearchParams({ signature: sign(token, timestamp, nonce), timestamp, nonce, echostr: 'echo 1' })
    const answer = await world.fetch(new Request(`${ORIGIN}/wx/push?${query}`))
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  expect([await check(PUSH_TOKEN), await check('pushToken2')]).toEqual([
    [200, 'text/plain; charset=utf-8', 'echo 1'],
    [403, null, ''],
  ])
})

test('the reply is XML', async () => {
  const world = createWorld('mp_scan')
  const { scene_id } = await createBrowser(world).askQr()
  const { now } = world.clock
  const reply = await world.fetch(pushRequest(ORIGIN, scanMessage(LI.openid, scene_id, now), { now }))
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
})
