import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { forgetLogins } from '#src/api/db/accounts/attempts.ts'
import {
  addSession,
  addSessionAfterChange,
  readSession,
  removeSession,
  removeSessionsAfterChange,
  touchSession,
} from '#src/api/db/accounts/sessions.ts'
import { improvePasswordHash, setPassword } from '#src/api/db/accounts/users.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { newUser, orderRow, put, read } from '#tests/support/rows.ts'

const LATER = START + MINUTE

const session = (token_hash: string, user_id: number, other = {}) => ({
  ...{ token_hash, user_id, created_at: 0, expires_at: LATER, last_seen_at: 5, user_agent: '', address: '', ...other },
})

test('a session is its own: touched forwards, read while it lives, with its user’s newest grant', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('ss1', user), session('ss2', other))
  for (const at of [4, 5, 9, 7]) await touchSession(env.DB, 'ss1', at)
  expect(await read('sessions', 'token_hash, last_seen_at', "token_hash LIKE 'ss%'", '1')).toEqual([
    ['ss1', 9],
    ['ss2', 5],
  ])
  expect(await readSession(env.DB, 'ss1', LATER)).toBe(null)
  expect((await readSession(env.DB, 'ss1', LATER - 1))?.userId).toBe(user)
  await removeSession(env.DB, 'ss1')
  expect(await read('sessions', 'token_hash', "token_hash LIKE 'ss%'")).toEqual([['ss2']])
})

test('the last grant is the newest of the session’s own user that was not taken back', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await put('sessions', session('lg1', user), session('lg2', other))
  const granted = (order_no: string, user_id: number, granted_at: number, revoked_at: number | null = null) => ({
    ...{ order_no, user_id, level: 'monthly', granted_at, revoked_at },
  })
  const grants = [
    granted('lg1', user, 20),
    granted('lg2', user, 30),
    granted('lg3', user, 10),
    granted('lg4', user, 40, 41),
    granted('lg5', other, 50),
  ]
  await put('orders', ...grants.map(({ order_no, user_id }) => orderRow(order_no, user_id, { lane: order_no })))
  const last = async (token: string) => (await readSession(env.DB, token, START))?.lastGrant
  expect(await last('lg1')).toBe(null)
  await put('grants', ...grants)
  expect(await last('lg1')).toEqual({ at: 30, kind: 'membership', orderNo: 'lg2' })
  expect(await last('lg2')).toEqual({ at: 50, kind: 'membership', orderNo: 'lg5' })
})

test('a session begins only with the password that was checked; a better hash replaces only that', async () => {
  const [user, other] = [await newUser(), await newUser()]
  await env.DB.prepare("UPDATE users SET password_hash = 'now' WHERE id IN (?, ?)").bind(user, other).run()
  const add = async (tokenHash: string, passwordHash: string) =>
    (
      await addSession(
        env.DB,
        { tokenHash, userAgent: 'x'.repeat(400), address: '', country: '', now: START },
        { id: user, passwordHash },
      ).run()
    ).meta.changes
  expect([await add('sa1', 'before'), await add('sa2', 'now')]).toEqual([0, 1])
  expect(
    await read(
      'sessions',
      'token_hash, user_id, created_at, expires_at, last_seen_at, length(user_agent)',
      "token_hash LIKE 'sa%'",
    ),
  ).toEqual([['sa2', user, START, START + 30 * DAY, START, 300]])
  await improvePasswordHash(env.DB, user, 'before', 'better').run()
  expect(await read('users', 'password_hash', `id IN (${user}, ${other})`, 'id')).toEqual([['now'], ['now']])
  await improvePasswordHash(env.DB, user, 'now', 'best').run()
  expect(await read('users', 'password_hash', `id IN (${user}, ${other})`, 'id')).toEqual([['best'], ['now']])
})

test('a session begins after a change of its account, by number or address, and not without one', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const [mobile] = (await read('users', 'mobile', `id = ${user}`)).flat().map(String)
  await env.DB.prepare("UPDATE users SET email = 'session@example.com' WHERE id = ?").bind(other).run()
  const begin = async (tokenHash: string, contact: string, changed: number) => {
    await env.DB.batch([
      env.DB.prepare("UPDATE users SET user_name = 'y' WHERE id = ?").bind(changed),
      addSessionAfterChange(env.DB, { tokenHash, userAgent: '', address: '', country: '', now: START }, contact),
    ])
    return read('sessions', 'user_id', `token_hash = '${tokenHash}'`)
  }
  expect(await begin('sc1', mobile ?? '', 0)).toEqual([])
  expect(await begin('sc2', mobile ?? '', user)).toEqual([[user]])
  expect(await begin('sc3', 'session@example.com', user)).toEqual([[other]])
  expect(await begin('sc4', 'nobody@example.com', user)).toEqual([])
  await env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?').bind(START, user).run()
  expect(await begin('sc5', mobile ?? '', user)).toEqual([])
  await env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?')
    .bind(START + 1, user)
    .run()
  expect(await begin('sc6', mobile ?? '', user)).toEqual([[user]])
})

test('a new password ends the sessions of its account alone, by number or address, and only after a change', async () => {
  const [user, other, third] = [await newUser(), await newUser(), await newUser()]
  const [mobile] = (await read('users', 'mobile', `id = ${user}`)).flat().map(String)
  await env.DB.prepare("UPDATE users SET email = 'reset@example.com' WHERE id = ?").bind(other).run()
  await put('sessions', session('np1', user), session('np2', other), session('np3', third))
  const reset = async (contact: string, changed: number) => {
    await env.DB.batch([
      env.DB.prepare("UPDATE users SET user_name = 'z' WHERE id = ?").bind(changed),
      setPassword(env.DB, contact, `new for ${contact}`),
      removeSessionsAfterChange(env.DB, contact),
    ])
    const hashes = await read('users', 'password_hash', `id IN (${user}, ${other}, ${third})`, 'id')
    return [hashes.flat(), (await read('sessions', 'token_hash', "token_hash LIKE 'np%'", 'token_hash')).flat()]
  }
  expect(await reset(mobile ?? '', 0)).toEqual([
    [null, null, null],
    ['np1', 'np2', 'np3'],
  ])
  expect(await reset('reset@example.com', third)).toEqual([
    [null, 'new for reset@example.com', null],
    ['np1', 'np3'],
  ])
  expect(await reset(mobile ?? '', third)).toEqual([[`new for ${mobile}`, 'new for reset@example.com', null], ['np3']])
})

test('a sign-in takes back the tries of its number from its address, and nobody else’s', async () => {
  const attempt = (id: string, kind: string, mobile: string, address: string) => ({
    id,
    kind,
    mobile,
    address,
    at: START,
  })
  await put(
    'attempts',
    attempt('1', 'login', 'm', 'home'),
    attempt('2', 'login', 'm', 'attacker'),
    attempt('3', 'login', 'n', 'home'),
    attempt('4', 'code', 'm', 'home'),
  )
  await forgetLogins(env.DB, 'm', 'home').run()
  expect((await read('attempts', 'id', '1', 'id')).flat()).toEqual(['2', '3', '4'])
})
