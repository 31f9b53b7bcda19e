import { expect, test } from 'vitest'
import { sweepExpired } from '#src/api/upkeep/sweep.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { ended, setUpShare } from '#tests/support/shares.ts'
import { listen } from '#tests/support/sockets.ts'

const refused = { status: 401, body: { code: 401, msg: '未登录，请登录后重试' } }

test('ends sessions, sockets and links at once, and the account can be kept for seven days', async () => {
  const owner = await setUpShare()
  const { api, user, token, visit } = owner
  const elsewhere = await signInToken(api, user)
  const sockets = [await listen(owner), await listen({ ...owner, token: elsewhere })]
  const left = await api.call('user.Account/delete', { confirm: String(user.id) }, { token })
  const deletes_at = api.clock.now + 7 * DAY_MS
  expect(left.body).toEqual({ code: 1, msg: '账号已注销，7 天内登录可以恢复', data: { deletes_at } })
  expect(await api.call('user.Info/index', {}, { token })).toEqual(refused)
  expect(await api.call('user.Info/index', {}, { token: elsewhere })).toEqual(refused)
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([[4401], [4401]])
  expect(await visit('open')).toEqual(ended)

  api.clock.now = deletes_at - 1
  await runTimers(api.services, api.clock.now)
  const back = await signInToken(api, user)
  expect((await api.call('user.Info/index', {}, { token: back })).body).toMatchObject({ data: { deletes_at } })
  expect((await api.call('user.Account/keep', { keep: true }, { token: back })).body).toMatchObject({ code: 1 })
  api.clock.now += 2 * DAY_MS
  await runTimers(api.services, api.clock.now)
  expect((await api.call('user.Account/index', {}, { token: back })).body).toMatchObject({
    data: { deletes_at: null },
  })
  expect((await visit('open')).status).toBe(200)
  expect((await api.call('user.Resume/document', { id: owner.id }, { token: back })).body).toMatchObject({
    data: { doc: { basics: { name: '林知夏' } } },
  })
})

test('too late is too late: nobody signs in, and the number is free again once all is gone', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  await api.call('user.Account/delete', { confirm: String(user.id) }, { token: user.token })
  api.clock.now += 7 * DAY_MS - 1
  const late = await signInToken(api, user)
  api.clock.now += 1
  const { mobile, password } = user
  expect((await api.call('user.Base/loginByPassword', { mobile, password })).body).toMatchObject({ code: 1002 })
  expect((await api.call('user.Account/keep', { keep: true }, { token: late })).body).toEqual({
    code: 1049,
    msg: '7 天已过，账号正在删除，无法再保留',
  })
  await runTimers(api.services, api.clock.now)
  expect(await api.call('user.Info/index', {}, { token: late })).toEqual(refused)
  expect(await countOf('SELECT count(*) AS count FROM users WHERE id = ?', user.id)).toBe(1)
  api.clock.now += MINUTE
  await runTimers(api.services, api.clock.now)
  expect(await countOf('SELECT count(*) AS count FROM users WHERE id = ?', user.id)).toBe(0)
  expect((await registerUser(api, mobile)).id).not.toBe(user.id)
  expect(api.faults).toEqual([])
})

test('links say that they have ended, at once, after all is gone, and for thirty days', async () => {
  const { api, user, token, visit } = await setUpShare()
  await api.call('user.Account/delete', { confirm: String(user.id) }, { token })
  expect(await visit('open')).toEqual(ended)
  api.clock.now += 7 * DAY_MS + MINUTE
  await runTimers(api.services, api.clock.now)
  expect(await countOf('SELECT count(*) AS count FROM shares WHERE user_id = ?', user.id)).toBe(0)
  expect(await visit('open')).toEqual(ended)
  expect(await visit('document')).toEqual(ended)
  api.clock.now += 30 * DAY_MS
  await sweepExpired(api.services)
  expect((await visit('open')).body).toMatchObject({ code: 0 })
  expect(api.faults).toEqual([])
})
