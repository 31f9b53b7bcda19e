import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { addPasskey, askedToMake } from '#tests/support/passkeys.ts'

// Written out, so that another number in the code is noticed.
const PASSKEYS_MAX = 10

test('discoverable, verified, once on each authenticator; an account is known by one handle', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  const asked = await askedToMake(api, user.token)
  expect(asked).toEqual({
    challenge: expect.any(String),
    rp: { id: 'localhost', name: '青简' },
    user: {
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: `138****${user.mobile.slice(-4)}`,
      displayName: `用户${user.mobile.slice(-4)}`,
    },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const key = await addPasskey(api, user.token)
  const again = await askedToMake(api, user.token)
  expect(again.user.id).toBe(asked.user.id)
  expect(again.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
  expect((await askedToMake(api, (await registerUser(api)).token)).user.id).not.toBe(asked.user.id)
})

test('authenticators go on knowing an account by the handle it has, whatever a new one would be', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  await addPasskey(api, user.token)
  await env.DB.prepare("UPDATE passkeys SET user_handle = 'the-first-handle' WHERE user_id = ?").bind(user.id).run()
  expect((await askedToMake(api, user.token)).user.id).toBe('the-first-handle')
})

test('it is named after the number, else the address, else what its owner is called', async () => {
  const api = createTestApi()
  const { id, token } = await registerUser(api)
  const nameWith = async (values: string) => {
    await env.DB.prepare(`UPDATE users SET ${values} WHERE id = ?`).bind(id).run()
    const { name, displayName } = (await askedToMake(api, token)).user
    return [name, displayName]
  }
  expect(await nameWith("user_name = '李雷', email = 'mary@example.com', mobile = NULL")).toEqual([
    'm***@example.com',
    '李雷',
  ])
  expect(await nameWith('email = NULL')).toEqual(['李雷', '李雷'])
})

test('none is asked for once there are ten', async () => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const ask = async () => (await api.call('user.Passkey/creation', {}, { token })).body
  for (let nth = 0; nth < PASSKEYS_MAX; nth += 1) {
    expect(await ask()).toMatchObject({ code: 1 })
    await addPasskey(api, token)
  }
  expect(await ask()).toMatchObject({ code: 1073 })
})
