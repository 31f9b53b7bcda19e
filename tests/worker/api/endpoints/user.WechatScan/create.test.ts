import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { signInToken } from '#tests/support/accounts.ts'
import { put } from '#tests/support/rows.ts'
import { setUpScans } from '#tests/support/wechat-scans.ts'

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
