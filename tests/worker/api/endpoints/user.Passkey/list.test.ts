import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, SECOND } from '#tests/support/api.ts'
import { addPasskey } from '#tests/support/passkeys.ts'

test('the oldest first, those of the caller alone', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const other = await registerUser(api)
  const list = async (by: string) => (await api.call('user.Passkey/list', {}, { token: by })).body
  const first = await addPasskey(api, token)
  api.clock.now += SECOND
  const second = await addPasskey(api, token)
  const passkey = { name: '通行密钥', used_at: null, synced: false }
  const data = [
    { ...passkey, id: first.id, created_at: api.clock.now - SECOND },
    { ...passkey, id: second.id, created_at: api.clock.now },
  ]
  expect(await list(token)).toEqual({ code: 1, msg: '操作成功', data })
  expect(await list(other.token)).toMatchObject({ data: [] })
})
