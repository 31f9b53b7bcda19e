import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { countingDatabase } from '#scripts/lib/ledger/measure.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import type { Services } from '#src/services.ts'
import { HOUR, MINUTE, START } from '#tests/support/api.ts'
import { databaseWith } from '#tests/support/database.ts'
import { newUser } from '#tests/support/rows.ts'
import { createShop } from '#tests/support/shop.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

/**
 * The queries D1 answers an invocation on the paid plan, which it counts as requests; a batch is sent as one.
 * @see https://developers.cloudflare.com/d1/platform/limits/
 * @see https://github.com/cloudflare/workerd/blob/main/src/cloudflare/internal/d1-api.ts
 */
const ANSWERED = 1000
/**
 * The requests an invocation may make, of all kinds.
 * @see https://developers.cloudflare.com/workers/platform/limits/#subrequests
 */
const REQUESTS = 10_000

const many = (count: number) =>
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`

/** More of everything than a run takes on. */
async function leaveBehind(): Promise<void> {
  const user = await newUser()
  const sql = [
    `${many(150)} INSERT INTO users (id, mobile, user_name, created_at, deletes_at)
     SELECT 700000 + n, '137' || (10000000 + n), 'x', 0, iif(n > 30, NULL, 1) FROM numbers`,
    `${many(150)} INSERT INTO orders (order_no, user_id, kind, level, lane, title_zh, title_en, amount, pay_type, surface,
       client_address, state, door, created_at, expires_at, due_at, asked_at, revision)
     SELECT 'behind-' || n, 700000 + n, 'membership', 'monthly', 'membership', '', '', 1, 1, 'qr', '', 'pending', 'open', 1, 2, 3, 0,
       'r' || n FROM numbers`,
    `${many(120)} INSERT INTO resumes
       (id, user_id, request_key, title, locale, design, created_at, updated_at, deleted_at)
     SELECT 'behind-' || n, ${user}, 'behind-' || n, '', 'zh', 'ink', 0, 0, 1 FROM numbers`,
    `${many(60)}, each (m) AS (SELECT n FROM numbers WHERE n <= 50)
     INSERT INTO resumes (id, user_id, request_key, title, locale, design, created_at, updated_at)
     SELECT 'kept-' || n || '-' || m, 700000 + n + 30, 'kept-' || m, '', 'zh', 'ink', 0, 0 FROM numbers, each`,
    `${many(60)} INSERT INTO photos (key, user_id, sha256, created_at, checked_at, unused_since)
     SELECT 'behind-' || n, 700000 + n + 30, 'x' || n, 0, 0, 1 FROM numbers`,
    `${many(30)} INSERT INTO linked_files (key, user_id, name, expires_at) SELECT 'b-' || n, ${user}, '', 1 FROM numbers`,
  ]
  await env.DB.batch(sql.map((statement) => env.DB.prepare(statement)))
}

test('a minute in which everything is behind asks the ledger less than it answers', async () => {
  await leaveBehind()
  const swept: string[] = []
  const endless = databaseWith({
    prepare: (sql) => {
      const statement = env.DB.prepare(sql)
      if (!/^DELETE FROM \w+ WHERE \([\w, ]+\) IN \(SELECT/.test(sql)) return statement
      swept.push(sql)
      const full = { success: true, results: [], meta: { changes: 1000, duration: 0, rows_read: 0, rows_written: 0 } }
      const all = async () => full
      return Object.assign(statement, { bind: () => Object.assign(statement, { all, run: all }) })
    },
  })
  const { db, take } = countingDatabase(endless)
  const after: Services['after'] = (_, run) => {
    run()
    return () => {}
  }
  const shop = createShop({ db, after })
  for (const day of ['18', '19', '20']) shop.wechat.bills.set(`2026-11-${day}`, [])
  const late = START - (START % HOUR) + HOUR + 17 * MINUTE
  const others = { asked: 0 }
  const { documents, files } = shop.services
  const counted = {
    documents: { getByName: (name: string) => counting(emptyObject(documents.getByName(name)), others) },
    files: counting(files, others),
  }
  await waitingForAll(() => runTimers({ ...shop.services, ...counted, now: () => late }, late))
  const { calls } = take()
  expect(swept.length).toBe(100)
  expect(new Set(swept).size).toBe(Object.keys(sweeps).length)
  expect(calls).toBeGreaterThan(500)
  expect(calls).toBeLessThan(ANSWERED)
  // Each of the photos' owners has 50 résumés: no more than 2000 and those of one more part are asked for theirs.
  expect(others.asked).toBeGreaterThan(2000)
  expect(others.asked).toBeLessThan(3000)
  expect(calls + others.asked).toBeLessThan(REQUESTS)
})

/** To open thousands of objects takes minutes here. */
function emptyObject(object: ReturnType<Services['documents']['getByName']>) {
  return Object.assign(Object.create(object), { photos: async () => [], destroy: async () => {} })
}

/** A store that counts what it is asked. */
function counting<T extends object>(store: T, count: { asked: number }): T {
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => {
        count.asked += 1
        return Reflect.apply(value, target, input)
      }
    },
  })
}
