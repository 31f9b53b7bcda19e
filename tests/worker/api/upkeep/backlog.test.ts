import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { noteBacklogs } from '#src/api/upkeep/backlog.ts'
import { sweepExpired, sweeps } from '#src/api/upkeep/sweep.ts'
import { createTestApi, DAY, HOUR, START } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { newUser, orderRow, put, read, resumeRow } from '#tests/support/rows.ts'

beforeEach(async () => {
  const tables = ['backlog', 'orders', 'resumes', 'photos', 'linked_files', 'contact_messages']
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)))
})

type Noted = { name: string; waiting: number }

/** Messages whose year was over a day ago. */
async function putOldMessages(count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     INSERT INTO contact_messages (number, digest, email, name, topic, order_no, message, locale, created_at)
     SELECT 'm-' || n, 'd-' || n, '', '', 'other', '', '', 'zh', ${START - 400 * DAY} FROM numbers`,
  ).run()
}

const messages = () => countOf('SELECT count(*) AS count FROM contact_messages')
const noted = (name: string) => read('backlog', 'waiting, runs', `name = '${name}'`)

test('every job is counted, by what is an hour late', async () => {
  const userId = await newUser()
  const late = START - HOUR
  await put(
    'orders',
    orderRow('late', userId, { due_at: late }),
    orderRow('due', await newUser(), { due_at: late + 1 }),
  )
  await put('resumes', { ...resumeRow('gone', userId), deleted_at: late - 7 * DAY })
  await put('resumes', { ...resumeRow('going', userId), deleted_at: late - 7 * DAY + 1 })
  const photo = { user_id: userId, sha256: '', created_at: 0, bytes: 1 }
  await put('photos', { ...photo, key: 'a', sha256: 'a', checked_at: late - DAY })
  await put('photos', { ...photo, key: 'b', sha256: 'b', checked_at: late - DAY + 1 })
  const link = (key: string, expires_at: number) => ({ key, user_id: userId, name: 'a.pdf', expires_at })
  await put('linked_files', link('over', late), link('not-yet', late + 1))
  const { services } = createTestApi()
  await noteBacklogs({ ...services, now: () => START })
  const { results } = await env.DB.prepare('SELECT name, waiting FROM backlog ORDER BY name').all<Noted>()
  expect(results.map(({ name }) => name)).toEqual(
    [...Object.keys(sweeps), 'accounts', 'links', 'orders', 'photos', 'resumes'].sort(),
  )
  expect(results.filter(({ waiting }) => waiting !== 0)).toEqual([
    { name: 'links', waiting: 1 },
    { name: 'orders', waiting: 1 },
    { name: 'photos', waiting: 1 },
    { name: 'resumes', waiting: 1 },
  ])
})

test('a job that is behind goes on for longer each time, until nothing waits', async () => {
  await putOldMessages(16_000)
  const { services } = createTestApi()
  // Every look at the clock finds it two seconds later: a run of five seconds removes two parts.
  let now = START
  const hourly = async () => {
    await sweepExpired({ ...services, now: () => (now += 2000) })
    await noteBacklogs({ ...services, now: () => START })
    return [await messages(), ...(await noted('messages'))]
  }
  expect(await hourly()).toEqual([12_000, [10_000, 1]])
  expect(await hourly()).toEqual([4000, [4000, 2]])
  expect(await hourly()).toEqual([0, [0, 0]])
})

test.each([
  [0, 12_000],
  [1, 8000],
  [2, 2000],
  [3, 0],
])('a job that has been behind %i times goes on for so much longer, four times as long at most', async (runs, left) => {
  await env.DB.prepare('DELETE FROM contact_messages').run()
  await putOldMessages(16_000)
  const { services } = createTestApi()
  let now = START
  await put('backlog', { name: 'messages', waiting: 1, noted_at: START, runs })
  await sweepExpired({ ...services, now: () => (now += 2000) })
  expect(await messages()).toBe(left)
})
