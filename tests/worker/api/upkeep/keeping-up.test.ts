import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { sweeps } from '#src/api/db/sweeping.ts'
import { closeEndedSockets } from '#src/api/resumes/sockets.ts'
import { emptyAccounts } from '#src/api/upkeep/emptying.ts'
import { sweepExpired, sweepLinkedFiles, sweepPhotos, sweepResumes } from '#src/api/upkeep/sweep.ts'
import type { Services } from '#src/services.ts'
import { createTestApi, DAY, START } from '#tests/support/api.ts'
import { countOf, databaseWith } from '#tests/support/database.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'
import { createShop } from '#tests/support/shop.ts'

const many = (count: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`

/** Tries of the day before yesterday. */
async function putTries(count: number): Promise<void> {
  await env.DB.prepare(
    `${many(count)} INSERT INTO attempts (id, kind, mobile, address, at)
     SELECT 'try-' || n, 'login', '', '', ${START - 2 * DAY} FROM numbers`,
  ).run()
}

const tries = () => countOf('SELECT count(*) AS count FROM attempts')

/** Removal that notes which tables it turns to, and when it rests. */
function watchedRemoval(removes: (sql: string) => number | null = () => null) {
  const done: string[] = []
  const db = databaseWith({
    prepare: (sql) => {
      const statement = env.DB.prepare(sql)
      const [, table] = /^DELETE FROM (\w+)/.exec(sql) ?? []
      if (table === undefined) return statement
      done.push(table)
      const changes = removes(table)
      if (changes === null) return statement
      const none = { success: true, results: [], meta: { ...noMeta, changes } } as const
      return Object.assign(statement, { bind: () => Object.assign(statement, { run: async () => none }) })
    },
  })
  const after: Services['after'] = (ms, run) => {
    done.push(`rest ${ms}`)
    run()
    return () => {}
  }
  const services = { ...createTestApi().services, db, after }
  return { done, services, run: () => sweepExpired(services) }
}
const noMeta = { duration: 0, size_after: 0, rows_read: 0, rows_written: 0, last_row_id: 0, changed_db: true }

test('what is over goes in parts with rests, all of it in one run, and each kind has its turn', async () => {
  await putTries(2500)
  const { done, run } = watchedRemoval()
  await run()
  expect(await tries()).toBe(0)
  const kinds = Object.keys(sweeps).length
  expect(done.slice(0, 5)).toEqual(['sessions', 'sms_codes', 'attempts', 'rest 100', 'wechat_scenes'])
  expect(done.slice(kinds + 1)).toEqual(['attempts', 'rest 100', 'attempts'])
})

test('a run of what never ends has a hundred parts, as many of each kind', async () => {
  const { done, run } = watchedRemoval(() => 1000)
  await run()
  const parts = done.filter((name) => !name.startsWith('rest'))
  expect(parts).toHaveLength(100)
  const of = (name: string) => parts.filter((part) => part === name).length
  expect([of('sessions'), of('faults')]).toEqual([6, 5])
})

test('a run ends with its time; the next one goes on', async () => {
  await putTries(5000)
  const { services, run } = watchedRemoval()
  let now = START
  // Every look at the clock finds it two seconds later: attempts have the third turn of nine.
  await sweepExpired({ ...services, now: () => (now += 2000) })
  expect(await tries()).toBe(4000)
  await run()
  expect(await tries()).toBe(0)
})

test('downloads, callbacks, what was redeemed and links go by their age', async () => {
  const userId = await newUser()
  const at = { new: START - 399 * DAY, old: START - 400 * DAY, ancient: START - 730 * DAY }
  await env.DB.prepare(`${many(3)} INSERT INTO word_templates (id, slug, published, design, language, title_zh, title_en,
    summary_zh, summary_en, photo, pages, fonts, file_name, size, sha256, preview_width, preview_height, updated_at)
    SELECT n, '', 0, '', 'zh', '', '', '', '', 0, 1, '[]', '', 0, '', 0, 0, 0 FROM numbers`).run()
  await put('resumes', resumeRow('kept', userId))
  await put('redemption_codes', { code_hash: 'there', tail: 'X', level: 'monthly', uses: 2, created_at: 0 })
  for (const [name, time] of Object.entries(at)) {
    await put('word_downloads', { user_id: userId, day: name, template_id: 1, created_at: time })
    await put('payment_events', {
      pay_type: 1,
      event_id: name,
      kind: 'payment',
      order_no: '',
      transaction_id: '',
      amount: 1,
      received_at: time,
    })
    const link = { id: name, resume_id: 'kept', user_id: userId, request_key: name, token_hash: name, label: '' }
    await put('shares', { ...link, hide_contacts: 0, download: 0, created_at: 0, expires_at: time + 35 * DAY })
    await put('redemptions', { code_hash: name, user_id: userId, tail: 'X', level: 'monthly', redeemed_at: time })
  }
  // Of one day, but not yet as old.
  await put('word_downloads', { user_id: userId, day: 'old', template_id: 2, created_at: at.new })
  await put('redemptions', { code_hash: 'there', user_id: userId, tail: 'X', level: 'monthly', redeemed_at: 0 })
  await sweepExpired(createTestApi().services)
  expect(await read('word_downloads', 'day, template_id', `user_id = ${userId}`, 'day')).toEqual([
    ['new', 1],
    ['old', 2],
  ])
  expect(await read('payment_events', 'event_id', '1', 'event_id')).toEqual([['new'], ['old']])
  expect(await read('shares', 'id', `user_id = ${userId}`, 'id')).toEqual([['new']])
  expect(await read('redemptions', 'code_hash', `user_id = ${userId}`, 'code_hash')).toEqual([
    ['new'],
    ['old'],
    ['there'],
  ])
})

test('a run removes a hundred deleted résumés, the next one the others', async () => {
  const userId = await newUser()
  await env.DB.prepare(
    `${many(120)} INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at, deleted_at)
     SELECT 'gone-' || n, ${userId}, 'gone-' || n, '', 'zh', 'ink', 0, 0, 1 FROM numbers`,
  ).run()
  const left = () => countOf('SELECT count(*) AS count FROM resumes WHERE user_id = ?', userId)
  await sweepResumes(createShop().services)
  expect(await left()).toBe(20)
  await sweepResumes(createShop().services)
  expect(await left()).toBe(0)
})

test('résumés that cannot be removed keep no others waiting', async () => {
  const userId = await newUser()
  await env.DB.prepare(
    `${many(60)} INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at, deleted_at)
     SELECT 'stuck-' || n, ${userId}, 'stuck-' || n, '', 'zh', 'ink', 0, 0, n FROM numbers`,
  ).run()
  const { services, faults } = createShop()
  const getByName = (id: string) => {
    if (Number(id.slice('stuck-'.length)) <= 50) throw new Error('no')
    return env.RESUMES.getByName(id)
  }
  await sweepResumes({ ...services, documents: { getByName } })
  expect(await countOf('SELECT count(*) AS count FROM resumes WHERE user_id = ?', userId)).toBe(50)
  expect(faults).toEqual(Array(50).fill(new Error('no')))
  await sweepResumes(services)
})

test('of many owners all are looked at in one run, also when more than are taken at a time cannot be', async () => {
  const { services, faults } = createShop()
  const owners: number[] = []
  for (let index = 0; index < 45; index += 1) {
    const user_id = await newUser()
    owners.push(user_id)
    await put('photos', { key: `p-${user_id}`, user_id, sha256: 'x', created_at: 0, checked_at: index < 25 ? -1 : 0 })
    await put('photos', { key: `q-${user_id}`, user_id, sha256: 'y', created_at: 0, checked_at: index < 25 ? -2 : 0 })
    await put('resumes', resumeRow(`of-${user_id}`, user_id))
  }
  const unread = new Set(owners.slice(0, 25).map((userId) => `of-${userId}`))
  const getByName = (id: string) => {
    if (unread.has(id)) throw new Error('no')
    return env.RESUMES.getByName(id)
  }
  await sweepPhotos({ ...services, documents: { getByName } })
  expect(faults).toEqual(Array(25).fill(new Error('no')))
  expect(await countOf(`SELECT count(*) AS count FROM photos WHERE checked_at < ${START}`)).toBe(50)
})

test('the store of files is asked to remove a thousand at a time, and nothing when nothing is over', async () => {
  const userId = await newUser()
  await env.DB.batch(
    [
      `${many(1001)} INSERT INTO linked_files (key, user_id, name, expires_at)
       SELECT 'stored-' || n, ${userId}, '', 1 FROM numbers`,
      `${many(1001)} INSERT INTO photos (key, user_id, sha256, created_at, checked_at, unused_since)
       SELECT 'stored-' || n, ${userId}, 'stored-' || n, 0, 0, 0 FROM numbers`,
    ].map((sql) => env.DB.prepare(sql)),
  )
  const { services } = createShop()
  const asked: string[][] = []
  const remove = vi.spyOn(services.files, 'delete').mockImplementation(async (keys) => void asked.push([keys].flat()))
  await sweepLinkedFiles(services)
  await sweepPhotos(services)
  await sweepLinkedFiles(services)
  await sweepPhotos(services)
  remove.mockRestore()
  expect(asked.map((keys) => keys.length)).toEqual([1000, 1, 1000, 1])
  expect(new Set(asked.flat()).size).toBe(2002)
})

/** One row more than a job takes at a time, for how long it may go on, in ms, and what it begins with each time. */
const jobs: [string, (services: Services) => Promise<void>, number, RegExp, string[]][] = [
  [
    'accounts',
    emptyAccounts,
    10_000,
    /^SELECT id FROM users WHERE deletes_at/,
    [
      `${many(6)} INSERT OR IGNORE INTO users (id, mobile, user_name, created_at, deletes_at)
       SELECT 700000 + n, '137' || (10000000 + n), 'x', 0, 1 FROM numbers`,
    ],
  ],
  [
    'résumés',
    sweepResumes,
    10_000,
    /SELECT id FROM resumes WHERE deleted_at/,
    [
      `${many(51)} INSERT OR IGNORE INTO resumes
         (id, user_id, request_key, title, locale, design, created_at, updated_at, deleted_at)
       SELECT 'over-' || n, (SELECT max(id) FROM users), 'over-' || n, '', 'zh', 'ink', 0, 0, 1 FROM numbers`,
    ],
  ],
  [
    'links',
    sweepLinkedFiles,
    5000,
    /SELECT key FROM linked_files/,
    [
      `${many(1001)} INSERT OR IGNORE INTO linked_files (key, user_id, name, expires_at)
       SELECT 'over-' || n, (SELECT max(id) FROM users), '', 1 FROM numbers`,
    ],
  ],
  [
    'sockets',
    closeEndedSockets,
    10_000,
    /SELECT id, resume_id FROM sockets WHERE expires_at/,
    [
      `${many(201)} INSERT OR IGNORE INTO sockets (id, resume_id, user_id, token_hash, opened_at, expires_at)
       SELECT 'over-' || n, 'none', (SELECT max(id) FROM users), '', 0, 1 FROM numbers`,
    ],
  ],
  [
    'photos',
    sweepPhotos,
    10_000,
    /found JOIN photos/,
    [
      `${many(21)} INSERT OR IGNORE INTO users (id, mobile, user_name, created_at)
       SELECT 800000 + n, '136' || (10000000 + n), 'x', 0 FROM numbers`,
      `${many(21)} INSERT OR REPLACE INTO photos (key, user_id, sha256, created_at, checked_at)
       SELECT 'over-' || n, 800000 + n, 'x', 0, 0 FROM numbers`,
    ],
  ],
]

test.each(jobs)('%s: a run goes on until its time is over, and then begins nothing more', async (...job) => {
  const [, run, time, question, rows] = job
  for (const [ms, goesOn] of [
    [time - 1, true],
    [time, false],
  ] as const) {
    await env.DB.batch(rows.map((sql) => env.DB.prepare(sql)))
    let now = START
    let asked = 0
    const db = databaseWith({
      prepare: (sql) => {
        if (question.test(sql)) {
          asked += 1
          now = START + ms
        }
        return env.DB.prepare(sql)
      },
    })
    await run({ ...createShop().services, db, now: () => now })
    expect([ms, asked > 1]).toEqual([ms, goesOn])
  }
})
