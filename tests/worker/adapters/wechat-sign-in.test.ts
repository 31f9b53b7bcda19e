import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetfulDatabase } from '#tests/support/database.ts'
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
  SECOND,
} from './wechat-world.ts'

beforeEach(forgetSignIns)

async function rows(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0
}

const WAITING = { status: 0, text: '等待扫码', data: null }
const SCANNED = { status: 1, text: '已扫码，请在手机上确认', data: null }
const EXPIRED = { status: -1, text: '二维码已过期', data: null }
const REFUSED = { status: -1, text: '已在手机上取消', data: null }

describe.each(['mp_scan', 'h5_oauth'] as const)('%s', (mode) => {
  /** Scans the code the way of the mode, up to the page that asks for confirmation. */
  async function scan(world: ReturnType<typeof createWorld>, sceneId: string, person = LI) {
    const phone = createPhone(world, person)
    if (mode === 'mp_scan') await world.push(person.openid, sceneId)
    else await phone.open(`/wx/l/${sceneId}`)
    const page = await phone.allow(sceneId)
    return { phone, page }
  }

  test('waiting, scanned, confirmed: a new account signs in', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const qr = await browser.askQr()
    expect(qr.scene_id).toMatch(/^[A-Za-z0-9]{22}$/)
    expect(qr.qrcode_url).toBe(mode === 'mp_scan' ? 'http://weixin.qq.com/q/1' : `${ORIGIN}/wx/l/${qr.scene_id}`)
    expect(await browser.check(qr.scene_id)).toEqual(WAITING)
    const { phone, page } = await scan(world, qr.scene_id)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<h1>登录青简</h1>')
    expect(html).toContain('<dd>李雷</dd>')
    expect(html).toContain('<dd>203.0.113.7</dd>')
    expect(html).toContain('<dd>11月21日 10:00</dd>')
    expect(await browser.check(qr.scene_id)).toEqual(SCANNED)
    expect(await headingOf(await phone.decide(qr.scene_id, 'confirm'))).toBe('已确认登录')
    const done = await browser.check(qr.scene_id)
    expect(done).toEqual({
      status: 2,
      text: '登录成功',
      data: expect.objectContaining({ user_name: '李雷', mobile_masked: '', vip_level_name: '普通用户' }),
    })
    expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-signed-in'])
    const info = await browser.fetch('/api/user.Info/index')
    expect(await info.json()).toMatchObject({ code: 1, data: done.data })
    const identity = await env.DB.prepare('SELECT provider, subject, union_id, user_id FROM identities').all()
    expect(identity.results).toEqual([
      { provider: 'wechat', subject: LI.openid, union_id: 'uLi', user_id: done.data?.user_id },
    ])
  })

  test('the second sign-in of a person reaches the same account, another person another', async () => {
    const world = createWorld(mode)
    const ids: (number | undefined)[] = []
    for (const person of [LI, LI, HAN]) {
      const browser = createBrowser(world)
      const { scene_id } = await browser.askQr()
      const { phone } = await scan(world, scene_id, person)
      await phone.decide(scene_id, 'confirm')
      ids.push((await browser.check(scene_id)).data?.user_id)
    }
    expect(ids[0]).toBeTypeOf('number')
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect([await rows('users'), await rows('identities'), await rows('sessions')]).toEqual([2, 2, 3])
  })

  test('a second browser that asks about the scene gets nothing', async () => {
    const world = createWorld(mode)
    const [own, bare, other] = [createBrowser(world), createBrowser(world), createBrowser(world)]
    const { scene_id } = await own.askQr()
    await other.askQr()
    const { phone } = await scan(world, scene_id)
    expect([await bare.check(scene_id), await other.check(scene_id)]).toEqual([EXPIRED, EXPIRED])
    await phone.decide(scene_id, 'confirm')
    expect([await bare.check(scene_id), await other.check(scene_id)]).toEqual([EXPIRED, EXPIRED])
    expect(await rows('sessions')).toBe(0)
    expect((await own.check(scene_id)).status).toBe(2)
    expect([await bare.check(scene_id), await other.check(scene_id)]).toEqual([EXPIRED, EXPIRED])
    expect(await rows('sessions')).toBe(1)
  })

  test('twenty polls at once give one session and one account', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    await phone.decide(scene_id, 'confirm')
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.check(scene_id)))
    expect(new Set(answers.map((answer) => answer.data?.user_id)).size).toBe(1)
    expect([await rows('users'), await rows('sessions')]).toEqual([1, 1])
  })

  test('a lost answer is given again to the same browser, until it has arrived or the session ended', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    await phone.decide(scene_id, 'confirm')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const poll = () =>
      world.fetch(new Request(`${ORIGIN}/api/user.WechatLogin/check?scene_id=${scene_id}`, { headers: { cookie } }))
    const [first, again] = [await poll(), await poll()]
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
    expect(await again.json()).toEqual(await first.json())
    expect((await browser.check(scene_id)).status).toBe(2)
    expect(await browser.check(scene_id)).toEqual(EXPIRED)
    await browser.fetch('/api/user.Base/logout')
    expect(await (await poll()).json()).toMatchObject({ data: EXPIRED })
    expect(await rows('sessions')).toBe(0)
  })

  test('a sign-in whose reply the database lost is answered truthfully', async () => {
    const { db, loseReplyOf } = forgetfulDatabase()
    const world = createWorld(mode, { db })
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    await phone.decide(scene_id, 'confirm')
    loseReplyOf(1)
    expect((await browser.check(scene_id)).status).toBe(2)
    expect(world.logged).toContain('api.fault')
    expect([await rows('users'), await rows('identities'), await rows('sessions')]).toEqual([1, 1, 1])
  })

  test('nothing happens after five minutes', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    world.clock.now += 5 * MINUTE - 1
    expect(await browser.check(scene_id)).toEqual(SCANNED)
    world.clock.now += 1
    expect(await browser.check(scene_id)).toEqual(EXPIRED)
    expect(await headingOf(await phone.decide(scene_id, 'confirm'))).toBe('二维码已失效')
    expect(await browser.check(scene_id)).toEqual(EXPIRED)
    const late = await scan(world, scene_id, HAN)
    expect([late.page.status, await headingOf(late.page)]).toEqual([410, '二维码已失效'])
  })

  test('a sign-in confirmed at the last moment can be collected for a minute', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    world.clock.now += 5 * MINUTE - 1
    await phone.decide(scene_id, 'confirm')
    world.clock.now += 59 * SECOND
    expect((await browser.check(scene_id)).status).toBe(2)
  })

  test('a confirmed sign-in nobody collects ends', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    await phone.decide(scene_id, 'confirm')
    world.clock.now += 5 * MINUTE
    expect(await browser.check(scene_id)).toEqual(EXPIRED)
    expect([await rows('users'), await rows('sessions')]).toEqual([0, 0])
  })

  test('cancelled on the phone is final', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    expect(await headingOf(await phone.decide(scene_id, 'cancel'))).toBe('已取消登录')
    expect(await browser.check(scene_id)).toEqual(REFUSED)
    expect(await headingOf(await phone.decide(scene_id, 'confirm'))).toBe('已取消登录')
    expect(await browser.check(scene_id)).toEqual(REFUSED)
  })

  test('a confirmation is final too, and may be sent twice', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    await phone.decide(scene_id, 'confirm')
    expect(await headingOf(await phone.decide(scene_id, 'confirm'))).toBe('已确认登录')
    expect(await headingOf(await phone.decide(scene_id, 'cancel'))).toBe('已确认登录')
    expect((await browser.check(scene_id)).status).toBe(2)
  })

  test('denied to WeChat counts as cancelled', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const phone = createPhone(world, LI)
    if (mode === 'mp_scan') await world.push(LI.openid, scene_id)
    else await phone.open(`/wx/l/${scene_id}`)
    expect(await headingOf(await phone.open(`/wx/oauth?state=${scene_id}`))).toBe('已取消登录')
    expect(await browser.check(scene_id)).toEqual(REFUSED)
  })

  test('a person who was identified cannot be cancelled by somebody else', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    await scan(world, scene_id)
    await createPhone(world, HAN).open(`/wx/oauth?state=${scene_id}`)
    expect(await browser.check(scene_id)).toEqual(SCANNED)
  })

  test('a replayed callback neither identifies anybody nor gives away the confirmation', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const phone = createPhone(world, LI)
    if (mode === 'mp_scan') await world.push(LI.openid, scene_id)
    const callback = `/wx/oauth?code=${world.wechat.allow(LI)}&state=${scene_id}`
    const back = await phone.fetch(callback)
    // With its cookie it is this phone's alone.
    expect([back.status, back.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const thief = createPhone(world, HAN)
    const replayed = await thief.open(callback)
    expect([replayed.status, await headingOf(replayed)]).toEqual([502, '暂时无法登录'])
    expect([...thief.cookies]).toEqual([])
    expect(await headingOf(await thief.decide(scene_id, 'confirm'))).toBe('二维码已失效')
    expect(await browser.check(scene_id)).toEqual(SCANNED)
    const reloaded = await phone.open(callback)
    expect(await headingOf(reloaded)).toBe('登录青简')
  })

  test('somebody else who scans after it was claimed is turned away', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const first = await scan(world, scene_id)
    const second = await scan(world, scene_id, HAN)
    expect([second.page.status, await headingOf(second.page)]).toEqual([409, '已被其他微信号扫码'])
    await second.phone.decide(scene_id, 'confirm')
    expect(await browser.check(scene_id)).toEqual(SCANNED)
    await first.phone.decide(scene_id, 'confirm')
    expect((await browser.check(scene_id)).data?.user_name).toBe('李雷')
  })

  test('a form of another site confirms nothing', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone } = await scan(world, scene_id)
    const forged = await phone.decide(scene_id, 'confirm', { origin: 'https://evil.test' })
    expect(forged.status).toBe(403)
    expect(await browser.check(scene_id)).toEqual(SCANNED)
  })

  test('the pages speak the language of the phone, the answers that of the browser', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world, 'en')
    const { scene_id } = await browser.askQr()
    if (mode === 'mp_scan') await world.push(LI.openid, scene_id)
    const phone = createPhone(world, LI, 'en')
    const page = await phone.allow(scene_id)
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<h1>Log in to Qingjian</h1>')
    expect(html).toContain('(Beijing time)')
    await phone.decide(scene_id, 'confirm')
    expect((await browser.check(scene_id)).text).toBe('Logged in')
  })

  test('a nickname is shown as text and kept without what cannot be seen', async () => {
    const world = createWorld(mode)
    const browser = createBrowser(world)
    const { scene_id } = await browser.askQr()
    const { phone, page } = await scan(world, scene_id, { ...LI, nickname: '<b>\u202e坏\n</b>' })
    expect(await page.text()).toContain('&lt;b&gt;')
    await phone.decide(scene_id, 'confirm')
    expect((await browser.check(scene_id)).data?.user_name).toBe('<b>坏</b>')
  })
})
