import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signInToken } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { setUpScans } from '#tests/support/wechat-scans.ts'

const ok = (status: number, text: string) => ({ code: 1, msg: '操作成功', data: { status, text } })

test('how a scan stands is told to the session that asked for it, and to no other', async () => {
  const { api, user, openScan, check } = await setUpScans()
  const elsewhere = await signInToken(api, user)
  const scene = await openScan('bind')
  const set = (status: number) =>
    env.DB.prepare("UPDATE wechat_scenes SET status = ?, openid = 'o' WHERE id = ?").bind(status, scene).run()
  expect(await check(scene)).toEqual(ok(0, '等待扫码'))
  expect(await check(scene, elsewhere)).toEqual(ok(-1, '二维码已过期'))
  await set(1)
  expect(await check(scene)).toEqual(ok(1, '已扫码，请在手机上确认'))
  await set(2)
  expect(await check(scene)).toEqual(ok(2, '已在手机上确认'))
  await set(-1)
  expect(await check(scene)).toEqual(ok(-1, '已在手机上取消'))
  // None of these signs anybody in.
  expect((await api.call('user.WechatLogin/check', { scene_id: scene })).body).toMatchObject({ data: { status: -1 } })
  api.clock.now += 5 * MINUTE
  expect(await check(scene)).toEqual(ok(-1, '已在手机上取消'))
})

test('one nobody scanned is over after five minutes; in English too', async () => {
  const { api, token, openScan } = await setUpScans()
  const scene_id = await openScan('bind')
  const read = async () => (await api.call('user.WechatScan/check', { scene_id }, { token, language: 'en' })).body
  const set = (status: number) =>
    env.DB.prepare("UPDATE wechat_scenes SET status = ?, openid = 'o' WHERE id = ?").bind(status, scene_id).run()
  const said = []
  for (const status of [0, 1, 2, -1]) {
    await set(status)
    said.push(await read())
  }
  await set(0)
  api.clock.now += 5 * MINUTE
  said.push(await read())
  expect(said).toMatchObject([
    { data: { status: 0, text: 'Waiting for the scan' } },
    { data: { status: 1, text: 'Scanned. Please confirm on your phone' } },
    { data: { status: 2, text: 'Confirmed on the phone' } },
    { data: { status: -1, text: 'Cancelled on the phone' } },
    { data: { status: -1, text: 'The QR code has expired' } },
  ])
})
