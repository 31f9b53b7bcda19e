import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { collectScene } from '#src/api/db/accounts/wechat-sign-ins.ts'
import { pushRequest, scanMessage } from './fake-wechat.ts'
import { createBrowser, createPhone, createWorld, forgetSignIns, HAN, LI, ORIGIN } from './wechat-world.ts'

const WAITING = { status: 0, text: '等待扫码', data: null }
const SCANNED = { status: 1, text: '已扫码，请在手机上确认', data: null }

beforeEach(forgetSignIns)

test('the page of an own code does not exist in the other mode, and the other way round', async () => {
  const mp = createWorld('mp_scan')
  const { scene_id } = await createBrowser(mp).askQr()
  expect((await createPhone(mp, LI).open(`/wx/l/${scene_id}`)).status).toBe(410)
  const h5 = createWorld('h5_oauth')
  const push = pushRequest(ORIGIN, scanMessage(LI.openid, scene_id, h5.clock.now), { now: h5.clock.now })
  expect((await h5.fetch(push)).status).toBe(404)
})

test('opening one of our codes outside WeChat is not a scan', async () => {
  const world = createWorld('h5_oauth')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const response = await browser.fetch(`/wx/l/${scene_id}`)
  expect([response.status, response.headers.get('location')?.startsWith('https://open.weixin.qq.com/')]).toEqual([
    302,
    true,
  ])
  expect(await browser.check(scene_id)).toEqual(WAITING)
  await createPhone(world, LI).open(`/wx/l/${scene_id}`)
  expect(await browser.check(scene_id)).toEqual(SCANNED)
})

test('what tells the phone again is out of reach of scripts and of other sites', async () => {
  const world = createWorld('h5_oauth')
  const { scene_id } = await createBrowser(world).askQr()
  const { fetch } = world
  const lines: string[] = []
  world.fetch = async (request) => {
    const answer = await fetch(request)
    lines.push(...answer.headers.getSetCookie())
    return answer
  }
  await createPhone(world, LI).allow(scene_id)
  const keys = lines.map((line) => line.replace(/=[^;]+/, '').replace(/Max-Age=\d+/, 'Max-Age'))
  expect([...new Set(keys)]).toEqual(['__Host-wechat-phone; Max-Age; Path=/; HttpOnly; Secure; SameSite=Lax'])
})

test('without a name from WeChat the account gets a general one', async () => {
  const world = createWorld('h5_oauth')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const phone = createPhone(world, { ...LI, nickname: '' })
  await phone.allow(scene_id)
  await phone.decide(scene_id, 'confirm')
  expect((await browser.check(scene_id)).data?.user_name).toBe('微信用户')
})

test('a profile that is of somebody else names nobody', async () => {
  const world = createWorld('h5_oauth')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const granted = { access_token: 't', expires_in: 7200, refresh_token: 'r', openid: LI.openid, scope: 's' }
  world.wechat.scripted.push(Response.json(granted), Response.json({ ...HAN, unionid: 'of-han' }))
  const phone = createPhone(world, LI)
  await phone.allow(scene_id)
  await phone.decide(scene_id, 'confirm')
  expect((await browser.check(scene_id)).data?.user_name).toBe('微信用户')
})

test('the key of a phone is valid for one scene only', async () => {
  const world = createWorld('h5_oauth')
  const [browser, other] = [createBrowser(world), createBrowser(world)]
  const [{ scene_id }, { scene_id: foreign }] = [await browser.askQr(), await other.askQr()]
  await createPhone(world, LI).allow(foreign)
  const phone = createPhone(world, HAN)
  await phone.allow(scene_id)
  expect((await phone.open(`/wx/confirm/${foreign}`)).status).toBe(410)
  expect((await phone.decide(foreign, 'confirm')).status).toBe(410)
  expect((await phone.decide(foreign, 'cancel')).status).toBe(410)
  expect(await other.check(foreign)).toEqual(SCANNED)
})

test('a scene is collected for the browser that asked, whoever calls', async () => {
  const world = createWorld('h5_oauth')
  const browser = createBrowser(world)
  const { scene_id } = await browser.askQr()
  const phone = createPhone(world, LI)
  await phone.allow(scene_id)
  await phone.decide(scene_id, 'confirm')
  const { now } = world.clock
  const session = { tokenHash: 'forged', userAgent: '', address: '', country: '', now }
  const forged = { sceneId: scene_id, browserHash: 'forged', takenBy: 'forged', userName: '', session, now }
  expect(await collectScene(env.DB, forged)).toBeNull()
  expect((await browser.check(scene_id)).status).toBe(2)
})
