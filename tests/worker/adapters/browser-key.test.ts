import { expect, test } from 'vitest'
import { user } from '#tests/support/fixtures.ts'
import { ORIGIN, ok, type Remote, refused, remoteSite } from '#tests/support/site.ts'

const QRCODE = '/api/user.WechatLogin/loginQrcode'
const CHECK = '/api/user.WechatLogin/check?scene_id=ABCDEFGHIJKLMNOPQRSTUV'
const KEY = 'k'.repeat(43)
const COOKIE = `__Host-wechat-scene=${KEY}`
const KEPT = (key: string) => `__Host-wechat-scene=${key}; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Strict`
const FORGED = { 'x-browser-key': 'f'.repeat(43), 'x-client-place': 'Forged' }

/** A site whose API notes what tells browsers apart. */
function setUp(answer: Remote = () => ok({ qrcode_url: 'https://x', scene_id: 'ABCDEFGHIJKLMNOPQRSTUV' })) {
  const seen: (string | null)[][] = []
  const site = remoteSite((request) => {
    seen.push(['x-browser-key', 'x-client-place', 'cookie'].map((name) => request.headers.get(name)))
    return answer(request)
  })
  return { ...site, seen }
}

test('asking for a code gives the browser a secret of its own', async () => {
  const site = setUp()
  const first = await site.get(QRCODE, FORGED)
  const second = await site.get(QRCODE)
  const keys = site.seen.map(([key]) => key ?? '')
  expect(keys.every((key) => /^[\w-]{43}$/.test(key))).toBe(true)
  expect(new Set([...keys, FORGED['x-browser-key']]).size).toBe(3)
  expect(first.headers.getSetCookie()).toEqual([KEPT(keys[0] ?? '')])
  expect(second.headers.getSetCookie()).toEqual([KEPT(keys[1] ?? '')])
})

test('a browser keeps its secret for the next code, for another while', async () => {
  const site = setUp()
  const response = await site.get(QRCODE, { cookie: COOKIE })
  expect(site.seen).toEqual([[KEY, '', null]])
  expect(response.headers.getSetCookie()).toEqual([KEPT(KEY)])
})

test.each(['', '__Host-wechat-scene=', '__Host-wechat-scene=short', `wechat-scene=${KEY}`])(
  'cookies %j hold no secret',
  async (cookie) => {
    const site = setUp(() => ok({ status: -1, text: '', data: null }))
    const response = await site.get(CHECK, { cookie, ...FORGED })
    expect(site.seen).toEqual([[null, null, null]])
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

test('the secret goes to the calls that need it and to no other', async () => {
  const site = setUp(() => ok({ status: 0, text: '', data: null }))
  const response = await site.get(CHECK, { cookie: COOKIE })
  await site.get('/api/user.Info/index', { cookie: COOKIE, ...FORGED })
  expect(site.seen).toEqual([
    [KEY, '', null],
    [null, null, null],
  ])
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the place goes along, whatever its letters', async () => {
  const site = setUp()
  const init: RequestInit & { cf: object } = { cf: { city: '上海', country: 'CN' } }
  await site.fetch(new Request(ORIGIN + QRCODE, init))
  expect(decodeURIComponent(site.seen[0]?.[1] ?? '')).toBe('上海, CN')
})

test('a confirmed sign-in moves the token into the cookie and ends the secret', async () => {
  const site = setUp(() => ok({ status: 2, text: '登录成功', data: { ...user, token: 't0ken' } }))
  const response = await site.get(CHECK, { cookie: COOKIE })
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-session=t0ken; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict',
    '__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Strict',
    '__Host-wechat-scene=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  ])
  expect(await response.json()).toMatchObject({ data: { status: 2, text: '登录成功', data: user } })
})

test('a refusal changes nothing in the browser', async () => {
  const site = setUp(() => refused(1007))
  const response = await site.get(CHECK, { cookie: COOKIE })
  expect(response.headers.getSetCookie()).toEqual([])
})
