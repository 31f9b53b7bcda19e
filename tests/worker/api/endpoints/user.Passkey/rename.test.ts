import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { addPasskey } from '#tests/support/passkeys.ts'

test('its owner gives it another name, nobody else', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const other = await registerUser(api)
  const { id } = await addPasskey(api, token)
  const rename = async (name: string, by: string) =>
    (await api.call('user.Passkey/rename', { id, name }, { token: by })).body
  expect(await rename('x', other.token)).toMatchObject({ code: 1072 })
  expect(await rename('  我的手机 ', token)).toEqual({ code: 1, msg: '已改名', data: null })
  expect(await rename(' ', token)).toMatchObject({ code: 400 })
  expect((await api.call('user.Passkey/list', {}, { token })).body).toMatchObject({ data: [{ id, name: '我的手机' }] })
})
