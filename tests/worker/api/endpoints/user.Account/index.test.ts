import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { addPasskey } from '#tests/support/passkeys.ts'

// Written out, so that another number in the code is noticed.
const PROOF_LIFE_MS = 10 * 60_000

test('says how one signs in, and how long the last proof holds', async () => {
  const api = createTestApi()
  const { id, mobile, token } = await registerUser(api)
  const read = async () => (await api.call('user.Account/index', {}, { token })).body
  const mine = {
    mobile_masked: `138****${mobile.slice(-4)}`,
    email_masked: '',
    has_password: true,
    has_wechat: false,
    has_passkey: false,
    profile: { user_name: `用户${mobile.slice(-4)}`, picture: null, language: null },
    proved_until: api.clock.now + PROOF_LIFE_MS,
    deletes_at: null,
  }
  expect(await read()).toEqual({ code: 1, msg: '操作成功', data: mine })
  const { db } = api.services
  await db.batch([
    db.prepare('UPDATE users SET mobile = NULL, password_hash = NULL, deletes_at = 5 WHERE id = ?').bind(id),
    db.prepare("INSERT INTO identities VALUES ('wechat', 'openid', NULL, ?, 0)").bind(id),
  ])
  const others = { mobile_masked: '', has_password: false, has_wechat: true, deletes_at: 5 }
  expect(await read()).toMatchObject({ data: { ...mine, ...others } })
  await addPasskey(api, token)
  await db.prepare("UPDATE users SET email = 'mary@example.com' WHERE id = ?").bind(id).run()
  expect(await read()).toMatchObject({
    data: { ...mine, ...others, has_passkey: true, email_masked: 'm***@example.com' },
  })
})

test.each([
  ['its name', 'SELECT user_name, picture'],
  ['its ways to sign in', 'SELECT mobile, email'],
])('an account that is emptied just before %s is read is one nobody is signed in to', async (_what, reading) => {
  const api = createTestApi()
  const { token } = await registerUser(api)
  const db = databaseWith({
    prepare: (sql) =>
      env.DB.prepare(
        sql.startsWith(reading) ? sql.replace(/FROM users/, 'FROM (SELECT * FROM users WHERE 0) AS users') : sql,
      ),
  })
  const { status, body } = await createTestApi({ db, now: () => api.clock.now }).call(
    'user.Account/index',
    {},
    { token },
  )
  expect([status, body]).toMatchObject([401, { code: 401 }])
})
