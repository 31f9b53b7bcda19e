import { expect, test } from 'vitest'
import { createPasskey } from '#scripts/lib/passkey-authenticator.ts'
import { CHALLENGE_LIFE_MS } from '#src/api/domain/passkey-challenge.ts'
import { registerUser, signInToken } from '#tests/support/accounts.ts'
import { createTestApi, DAY, VARIABLES } from '#tests/support/api.ts'
import { addPasskey, askedToMake } from '#tests/support/passkeys.ts'
import { setUpWays } from '#tests/support/ways.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  const key = createPasskey(VARIABLES.SITE_URL)
  const add = async (passkey: ReturnType<typeof key.made>, token = user.token) =>
    (await api.call('user.Passkey/add', { passkey }, { token, userAgent: CHROME })).body
  const list = async (token = user.token) => (await api.call('user.Passkey/list', {}, { token })).body
  return { api, user, key, add, list }
}

test('it is named after the browser; the same once more succeeds, for its owner', async () => {
  const { api, user, key, add, list } = await setUp()
  const made = key.made(await askedToMake(api, user.token))
  const passkey = { id: key.id, name: 'Chrome · Linux', created_at: api.clock.now, used_at: null, synced: false }
  expect(await add(made)).toEqual({ code: 1, msg: '已添加通行密钥', data: passkey })
  expect(await add(made)).toMatchObject({ code: 1, data: passkey })
  expect(await list()).toMatchObject({ data: [passkey] })
  const other = await registerUser(api)
  expect(await add(made, other.token)).toMatchObject({ code: 1071 })
  expect(await add(key.made(await askedToMake(api, other.token)), other.token)).toMatchObject({ code: 1070 })
  expect(await list(other.token)).toMatchObject({ data: [] })
})

test('for another site, unverified, too late or from another session it is refused', async () => {
  const { api, user, key, add, list } = await setUp()
  const asked = () => askedToMake(api, user.token)
  expect(await add(key.made(await asked(), { origin: 'https://evil.example' }))).toMatchObject({ code: 1070 })
  expect(await add(key.made(await asked(), { rpId: 'evil.example' }))).toMatchObject({ code: 1070 })
  expect(await add(key.made(await asked(), { unverified: true }))).toMatchObject({ code: 1070 })
  const made = key.made(await asked())
  expect(await add(made, await signInToken(api, user))).toMatchObject({ code: 1071 })
  api.clock.now += CHALLENGE_LIFE_MS
  await api.call('user.Account/prove', { password: user.password }, { token: user.token })
  expect(await add(made)).toMatchObject({ code: 1071 })
  expect(await list()).toMatchObject({ data: [] })
})

test('an answer is good once: not again after its passkey is removed', async () => {
  const { api, user, key, add, list } = await setUp()
  const made = key.made(await askedToMake(api, user.token))
  expect(await add(made)).toMatchObject({ code: 1 })
  await api.call('user.Passkey/remove', { id: key.id }, { token: user.token })
  expect(await add(made)).toMatchObject({ code: 1071 })
  expect(await list()).toMatchObject({ data: [] })
})

test('only somebody who has just shown who they are', async () => {
  const { api, user, key, add } = await setUp()
  api.clock.now += DAY
  const { token } = user
  expect((await api.call('user.Passkey/creation', {}, { token })).body).toMatchObject({ code: 1040 })
  await api.call('user.Account/prove', { password: user.password }, { token })
  api.clock.now += CHALLENGE_LIFE_MS - 1
  const asked = await askedToMake(api, token)
  api.clock.now += 1
  expect(await add(key.made(asked))).toMatchObject({ code: 1040 })
})

test('ten, and of many at once not one more', async () => {
  const { api, user, add, list } = await setUp()
  for (const _nth of Array.from({ length: 8 })) await addPasskey(api, user.token)
  const made = await Promise.all(
    Array.from({ length: 5 }, async () => createPasskey(VARIABLES.SITE_URL).made(await askedToMake(api, user.token))),
  )
  const codes = (await Promise.all(made.map((passkey) => add(passkey)))).map((body) => (body as { code: number }).code)
  expect(codes.sort()).toEqual([1, 1, 1073, 1073, 1073])
  expect(((await list()) as { data: unknown[] }).data).toHaveLength(10)
  expect((await api.call('user.Passkey/creation', {}, { token: user.token })).body).toMatchObject({ code: 1073 })
})

test('the owner is told by letter, once however often the same is sent; nobody else is', async () => {
  const { api, token, addEmail, letters } = await setUpWays()
  await addPasskey(api, token)
  const email = await addEmail()
  const before = letters().length
  const key = createPasskey(VARIABLES.SITE_URL)
  const made = key.made(await askedToMake(api, token))
  for (const _time of [1, 2]) await api.call('user.Passkey/add', { passkey: made }, { token })
  expect(letters().slice(before)).toEqual([`${email}: 你的账号添加了通行密钥。`])
})
