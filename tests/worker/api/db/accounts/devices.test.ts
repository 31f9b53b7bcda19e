import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { endOtherSessions, endSession, listSessions } from '#src/api/db/accounts/devices.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

/** A device is known by the first 16 signs of its session's hash. */
const ID = '0123456789abcdef'

test('devices are those signed in at this moment, last used first, then the newest', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const session = (token_hash: string, last_seen_at: number, created_at: number, more = {}) => {
    const times = { last_seen_at, created_at, expires_at: START + 1 }
    return { token_hash, user_id: user, ...times, user_agent: '', address: '', ...more }
  }
  await put(
    'sessions',
    session('da', 7, 1),
    session('db', 7, 2),
    session('dc', 9, 0),
    session('dd', 8, 3, { expires_at: START }),
    session('de', 9, 9, { user_id: other }),
  )
  const hashes = async (userId: number) => (await listSessions(env.DB, userId, START)).map((row) => row.token_hash)
  expect([await hashes(user), await hashes(other)]).toEqual([['dc', 'db', 'da'], ['de']])
})

test('a session is ended by the beginning of its hash, and all others at once, of one user alone', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const session = (token_hash: string, user_id: number) => {
    return { token_hash, user_id, last_seen_at: 0, created_at: 0, expires_at: START, user_agent: '', address: '' }
  }
  await put(
    'sessions',
    session(`${ID}-1`, user),
    session('kept', user),
    session('gone', user),
    session('theirs', other),
  )
  const left = () => read('sessions', 'token_hash', `user_id IN (${user}, ${other})`, 'token_hash')
  await endSession(env.DB, other, ID)
  expect(await left()).toEqual([[`${ID}-1`], ['gone'], ['kept'], ['theirs']])
  await endSession(env.DB, user, ID)
  expect(await left()).toEqual([['gone'], ['kept'], ['theirs']])
  await endOtherSessions(env.DB, user, 'kept')
  expect(await left()).toEqual([['kept'], ['theirs']])
})
