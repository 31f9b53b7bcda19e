import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
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

test('what is over goes in parts, all of it in one run', async () => {
  await putTries(5000)
  const parts: number[] = []
  const db = databaseWith({
    prepare: (sql) => {
      if (sql.startsWith('DELETE FROM attempts')) parts.push(1)
      return env.DB.prepare(sql)
    },
  })
  await sweepExpired({ ...createTestApi().services, db })
  expect([await tries(), parts.length]).toEqual([0, 3])
})

test('a run ends with its time; the next one goes on', async () => {
  await putTries(5000)
  const { services } = createTestApi()
  let now = START
  // Every look at the clock finds it two seconds later.
  await sweepExpired({ ...services, now: () => (now += 2000) })
  expect(await tries()).toBe(1000)
  await sweepExpired(services)
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
  await put('redemptions', { code_hash: 'there', user_id: userId, tail: 'X', level: 'monthly', redeemed_at: 0 })
  await sweepExpired(createTestApi().services)
  expect(await read('word_downloads', 'day', `user_id = ${userId}`, 'day')).toEqual([['new']])
  expect(await read('payment_events', 'event_id', '1', 'event_id')).toEqual([['new'], ['old']])
  expect(await read('shares', 'id', `user_id = ${userId}`, 'id')).toEqual([['new']])
  expect(await read('redemptions', 'code_hash', `user_id = ${userId}`, 'code_hash')).toEqual([
    ['new'],
    ['old'],
    ['there'],
  ])
})

test('more deleted résumés than one go takes are removed in one run', async () => {
  const userId = await newUser()
  await env.DB.prepare(
    `${many(120)} INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at, deleted_at)
     SELECT 'gone-' || n, ${userId}, 'gone-' || n, '', 'zh', 'ink', 0, 0, 1 FROM numbers`,
  ).run()
  await sweepResumes(createShop().services)
  expect(await countOf('SELECT count(*) AS count FROM resumes WHERE user_id = ?', userId)).toBe(0)
})

test('of many owners all are looked at in one run, also when those of the first cannot be', async () => {
  const { services, faults } = createShop()
  const owners: number[] = []
  for (let index = 0; index < 45; index += 1) {
    const user_id = await newUser()
    owners.push(user_id)
    await put('photos', { key: `p-${user_id}`, user_id, sha256: 'x', created_at: 0, checked_at: index < 3 ? -1 : 0 })
  }
  const [first = 0] = owners
  const db = databaseWith({
    prepare: (sql) => {
      const statement = env.DB.prepare(sql)
      if (sql !== 'SELECT id FROM resumes WHERE user_id = ?') return statement
      const bind = statement.bind.bind(statement)
      statement.bind = (...values) => {
        if (values[0] === first) throw new Error('no')
        return bind(...values)
      }
      return statement
    },
  })
  await sweepPhotos({ ...services, db })
  expect(faults).toEqual([new Error('no')])
  expect(await countOf(`SELECT count(*) AS count FROM photos WHERE checked_at < ${START}`)).toBe(1)
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
    60_000,
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
    'photos',
    sweepPhotos,
    60_000,
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
