import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { envelope } from '#src/contract/index.ts'
import { APP_ID, APP_SECRET } from './fake-wechat.ts'
import { createBrowser, createWorld, forgetSignIns, MINUTE, SECOND, type World } from './wechat-world.ts'

beforeEach(forgetSignIns)

const REFUSED = { status: 200, code: 1007 }

/** The paths of the calls since the last time. */
function paths(world: World): string[] {
  return world.wechat.calls.splice(0).map((call) => call.path.replace('/cgi-bin/', ''))
}

async function ask(world: World) {
  const response = await createBrowser(world).fetch('/api/user.WechatLogin/loginQrcode')
  const { code } = envelope.parse(await response.json())
  return { status: response.status, code }
}

test('a code is asked for as documented', async () => {
  const world = createWorld('mp_scan')
  const { scene_id } = await createBrowser(world).askQr()
  expect(world.wechat.calls).toEqual([
    {
      path: '/cgi-bin/stable_token',
      query: new URLSearchParams(),
      body: { grant_type: 'client_credential', appid: APP_ID, secret: APP_SECRET, force_refresh: false },
    },
    {
      path: '/cgi-bin/qrcode/create',
      query: new URLSearchParams({ access_token: 'token-1' }),
      body: {
        expire_seconds: 300,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene_id } },
      },
    },
  ])
})

test('the token is kept until five minutes before its end', async () => {
  const world = createWorld('mp_scan')
  await ask(world)
  expect(paths(world)).toEqual(['stable_token', 'qrcode/create'])
  world.clock.now += 115 * MINUTE - 1
  await ask(world)
  expect(paths(world)).toEqual(['qrcode/create'])
  world.clock.now += 1
  await ask(world)
  expect(paths(world)).toEqual(['stable_token', 'qrcode/create'])
})

test('a token that is about to end is used once and not kept', async () => {
  const world = createWorld('mp_scan')
  world.wechat.state.life = 300
  await ask(world)
  await ask(world)
  expect(paths(world)).toEqual(['stable_token', 'qrcode/create', 'stable_token', 'qrcode/create'])
})

test.each([40001, 40014, 42001])('after errcode %i it tries once more with a fresh token', async (errcode) => {
  const world = createWorld('mp_scan')
  await ask(world)
  paths(world)
  world.wechat.scripted.push(Response.json({ errcode, errmsg: '' }))
  expect(await ask(world)).toEqual({ status: 200, code: 1 })
  expect(paths(world)).toEqual(['qrcode/create', 'stable_token', 'qrcode/create'])
})

test('a token that changed at WeChat heals itself', async () => {
  const world = createWorld('mp_scan')
  await ask(world)
  world.wechat.state.token = 'token-2'
  expect(await ask(world)).toEqual({ status: 200, code: 1 })
  paths(world)
  await ask(world)
  expect(paths(world)).toEqual(['qrcode/create'])
})

test('it tries once more, not forever', async () => {
  const world = createWorld('mp_scan')
  await ask(world)
  paths(world)
  const stale = () => Response.json({ errcode: 42001, errmsg: '' })
  world.wechat.scripted.push(stale(), Response.json({ access_token: 't', expires_in: 7200 }), stale())
  expect(await ask(world)).toEqual(REFUSED)
  expect(paths(world)).toEqual(['qrcode/create', 'stable_token', 'qrcode/create'])
})

test.each([
  ['an address not on the list', () => Response.json({ errcode: 40164, errmsg: 'invalid ip 203.0.113.9' })],
  ['a wrong secret', () => Response.json({ errcode: 40125, errmsg: 'invalid appsecret' })],
  ['no JSON', () => new Response('<html>', { status: 502 })],
  ['no address of a code', () => Response.json({ ticket: 't', expire_seconds: 300, url: 'weixin://https://a.b' })],
  ['a token that is none', () => Response.json({ access_token: '', expires_in: 7200 })],
])('%s is answered as a refusal, logged, and leaves no scene', async (_, answer) => {
  const world = createWorld('mp_scan')
  world.wechat.scripted.push(answer())
  expect(await ask(world)).toEqual(REFUSED)
  expect(world.logged).toContain('wechat.qrcode')
  expect(await env.DB.prepare('SELECT count(*) AS n FROM wechat_scenes').first('n')).toBe(0)
})

test('an address may ask for 300 codes in ten minutes, whatever browsers it uses', async () => {
  const world = createWorld('h5_oauth')
  for (let i = 0; i < 300; i += 1) await createBrowser(world).askQr()
  expect(await ask(world)).toEqual({ status: 429, code: 429 })
  await createBrowser(world, 'zh-CN', '203.0.113.8').askQr()
  world.clock.now += 600 * SECOND
  await createBrowser(world).askQr()
})

test('a browser may ask for thirty codes in ten minutes', async () => {
  const world = createWorld('h5_oauth')
  const browser = createBrowser(world)
  for (let i = 0; i < 30; i += 1) await browser.askQr()
  const refused = await browser.fetch('/api/user.WechatLogin/loginQrcode')
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 429, retry_after: 600 }])
  world.clock.now += 10 * MINUTE
  await browser.askQr()
})
