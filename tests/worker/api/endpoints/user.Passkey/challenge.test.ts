import { expect, test } from 'vitest'
import { CHALLENGE_LIFE_MS } from '#src/api/domain/passkey-challenge.ts'
import { createTestApi } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { askedToSignIn } from '#tests/support/passkeys.ts'

test('each is another one, for any passkey of the site, and nothing is stored for it', async () => {
  const api = createTestApi()
  const first = await askedToSignIn(api)
  expect(first).toEqual({
    challenge: expect.stringMatching(/^[\w-]+$/),
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'required',
    timeout: CHALLENGE_LIFE_MS,
  })
  expect((await askedToSignIn(api)).challenge).not.toBe(first.challenge)
  expect(await countOf('SELECT count(*) AS count FROM passkey_uses')).toBe(0)
})
