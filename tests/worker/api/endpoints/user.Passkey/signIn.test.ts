import { expect, test } from 'vitest'
import { createPasskey } from '#scripts/lib/passkey-authenticator.ts'
import { CHALLENGE_LIFE_MS } from '#src/api/domain/passkey-challenge.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, VARIABLES } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { addPasskey, askedToProve, askedToSignIn } from '#tests/support/passkeys.ts'

const unknown = { code: 1072 }
const refused = { code: 1070 }
const stale = { code: 1071 }

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  const key = await addPasskey(api, user.token)
  const signIn = async (passkey: ReturnType<typeof key.answer>) => api.call('user.Passkey/signIn', { passkey })
  const sessions = () => countOf('SELECT count(*) AS count FROM sessions WHERE user_id = ?', user.id)
  return { api, user, key, signIn, sessions }
}

test('a passkey signs its owner in: the session lives, and is proved', async () => {
  const { api, user, key, signIn } = await setUp()
  api.clock.now += DAY
  const asked = await askedToSignIn(api)
  const { status, body } = await signIn(key.answer(asked))
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: '登录成功',
      data: expect.objectContaining({ user_id: user.id, token: expect.stringMatching(/^[\w-]{43}$/) }),
    },
  })
  const { token } = (body as { data: { token: string } }).data
  expect((await api.call('user.Account/index', {}, { token })).body).toMatchObject({
    data: { has_passkey: true, proved_until: api.clock.now + 600_000 },
  })
  expect((await api.call('user.Passkey/list', {}, { token })).body).toMatchObject({
    data: [{ id: key.id, used_at: api.clock.now }],
  })
  expect(api.faults).toEqual([])
})

test('an answer counts once, of many at once exactly one', async () => {
  const { api, key, signIn, sessions } = await setUp()
  const passkey = key.answer(await askedToSignIn(api))
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(passkey)))
  expect(answers.filter(({ body }) => (body as { code: number }).code === 1)).toHaveLength(1)
  expect(await sessions()).toBe(2)
  // The challenge is spent, whoever answers it.
  expect((await signIn(key.answer({ challenge: challengeOf(passkey) }))).body).toMatchObject(stale)
})

function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  return JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge
}

test('a challenge that ended, was made up, or is for something else is none', async () => {
  const { api, user, key, signIn, sessions } = await setUp()
  const asked = await askedToSignIn(api)
  const other = await askedToProve(api, user.token)
  expect((await signIn(key.answer(other))).body).toMatchObject(stale)
  expect((await signIn(key.answer({ challenge: 'bWFkZSB1cA' }))).body).toMatchObject(stale)
  const forged = Buffer.from(asked.challenge, 'base64url').toString().replace(/^\d/, '9')
  expect((await signIn(key.answer({ challenge: Buffer.from(forged).toString('base64url') }))).body).toMatchObject(stale)
  api.clock.now += CHALLENGE_LIFE_MS - 1
  expect((await signIn(key.answer(asked))).body).toMatchObject({ code: 1 })
  const late = await askedToSignIn(api)
  api.clock.now += CHALLENGE_LIFE_MS
  expect((await signIn(key.answer(late))).body).toMatchObject(stale)
  expect(await sessions()).toBe(2)
  expect(await countOf('SELECT count(*) AS count FROM passkey_uses')).toBeGreaterThan(0)
  api.clock.now += DAY
  api.clock.now += 17 * 60_000 - (api.clock.now % 3_600_000)
  await runTimers(api.services, api.clock.now)
  expect(await countOf('SELECT count(*) AS count FROM passkey_uses')).toBe(0)
})

test('what was signed for another site, without its owner, by another key or for another account is refused', async () => {
  const { api, key, signIn, sessions } = await setUp()
  const stranger = createPasskey(VARIABLES.SITE_URL)
  const asked = () => askedToSignIn(api)
  expect((await signIn(key.answer(await asked(), { origin: 'https://qingjian.evil.example' }))).body).toMatchObject(
    refused,
  )
  expect((await signIn(key.answer(await asked(), { rpId: 'evil.example' }))).body).toMatchObject(refused)
  expect((await signIn(key.answer(await asked(), { unverified: true }))).body).toMatchObject(refused)
  expect((await signIn(key.answer(await asked(), { userHandle: 'c29tZWJvZHk' }))).body).toMatchObject(refused)
  const { response } = stranger.answer(await asked())
  expect((await signIn({ ...key.answer(await asked()), response: { ...response, userHandle: '' } })).status).toBe(400)
  const { userHandle } = key.answer(await asked()).response
  expect((await signIn({ ...key.answer(await asked()), response: { ...response, userHandle } })).body).toMatchObject(
    refused,
  )
  expect((await signIn(stranger.answer(await asked(), { userHandle }))).body).toMatchObject(unknown)
  expect(await sessions()).toBe(1)
})

test('what was signed for something else than signing in is refused, not taken for late', async () => {
  const { api, key, signIn } = await setUp()
  const answer = key.answer(await askedToSignIn(api))
  const signed = Buffer.from(answer.response.clientDataJSON, 'base64url').toString()
  const clientDataJSON = Buffer.from(signed.replace('webauthn.get', 'webauthn.create')).toString('base64url')
  expect((await signIn({ ...answer, response: { ...answer.response, clientDataJSON } })).body).toMatchObject(refused)
})

test('a copy of a passkey is found out by its counter; a refusal uses no challenge up', async () => {
  const { api, key, signIn } = await setUp()
  expect((await signIn(key.answer(await askedToSignIn(api), { counter: 7 }))).body).toMatchObject({ code: 1 })
  const asked = await askedToSignIn(api)
  expect((await signIn(key.answer(asked, { counter: 7 }))).body).toMatchObject(refused)
  expect((await signIn(key.answer(asked, { counter: 0 }))).body).toMatchObject(refused)
  expect((await signIn(key.answer(asked, { counter: 8 }))).body).toMatchObject({ code: 1 })
})

test('two answers of one counter at the same time: one of them is a copy', async () => {
  const { api, key, signIn, sessions } = await setUp()
  const [first, second] = [await askedToSignIn(api), await askedToSignIn(api)]
  const answers = await Promise.all([
    signIn(key.answer(first, { counter: 5 })),
    signIn(key.answer(second, { counter: 5 })),
  ])
  expect(answers.filter(({ body }) => (body as { code: number }).code === 1)).toHaveLength(1)
  expect(await sessions()).toBe(2)
})

test('an authenticator that does not count may be used again and again', async () => {
  const { api, key, signIn } = await setUp()
  for (const _time of [1, 2]) {
    expect((await signIn(key.answer(await askedToSignIn(api), { counter: 0 }))).body).toMatchObject({ code: 1 })
  }
})

test('whose account is about to go comes back by passkey, until the time is over', async () => {
  const { api, user, key, signIn } = await setUp()
  await api.call('user.Account/delete', { confirm: String(user.id) }, { token: user.token })
  expect((await signIn(key.answer(await askedToSignIn(api)))).body).toMatchObject({
    data: { deletes_at: api.clock.now + 7 * DAY_MS },
  })
  api.clock.now += 7 * DAY_MS
  expect((await signIn(key.answer(await askedToSignIn(api)))).body).not.toMatchObject({ code: 1 })
})
