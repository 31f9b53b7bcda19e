import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SANDBOX } from './sandbox.ts'
import { createWorld, forgetEverything } from './wechat-world.ts'

const WAITING = { status: 0, text: '等待扫码' }
const SCANNED = { status: 1, text: '已扫码，请在手机上确认' }
const DONE = { status: 2, text: '登录成功' }
const EXPIRED = { status: -1, text: '二维码已过期' }
const REFUSED = { status: -1, text: '已在手机上取消' }

const listed = z.array(z.object({ scene_id: z.string(), state: z.string(), mode: z.string() }))

describe.each(['mp_scan', 'h5_oauth'] as const)('%s', (mode) => {
  const world = createWorld(mode)
  const { act, sandbox } = world

  beforeEach(() => forgetEverything(world))

  async function begin() {
    const browser = world.createBrowser()
    const { scene_id: id } = await browser.askQr()
    return { browser, id, check: () => browser.check(id) }
  }

  test('scanned, confirmed, signed in under the name WeChat tells', async () => {
    const { id, check } = await begin()
    expect([await check(), listed.parse(await sandbox.get('scenes'))]).toEqual([
      WAITING,
      [{ scene_id: id, state: 'open', mode }],
    ])
    expect(await act(id, 'scan')).toMatchObject({ error: undefined, state: 'scanned', user: 'lilei', mode })
    expect(await check()).toEqual(SCANNED)
    expect(await act(id, 'allow')).toMatchObject({ error: undefined, state: 'scanned', page: '登录青简' })
    expect(await act(id, 'confirm')).toMatchObject({ error: undefined, state: 'confirmed', page: '已确认登录' })
    expect(await check()).toEqual({ ...DONE, name: '李雷' })
  })

  test('the official account answers in the chat, a page of ours does not', async () => {
    const { id } = await begin()
    const { reply } = await act(id, 'scan', 'hanmeimei')
    if (mode === 'h5_oauth') expect(reply).toBeNull()
    else expect(reply).toMatch(/^你正在电脑上登录青简。\n<a href="http:\/\/sandbox\.test\/open\.weixin\.qq\.com\//)
  })

  test('everybody who scans gets an account of their own', async () => {
    const names: unknown[] = []
    for (const user of ['lilei', 'hanmeimei', 'jim', 'nameless', 'somebody-new', 'lilei']) {
      const { id, check } = await begin()
      await act(id, 'scan', user)
      await act(id, 'confirm')
      names.push((await check()).name)
    }
    expect(names).toEqual(['李雷', '韩梅梅', 'Jim Green', '微信用户', 'somebody-new', '李雷'])
  })

  test('said no to WeChat', async () => {
    const { id, check } = await begin()
    await act(id, 'scan')
    expect(await act(id, 'deny')).toMatchObject({ error: undefined, state: 'denied', page: '已取消登录' })
    expect(await check()).toEqual(REFUSED)
  })

  test('said no on our page', async () => {
    const { id, check } = await begin()
    await act(id, 'scan')
    await act(id, 'allow')
    expect(await act(id, 'deny')).toMatchObject({ error: undefined, state: 'denied', page: '已取消登录' })
    expect(await check()).toEqual(REFUSED)
    expect((await act(id, 'confirm')).error).toMatch(/^The phone shows: /)
    expect(await check()).toEqual(REFUSED)
  })

  test.each(['open', 'scanned'])('a code that is %s expires', async (state) => {
    const { id, check } = await begin()
    if (state === 'scanned') await act(id, 'scan')
    expect(await act(id, 'expire')).toMatchObject({ error: undefined, state: 'expired' })
    expect(await check()).toEqual(EXPIRED)
    expect((await act(id, 'scan')).error).toMatch(/二维码已(过期|失效)/)
    expect((await act(id, 'confirm')).error).toBeDefined()
    expect(await check()).toEqual(EXPIRED)
  })

  test('a step without a body is that of whoever scanned, or of somebody', async () => {
    const { id, check } = await begin()
    for (const step of ['scan', 'confirm']) {
      const address = `${SANDBOX}/__sandbox/api/scenes/${id}/${step}`
      expect((await sandbox.network(address, { method: 'POST' })).status).toBe(200)
    }
    expect(await check()).toEqual({ ...DONE, name: '李雷' })
  })

  test('confirming needs a scan first', async () => {
    const { id, check } = await begin()
    await act(id, 'scan')
    for (const step of ['allow', 'confirm', 'deny'] as const) {
      expect((await act(id, step, 'jim')).error).toBe('This person has not scanned the code')
    }
    expect(await check()).toEqual(SCANNED)
  })

  test('of two people with one code the first one to be known keeps it', async () => {
    const { id, check } = await begin()
    await act(id, 'scan')
    await act(id, 'allow')
    await act(id, 'scan', 'jim')
    expect((await act(id, 'confirm', 'jim')).error).toBeDefined()
    expect(await check()).toEqual(SCANNED)
    expect(await act(id, 'confirm', 'lilei')).toMatchObject({ error: undefined, state: 'confirmed' })
    expect(await check()).toEqual({ ...DONE, name: '李雷' })
  })

  test('two browsers with a code each do not mix', async () => {
    const [one, other] = [await begin(), await begin()]
    await act(one.id, 'scan', 'lilei')
    await act(other.id, 'scan', 'jim')
    await act(one.id, 'confirm')
    expect([await one.check(), await other.check(), await other.browser.check(one.id)]).toEqual([
      { ...DONE, name: '李雷' },
      SCANNED,
      EXPIRED,
    ])
  })

  test('nobody can sign in while WeChat identifies nobody; afterwards they can', async () => {
    for (const wechat of ['fail', 'broken'] as const) {
      const { id, check } = await begin()
      await act(id, 'scan')
      await sandbox.setFaults({ wechat })
      expect(await act(id, 'confirm')).toMatchObject({ error: 'The phone shows: 暂时无法登录 (502)', state: 'scanned' })
      expect(await check()).toEqual(SCANNED)
      await sandbox.setFaults({ wechat: 'ok' })
      await act(id, 'confirm')
      expect(await check()).toEqual({ ...DONE, name: '李雷' })
    }
  })
})

test('a link that is not one of our codes is refused', async () => {
  const world = createWorld('h5_oauth')
  expect(await world.act('abcdefghijklmnopqrstuv', 'scan')).toEqual({ error: 'The phone shows: 二维码已失效 (410)' })
})
