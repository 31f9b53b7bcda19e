import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, SECOND } from '#tests/support/api.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { put } from '#tests/support/rows.ts'
import { setUpWays } from '#tests/support/ways.ts'

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  const first = await addPasskey(api, user.token)
  api.clock.now += SECOND
  const keys = [first, await addPasskey(api, user.token)] as const
  const remove = async (id: string, token = user.token) =>
    (await api.call('user.Passkey/remove', { id }, { token })).body
  const left = async () => {
    const { body } = await api.call('user.Passkey/list', {}, { token: user.token })
    return (body as { data: { id: string }[] }).data.map(({ id }) => id)
  }
  return { api, user, keys, remove, left }
}

test('one after the other; what is gone stays gone, and others keep theirs', async () => {
  const { api, keys, remove, left } = await setUp()
  const other = await registerUser(api)
  expect(await remove(keys[0].id, other.token)).toMatchObject({ code: 1 })
  expect(await left()).toEqual([keys[0].id, keys[1].id])
  expect(await remove(keys[0].id)).toEqual({ code: 1, msg: '已移除通行密钥', data: null })
  expect(await remove(keys[0].id)).toMatchObject({ code: 1 })
  expect(await remove(keys[1].id)).toMatchObject({ code: 1 })
  expect(await left()).toEqual([])
})

test('never the last way to sign in, of two at once one stays', async () => {
  const { api, user, keys, remove, left } = await setUp()
  await env.DB.prepare('UPDATE users SET mobile = NULL, password_hash = NULL WHERE id = ?').bind(user.id).run()
  const codes = (await Promise.all(keys.map(({ id }) => remove(id)))).map((body) => (body as { code: number }).code)
  expect(codes.sort()).toEqual([1, 1062])
  const [last = ''] = await left()
  await put('identities', { provider: 'wechat', subject: 'o1', user_id: user.id, created_at: 0 })
  expect(await remove(last)).toMatchObject({ code: 1 })
  expect(api.faults).toEqual([])
})

test('an address is another way, too', async () => {
  const { user, keys, remove } = await setUp()
  await env.DB.prepare('UPDATE users SET mobile = NULL, email = ? WHERE id = ?').bind('a@example.com', user.id).run()
  for (const { id } of keys) expect(await remove(id)).toMatchObject({ code: 1 })
})

test('only somebody who has just shown who they are', async () => {
  const { api, keys, remove, left } = await setUp()
  api.clock.now += DAY
  expect(await remove(keys[0].id)).toMatchObject({ code: 1040 })
  expect(await left()).toHaveLength(2)
})

test('the owner is told by letter, once', async () => {
  const { api, token, addEmail, letters } = await setUpWays()
  const email = await addEmail()
  const { id } = await addPasskey(api, token)
  const before = letters().length
  for (const _time of [1, 2]) await api.call('user.Passkey/remove', { id }, { token })
  expect(letters().slice(before)).toEqual([`${email}: 你的账号移除了一个通行密钥，不能再用它登录。`])
})
