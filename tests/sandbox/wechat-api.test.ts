import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { identifyPerson } from '#src/api/wechat/oauth.ts'
import { personOf } from '#src/sandbox/wechat/people.ts'
import { KEYS, SANDBOX, SITE } from './sandbox.ts'
import { createWorld, forgetEverything } from './wechat-world.ts'

const API = 'https://api.weixin.qq.com'
const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret } = KEYS
const LI = personOf('lilei', appid)

const world = createWorld('mp_scan')
const { sandbox } = world
const token = z.object({ access_token: z.string(), expires_in: z.number() })
const qrcode = z.object({ ticket: z.string(), expire_seconds: z.number(), url: z.string() })

beforeEach(() => forgetEverything(world))

async function post(path: string, body: unknown): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await sandbox.network(API + path, { method: 'POST', body: text })).json()
}

const credential = { grant_type: 'client_credential', appid, secret }

async function askToken(more: object = {}) {
  return token.parse(await post('/cgi-bin/stable_token', { ...credential, ...more }))
}

function createQrcode(accessToken: string, body: unknown): Promise<unknown> {
  return post(`/cgi-bin/qrcode/create?${new URLSearchParams({ access_token: accessToken })}`, body)
}

function strScene(scene_str: string) {
  return { expire_seconds: 300, action_name: 'QR_STR_SCENE', action_info: { scene: { scene_str } } }
}

function numberScene(scene_id: number) {
  return { expire_seconds: 300, action_name: 'QR_SCENE', action_info: { scene: { scene_id } } }
}

describe('stable_token', () => {
  test('is the same until five minutes before its end; then the next one is good as well', async () => {
    const first = await askToken()
    expect(first.expires_in).toBe(7200)
    await sandbox.setFaults({ clock: 6800 })
    const same = await askToken()
    expect([same.access_token === first.access_token, same.expires_in <= 400]).toEqual([true, true])
    await sandbox.setFaults({ clock: 6950 })
    const next = await askToken()
    expect(next.access_token).not.toBe(first.access_token)
    for (const { access_token } of [first, next]) {
      expect(await createQrcode(access_token, strScene('a'))).toHaveProperty('ticket')
    }
    await sandbox.setFaults({ clock: 7250 })
    expect(await createQrcode(first.access_token, strScene('a'))).toMatchObject({ errcode: 42001 })
    expect(await createQrcode(next.access_token, strScene('a'))).toHaveProperty('ticket')
  })

  test('by force is a new one that ends the others, every 30 s and 20 times a day', async () => {
    const first = await askToken()
    const forced = await askToken({ force_refresh: true })
    expect(await createQrcode(first.access_token, strScene('a'))).toMatchObject({ errcode: 40001 })
    expect(await createQrcode(forced.access_token, strScene('a'))).toHaveProperty('ticket')
    const again = () => post('/cgi-bin/stable_token', { ...credential, force_refresh: true })
    expect(await again()).toMatchObject({ errcode: 45011 })
    for (let times = 1; times < 20; times += 1) {
      await sandbox.setFaults({ clock: times * 31 })
      expect(await again()).toHaveProperty('access_token')
    }
    await sandbox.setFaults({ clock: 700 })
    expect(await again()).toMatchObject({ errcode: 45009 })
  })

  test.each([
    [{ grant_type: 'password' }, 40002],
    [{ appid: undefined }, 41002],
    [{ appid: 'wx0' }, 40013],
    [{ secret: undefined }, 41004],
    [{ secret: 'x' }, 40125],
    [{ force_refresh: 'yes' }, 47001],
  ])('with %j is refused with %i', async (changed, errcode) => {
    expect(await post('/cgi-bin/stable_token', { ...credential, ...changed })).toMatchObject({ errcode })
  })
})

describe('qrcode/create', () => {
  test.each([
    ['no token', '', strScene('a'), 41001],
    ['an invented token', 'invented', strScene('a'), 40001],
    ['no text', null, strScene(''), 40053],
    ['65 characters', null, strScene('x'.repeat(65)), 40053],
    ['another action', null, { ...strScene('a'), action_name: 'QR_NO_SCENE' }, 40053],
    ['nothing to say', null, { action_name: 'QR_STR_SCENE' }, 40053],
    ['a number too small', null, numberScene(0), 40053],
    ['a number too large', null, numberScene(2 ** 32), 40053],
    ['a number for ever', null, { ...numberScene(1), action_name: 'QR_LIMIT_SCENE' }, 40053],
    ['no JSON', null, 'scene', 47001],
  ])('with %s is refused', async (_, given, body, errcode) => {
    const accessToken = given ?? (await askToken()).access_token
    expect(await createQrcode(accessToken, body)).toMatchObject({ errcode })
  })

  test('makes codes that live as long as asked for, 60 s by itself, 30 days at most', async () => {
    const { access_token } = await askToken()
    const lifeOf = async (expire_seconds?: number) => {
      const answer = await createQrcode(access_token, { ...strScene('x'.repeat(64)), expire_seconds })
      return qrcode.parse(answer).expire_seconds
    }
    expect([await lifeOf(300), await lifeOf(), await lifeOf(9_999_999)]).toEqual([300, 60, 2_592_000])
    await createQrcode(access_token, strScene('five-minutes'))
    const scenes = z.array(z.object({ scene_id: z.string(), created_at: z.string(), expires_at: z.string() }))
    const made = scenes.parse(await sandbox.get('scenes')).find(({ scene_id }) => scene_id === 'five-minutes')
    expect(Date.parse(made?.expires_at ?? '') - Date.parse(made?.created_at ?? '')).toBe(300_000)
  })

  test.each([1, 2 ** 32 - 1])('makes a code that says the number %i', async (number) => {
    const { access_token } = await askToken()
    expect(await createQrcode(access_token, numberScene(number))).toHaveProperty('ticket')
    expect(await sandbox.get('scenes')).toMatchObject([{ scene_id: String(number), mode: 'mp_scan' }])
  })

  test('without the inner object makes a code that says 0', async () => {
    const { access_token } = await askToken()
    await createQrcode(access_token, { action_name: 'QR_STR_SCENE', action_info: { scene_str: 'a' } })
    expect(await sandbox.get('scenes')).toMatchObject([{ scene_id: '0', mode: 'mp_scan' }])
  })
})

describe('the site', () => {
  test.each([
    ['expired', () => sandbox.setFaults({ clock: 7300 })],
    ['forgotten', () => sandbox.reset()],
  ])('whose token is %s gets a new one by itself', async (_, spoil) => {
    await world.createBrowser().askQr()
    await spoil()
    expect(await world.createBrowser().askQr()).toHaveProperty('scene_id')
  })

  test.each([
    ['fail', -1],
    ['ip-refused', 40164],
    ['broken', null],
  ] as const)('says that it cannot while WeChat is set to %s', async (wechat, errcode) => {
    await sandbox.setFaults({ wechat })
    expect(await world.createBrowser().tryQr()).toMatchObject({ code: 1007 })
    expect(world.logged.at(-1)).toEqual({ event: 'wechat.qrcode', errcode })
    await sandbox.setFaults({ wechat: 'ok' })
    expect(await world.createBrowser().tryQr()).toMatchObject({ code: 1 })
  })

  test('waits five seconds for a slow WeChat, and no longer', { timeout: 10_000 }, async () => {
    await sandbox.setFaults({ wechat: 'slow' })
    expect(await world.createBrowser().tryQr()).toMatchObject({ code: 1007 })
  })
})

describe('codes', () => {
  const account = {
    appId: appid,
    appSecret: secret,
    apiBase: API,
    openBase: `${SANDBOX}/open.weixin.qq.com`,
    siteUrl: SITE,
  }
  const identify = (code: string, changed = {}) => identifyPerson(sandbox.network, { ...account, ...changed }, code)

  test('tell who somebody is, once', async () => {
    const code = await allow()
    const person = { openid: LI.openid, unionId: LI.unionid, nickname: '李雷' }
    expect(await identify(code)).toEqual({ ok: true, data: person })
    expect(await identify(code)).toMatchObject({ ok: false, errcode: 40163 })
  })

  test.each([
    ['no code', '', {}, 41008],
    ['an invented code', 'invented', {}, 40029],
    ['another app', 'any', { appId: 'wx0' }, 40013],
    ['another secret', 'any', { appSecret: 'x' }, 40125],
  ])('with %s nobody is told', async (_, code, changed, errcode) => {
    expect(await identify(code, changed)).toMatchObject({ ok: false, errcode })
  })

  test('live five minutes', async () => {
    const code = await allow()
    await sandbox.setFaults({ clock: 301 })
    expect(await identify(code)).toMatchObject({ ok: false, errcode: 42003 })
  })

  test('for the id alone do not tell the name', async () => {
    const code = await allow('snsapi_base')
    expect(await identify(code)).toEqual({ ok: true, data: { openid: LI.openid, unionId: null, nickname: null } })
  })

  const granted = z.object({ access_token: z.string(), refresh_token: z.string(), openid: z.string() })

  test('give tokens that can be refreshed, and are good for their person only', async () => {
    const get = async (path: string, query: Record<string, string>) =>
      (await sandbox.network(`${API}/sns/${path}?${new URLSearchParams(query)}`)).json()
    const exchange = { appid, secret, code: await allow(), grant_type: 'authorization_code' }
    const first = granted.parse(await get('oauth2/access_token', exchange))
    const { access_token, refresh_token, openid } = first
    expect(await get('auth', { access_token, openid })).toEqual({ errcode: 0, errmsg: 'ok' })
    const jim = personOf('jim', appid).openid
    expect(await get('userinfo', { access_token, openid: jim })).toMatchObject({ errcode: 40003 })
    await sandbox.setFaults({ clock: 7300 })
    expect(await get('userinfo', { access_token, openid })).toMatchObject({ errcode: 42001 })
    const refresh = { appid, grant_type: 'refresh_token', refresh_token }
    const fresh = granted.parse(await get('oauth2/refresh_token', refresh))
    expect(await get('userinfo', { access_token: fresh.access_token, openid })).toMatchObject({ nickname: '李雷' })
    expect(await get('oauth2/refresh_token', { ...refresh, refresh_token: 'x' })).toMatchObject({ errcode: 40030 })
  })

  /** The code after "allow", by way of the page that asks; it does not ask who only wants the id. */
  async function allow(scope = 'snsapi_userinfo'): Promise<string> {
    const url = authorizeUrl({ scope })
    const body = new URLSearchParams({ user: 'lilei', decision: 'allow' })
    const answer = await sandbox.network(url, scope === 'snsapi_base' ? {} : { method: 'POST', body })
    const target = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, target.origin + target.pathname, target.searchParams.get('state')]).toEqual([
      302,
      `${SITE}/wx/oauth`,
      'scene',
    ])
    return target.searchParams.get('code') ?? ''
  }
})

describe('the page that asks', () => {
  test('offers the people there are, and sends whoever says no back without a code', async () => {
    const page = await (await sandbox.network(authorizeUrl())).text()
    expect(page.match(/name="user" value="[^"]+"/g)?.length).toBe(4)
    const body = new URLSearchParams({ user: 'lilei', decision: 'deny' })
    const answer = await sandbox.network(authorizeUrl(), { method: 'POST', body })
    expect(answer.headers.get('location')).toBe(`${SITE}/wx/oauth?state=scene`)
  })

  test.each([
    ['another app', { appid: 'wx0' }, 'appid'],
    ['a page of another site', { redirect_uri: 'https://evil.test/wx/oauth' }, '10003'],
    ['no page', { redirect_uri: 'nonsense' }, '10003'],
    ['another scope', { scope: 'snsapi_login' }, '10005'],
    ['a state that is too long', { state: 'x'.repeat(129) }, '参数错误'],
    ['another kind of answer', { response_type: 'token' }, '参数错误'],
  ])('is not there for %s', async (_, changed, trouble) => {
    const answer = await sandbox.network(authorizeUrl(changed))
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(trouble)])
  })

  test('minds the order of its parameters', async () => {
    const [path, query = ''] = authorizeUrl().split('?')
    const answer = await sandbox.network(`${path}?${query.split('&').reverse().join('&')}`)
    expect(answer.status).toBe(400)
  })
})

function authorizeUrl(changed: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    appid,
    redirect_uri: `${SITE}/wx/oauth`,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'scene',
    ...changed,
  })
  return `${SANDBOX}/open.weixin.qq.com/connect/oauth2/authorize?${query}`
}
