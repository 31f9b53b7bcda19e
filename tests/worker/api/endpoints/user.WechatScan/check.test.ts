import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { signInToken } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { put } from '#tests/support/rows.ts'
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

test('binding is only for somebody who has shown lately who they are; showing it by WeChat is for anybody signed in', async () => {
  const { api, user, create, scanned, prove } = await setUpScans()
  api.clock.now += PROOF_LIFE_MS
  expect(await create('bind')).toMatchObject({ code: 1040 })
  await put('identities', { provider: 'wechat', subject: 'o-owner', user_id: user.id, created_at: 0 })
  expect(await prove(await scanned('prove', 'o-stranger'))).toEqual({
    code: 1066,
    msg: '这不是这个账号绑定的微信，请换一个微信扫码',
  })
  expect(await create('bind')).toMatchObject({ code: 1040 })
  const scene = await scanned('prove', 'o-owner')
  const until = api.clock.now + PROOF_LIFE_MS
  expect(await prove(scene)).toMatchObject({ code: 1, data: { proved_until: until } })
  expect(await create('bind')).toMatchObject({ code: 1 })
  // The answer may have got lost; later the same scan shows nothing.
  expect(await prove(scene)).toMatchObject({ code: 1, data: { proved_until: until } })
  const elsewhere = await signInToken(api, user)
  expect(await prove(scene, elsewhere)).toMatchObject({ code: 1065 })
})

test('codes are limited', async () => {
  const { create } = await setUpScans()
  for (let nth = 0; nth < 30; nth += 1) expect(await create('prove')).toMatchObject({ code: 1 })
  expect(await create('prove')).toMatchObject({ code: 429, retry_after: 600 })
})
