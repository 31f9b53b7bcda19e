import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { emptyAccounts } from '#src/api/upkeep/emptying.ts'
import type { Services } from '#src/services.ts'
import { createTestApi, HOUR, MINUTE, START } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

/** Somebody whose account is to be emptied now, with one of everything that is no row of theirs alone. */
async function leaver(name: string, deletesAt = START): Promise<number> {
  const user = await newUser()
  await env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?').bind(deletesAt, user).run()
  await put('resumes', resumeRow(`${name}-r`, user))
  await put('photos', { key: `${name}-p`, user_id: user, sha256: name, created_at: 0 })
  await put('linked_files', { key: `${name}-l`, user_id: user, name: 'a.pdf', expires_at: START })
  return user
}

/** The work of a minute that notes in which order it is done, and fails at these steps. */
function work(...failingAt: string[]) {
  const api = createTestApi()
  const done: string[] = []
  const step = (name: string) => {
    done.push(name)
    if (failingAt.includes(name)) throw new Error(`${name} fails`)
  }
  const { files, db } = api.services
  const services: Services = {
    ...api.services,
    now: () => api.clock.now,
    documents: {
      getByName: (id) =>
        new Proxy(env.RESUMES.getByName(id), {
          get: (stub, key) => (key === 'destroy' ? async () => step(`object ${id}`) : Reflect.get(stub, key)),
        }),
    },
    files: new Proxy(files, {
      get: (bucket, key) => {
        if (key === 'delete') return async (keys: string | string[]) => step(`files ${[keys].flat().join(' ')}`)
        const value: unknown = Reflect.get(bucket, key)
        return typeof value === 'function' ? value.bind(bucket) : value
      },
    }),
    db: new Proxy(db, {
      get: (database, key) => {
        const value: unknown = Reflect.get(database, key)
        if (typeof value !== 'function') return value
        return (...input: unknown[]) => {
          // Of all that is done here only forgetting is a batch of more than two.
          if (key === 'batch' && Array.isArray(input[0]) && input[0].length > 2) done.push('rows')
          return Reflect.apply(value, database, input)
        }
      },
    }),
  }
  return { ...api, services, done, run: () => waitingForAll(() => emptyAccounts(services)) }
}

const isThere = async (user: number) => (await read('users', 'id', `id = ${user}`)).length === 1

test('objects go first, then their pictures, then files, then rows: whatever fails, what names the rest stays', async () => {
  const user = await leaver('ea')
  await env.FILES.put('thumbnails/ea-r/1', 'a picture')
  await env.FILES.put(`sent/${user}/a/s/f`, 'a file that was sent')
  const steps = [
    ...['object ea-r', 'files thumbnails/ea-r/1', 'files photos/ea-p', 'files linked/ea-l'],
    `files sent/${user}/a/s/f`,
  ]
  const seen: (string | undefined)[] = []
  for (const step of steps) {
    const { run, done, clock, faults } = work(step)
    clock.now = START + MINUTE
    await run()
    seen.push(done.at(-1))
    expect([step, await isThere(user), faults]).toEqual([step, true, [new Error(`${step} fails`)]])
    expect(await read('resumes', 'id', "id = 'ea-r'")).toEqual([['ea-r']])
  }
  expect(seen).toEqual(steps)
  const { run, done, clock, faults } = work()
  clock.now = START + MINUTE
  await run()
  expect([done, await isThere(user), faults]).toEqual([[...steps, 'rows'], false, []])
})

test('of an account without files the store is asked to delete none', async () => {
  const user = await newUser()
  await env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?').bind(START, user).run()
  const { run, done, clock } = work()
  clock.now = START + MINUTE
  await run()
  expect([done, await isThere(user)]).toEqual([['rows'], false])
})

test('while sessions cannot be ended nothing is emptied, and the run says so', async () => {
  const user = await leaver('es', START - HOUR)
  const { services, run } = work()
  services.db = databaseWith({
    prepare: (sql) => env.DB.prepare(sql.replace('DELETE FROM sessions', 'DELETE FROM no_such_table')),
  })
  await expect(run()).rejects.toThrow('no_such_table')
  expect(await isThere(user)).toBe(true)
})

test('sessions end at the moment, and a minute later everything goes', async () => {
  const user = await leaver('eb', START + 10 * MINUTE)
  const session = { token_hash: 'eb', user_id: user, created_at: 0, expires_at: START * 2, last_seen_at: 0 }
  await put('sessions', { ...session, user_agent: '', address: '' })
  const { run, clock } = work()
  const left = async () => [(await read('sessions', 'token_hash', "token_hash = 'eb'")).length, await isThere(user)]
  const at = async (moment: number) => {
    clock.now = moment
    await run()
    return left()
  }
  expect(await at(START + 10 * MINUTE - 1)).toEqual([1, true])
  expect(await at(START + 10 * MINUTE)).toEqual([0, true])
  expect(await at(START + 11 * MINUTE - 1)).toEqual([0, true])
  expect(await at(START + 11 * MINUTE)).toEqual([0, false])
})

test('all accounts in a run, five at a time; one that fails keeps none of the others', async () => {
  const users: number[] = []
  for (let nth = 0; nth < 6; nth += 1) users.push(await leaver(`ec-${nth}`, START + nth))
  const { run, clock, faults } = work('object ec-1-r')
  clock.now = START + HOUR
  await run()
  const there = () => Promise.all(users.map(isThere))
  expect([await there(), faults.length]).toEqual([[false, true, false, false, false, false], 1])
  await run()
  expect([await there(), faults.length]).toEqual([[false, true, false, false, false, false], 2])
})

test('as many that fail as are taken at a time keep none of those behind them waiting', async () => {
  const users: number[] = []
  for (let nth = 0; nth < 7; nth += 1) users.push(await leaver(`ed-${nth}`, START + nth))
  const { run, clock, faults } = work(...[0, 1, 2, 3, 4].map((nth) => `object ed-${nth}-r`))
  clock.now = START + HOUR
  await run()
  expect([await Promise.all(users.map(isThere)), faults.length]).toEqual([
    [true, true, true, true, true, false, false],
    5,
  ])
})
