import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { emptyAccounts } from '#src/api/upkeep/emptying.ts'
import { sweepLinkedFiles, sweepPhotos } from '#src/api/upkeep/sweep.ts'
import type { Services } from '#src/services.ts'
import { START } from '#tests/support/api.ts'
import { countOf, databaseWith, failingFor } from '#tests/support/database.ts'
import { newUser, put, read } from '#tests/support/rows.ts'
import { createShop } from '#tests/support/shop.ts'

afterEach(async () => {
  await env.DB.batch(
    ['linked_files', 'photos', 'sockets', 'users'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

const many = (count: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`
const people = (count: number, deletesAt: string) =>
  `${many(count)} INSERT INTO users (id, mobile, user_name, created_at, deletes_at)
   SELECT 700000 + n, '137' || (10000000 + n), 'x', 0, ${deletesAt} FROM numbers`

/** A job, how many a run of it takes on, one row more than that, and how many of them are left. */
const jobs: [string, (services: Services) => Promise<void>, number, (count: number) => string[], string][] = [
  [
    'accounts are emptied',
    emptyAccounts,
    20,
    (count) => [people(count, '1')],
    'SELECT count(*) AS count FROM users WHERE deletes_at = 1',
  ],
  [
    'links are removed',
    sweepLinkedFiles,
    5000,
    (count) => [
      people(1, 'NULL'),
      `${many(count)} INSERT INTO linked_files (key, user_id, name, expires_at) SELECT 'l-' || n, 700001, '', 1 FROM numbers`,
    ],
    'SELECT count(*) AS count FROM linked_files',
  ],
  [
    'sockets are closed',
    closeEndedSockets,
    1000,
    (count) => [
      people(1, 'NULL'),
      `${many(count)} INSERT INTO sockets (id, resume_id, user_id, token_hash, opened_at, expires_at)
       SELECT 's-' || n, 'none', 700001, '', 0, 1 FROM numbers`,
    ],
    'SELECT count(*) AS count FROM sockets',
  ],
  [
    'owners of photos are looked at',
    sweepPhotos,
    500,
    (count) => [
      people(count, 'NULL'),
      `${many(count)} INSERT INTO photos (key, user_id, sha256, created_at, checked_at)
       SELECT 'p-' || n, 700000 + n, 'x', 0, 0 FROM numbers`,
    ],
    `SELECT count(*) AS count FROM photos WHERE checked_at < ${START}`,
  ],
]

test.each(jobs)('%s: as many in a run as it may, the rest in the next one', async (_what, run, most, rowsOf, left) => {
  await env.DB.batch(rowsOf(most + 1).map((sql) => env.DB.prepare(sql)))
  const { services } = createShop()
  expect(await countOf(left)).toBe(most + 1)
  await run(services)
  expect(await countOf(left)).toBe(1)
  await run(services)
  expect(await countOf(left)).toBe(0)
})

test('a link goes once its file has gone, and a run in which either cannot go says so', async () => {
  const user_id = await newUser()
  await put('linked_files', { key: 'ended', user_id, name: 'a.pdf', expires_at: START })
  const { services } = createShop()
  const links = () => read('linked_files', 'key', `user_id = ${user_id}`)
  const remove = vi.spyOn(services.files, 'delete').mockRejectedValueOnce(new Error('no file goes'))
  await expect(sweepLinkedFiles(services)).rejects.toThrow('no file goes')
  expect(await links()).toEqual([['ended']])
  const db = databaseWith({
    prepare: (sql) => env.DB.prepare(sql.replace('DELETE FROM linked_files', 'DELETE FROM no_such_table')),
  })
  await expect(sweepLinkedFiles({ ...services, db })).rejects.toThrow('no_such_table')
  expect(await links()).toEqual([['ended']])
  remove.mockRestore()
  await sweepLinkedFiles(services)
  expect(await links()).toEqual([])
})

test('sockets that cannot be closed keep no others waiting', async () => {
  const rows = [
    people(1, 'NULL'),
    `${many(210)} INSERT INTO sockets (id, resume_id, user_id, token_hash, opened_at, expires_at)
     SELECT 's-' || n, iif(n > 205, 'free', 'stuck'), 700001, '', 0, n FROM numbers`,
  ]
  await env.DB.batch(rows.map((sql) => env.DB.prepare(sql)))
  const { services, faults } = createShop()
  const getByName = (id: string) => {
    if (id === 'stuck') throw new Error('no')
    return env.RESUMES.getByName(id)
  }
  await closeEndedSockets({ ...services, documents: { getByName } })
  expect(await read('sockets', 'DISTINCT resume_id')).toEqual([['stuck']])
  expect(faults).toEqual(Array(2).fill(new Error('no')))
})

test('sockets nobody can be asked for are told of, and nothing is thrown', async () => {
  const { services, faults } = createShop()
  await closeEndedSockets({ ...services, db: failingFor('FROM sockets', services.db) })
  expect(faults).toEqual([new Error('away')])
})

test('owners whose résumés cannot be read keep no others waiting, though each is found twice', async () => {
  const rows = [
    people(21, 'NULL'),
    `${many(20)} INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at)
     SELECT 'stuck-' || n, 700000 + n, 'x', '', 'zh', 'ink', 0, 0 FROM numbers`,
    `${many(20)} INSERT INTO photos (key, user_id, sha256, created_at, checked_at)
     SELECT 'new-' || n, 700000 + n, 'x', 0, 0 FROM numbers UNION ALL
     SELECT 'seen-' || n, 700000 + n, 'y', 0, 1 FROM numbers`,
    `INSERT INTO photos (key, user_id, sha256, created_at, checked_at) VALUES ('free', 700021, 'x', 0, 2)`,
  ]
  await env.DB.batch(rows.map((sql) => env.DB.prepare(sql)))
  const { services, faults } = createShop()
  const getByName = (): never => {
    throw new Error('no')
  }
  await sweepPhotos({ ...services, documents: { getByName } })
  expect(await read('photos', 'checked_at', "key = 'free'")).toEqual([[START]])
  expect(faults).toEqual(Array(20).fill(new Error('no')))
})

test('where no owner is due, photos are asked for once', async () => {
  const { services } = createShop()
  const asked: string[] = []
  const db = databaseWith({
    prepare: (sql) => {
      asked.push(sql)
      return env.DB.prepare(sql)
    },
  })
  await sweepPhotos({ ...services, db })
  expect(asked.filter((sql) => sql.includes('FROM photos AS n'))).toHaveLength(1)
})
