import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sweeps } from '#src/api/db/sweeping.ts'
import { noteBacklogs } from '#src/api/upkeep/backlog.ts'
import { sweepLinkedFiles } from '#src/api/upkeep/sweep.ts'
import { timeFor } from '#src/api/upkeep/time-for.ts'
import { parseEnv } from '#src/env/index.ts'
import { createTestApi, DAY, HOUR, START, VARIABLES } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { newUser, orderRow, put, read, resumeRow } from '#tests/support/rows.ts'

beforeEach(async () => {
  const tables = ['backlog', 'orders', 'resumes', 'photos', 'linked_files', 'contact_messages', 'sockets']
  await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)))
})

type Noted = { name: string; waiting: number }

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
  await put('photos', { ...photo, key: 'a', sha256: 'a', checked_at: late - 7 * DAY })
  await put('photos', { ...photo, key: 'b', sha256: 'b', checked_at: late - 7 * DAY + 1 })
  const link = (key: string, expires_at: number) => ({ key, user_id: userId, name: 'a.pdf', expires_at })
  await put('linked_files', link('over', late), link('not-yet', late + 1))
  const socket = (id: string, expires_at: number) => ({
    id,
    resume_id: 'gone',
    user_id: userId,
    token_hash: '',
    expires_at,
  })
  await put('sockets', { ...socket('ended', late), opened_at: 0 }, { ...socket('open', late + 1), opened_at: 0 })
  const session = { user_id: userId, created_at: 0, last_seen_at: 0, user_agent: '', address: '' }
  await put('sessions', { ...session, token_hash: 'over', expires_at: late })
  await put('sessions', { ...session, token_hash: 'signed-in', expires_at: late + 1 })
  for (const deletesAt of [late, late + 1]) {
    await env.DB.prepare('UPDATE users SET deletes_at = ? WHERE id = ?')
      .bind(deletesAt, await newUser())
      .run()
  }
  const { services } = createTestApi()
  await noteBacklogs({ ...services, now: () => START })
  await env.DB.exec('UPDATE users SET deletes_at = NULL')
  const { results } = await env.DB.prepare('SELECT name, waiting FROM backlog ORDER BY name').all<Noted>()
  expect(results.map(({ name }) => name)).toEqual(
    [...Object.keys(sweeps), 'accounts', 'links', 'orders', 'photos', 'resumes', 'sockets'].sort(),
  )
  expect(results.filter(({ waiting }) => waiting !== 0)).toEqual([
    { name: 'accounts', waiting: 1 },
    { name: 'links', waiting: 1 },
    { name: 'orders', waiting: 1 },
    { name: 'photos', waiting: 1 },
    { name: 'resumes', waiting: 1 },
    { name: 'sessions', waiting: 1 },
    { name: 'sockets', waiting: 1 },
  ])
})

test('messages are behind where they are forwarded, and nowhere else', async () => {
  const message = { digest: 'x', email: '', name: '', topic: 'other', order_no: '', message: '', locale: 'zh' }
  await put('contact_messages', { ...message, number: 'late', created_at: START - HOUR })
  await put('contact_messages', { ...message, number: 'new', digest: 'y', created_at: START - HOUR + 1 })
  const config = parseEnv({ ...env, ...VARIABLES, MAIL_PROVIDER: 'resend', RESEND_API_KEY: 're_1' })
  const { services } = createTestApi({ config })
  await noteBacklogs({ ...services, now: () => START })
  expect(await noted('letters')).toEqual([])
  await env.DB.prepare("UPDATE site_config SET support_email = 'help@qingjian.test'").run()
  await noteBacklogs({ ...services, now: () => START })
  await env.DB.prepare("UPDATE site_config SET support_email = ''").run()
  expect(await noted('letters')).toEqual([[1, 1]])
})

test('a job that is behind goes on for longer each time, until nothing waits', async () => {
  const userId = await newUser()
  await env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
     INSERT INTO linked_files (key, user_id, name, expires_at) SELECT 'k-' || n, ${userId}, '', 1 FROM numbers`,
  ).run()
  const { services } = createTestApi()
  // Every look at the clock finds it two seconds later, and a thousand take two looks: five seconds are for one.
  let now = START
  const run = async () => {
    await sweepLinkedFiles({ ...services, now: () => (now += 2000) })
    await noteBacklogs({ ...services, now: () => START })
    return [await countOf('SELECT count(*) AS count FROM linked_files'), ...(await noted('links'))]
  }
  expect(await run()).toEqual([2000, [2000, 1]])
  expect(await run()).toEqual([0, [0, 0]])
})

test.each([
  [0, 1000],
  [1, 2000],
  [2, 3000],
  [3, 4000],
  [9, 4000],
])('a job that has been behind %i hours may go on for %i ms instead of 1000', async (runs, ms) => {
  await put('backlog', { name: 'photos', waiting: 1, noted_at: START, runs })
  expect(await timeFor({ db: env.DB }, 'photos', { ms: 1000, steps: 7 })).toEqual({ ms, steps: 7 })
})
