import { expect, test } from 'vitest'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { DAY } from '#tests/support/api.ts'
import { ended, setUpShare } from '#tests/support/shares.ts'

test('a revoked link has ended at once, also for who had given its password; once more is no mistake', async () => {
  const { revoke, visit, passOf, links } = await setUpShare({ password: 'bamboo' })
  const pass = await passOf('bamboo')
  expect((await visit('open', pass)).body).toMatchObject({ data: { state: 'open' } })
  expect([(await revoke()).body, (await revoke()).body]).toEqual(
    Array(2).fill({ code: 1, msg: '操作成功', data: null }),
  )
  expect([await visit('open', pass), await visit('document', pass), await visit('photo', pass)]).toEqual([
    ended,
    ended,
    ended,
  ])
  expect(await links()).toEqual([])
})

test('a month later nobody remembers it', async () => {
  const { api, revoke, visit } = await setUpShare()
  await revoke()
  api.clock.now += 31 * DAY
  await sweepExpired(api.services)
  expect(await visit('open')).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
})

test('nobody revokes the link of somebody else', async () => {
  const { api, link, visit } = await setUpShare()
  const { token } = await registerUser(api)
  expect((await api.call('user.Share/revoke', { share: link.id }, { token })).body).toMatchObject({ code: 0 })
  expect((await visit('open')).body).toMatchObject({ code: 1 })
})
