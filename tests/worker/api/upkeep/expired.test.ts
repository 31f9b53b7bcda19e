import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { SCENE_LIMIT_SPAN_MS } from '#src/api/domain/wechat-scene.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { createTestApi, DAY, HOUR, MINUTE } from '#tests/support/api.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'
import { waitingForAll } from '#tests/support/under-way.ts'

/** The first hourly run of a day far from now. */
const NOW = Date.parse('2031-01-01T00:17:00Z')

test('the timer removes of each table what has ended, at the moment it counts no more', async () => {
  const userId = await newUser()
  await put('resumes', resumeRow('kept', userId))
  const scene = { browser_hash: '', address_key: '', place: '', locale: 'zh', created_at: 0 }
  const session = { user_id: userId, created_at: 0, last_seen_at: 0, user_agent: '', address: '' }
  const handoff = { purpose: 'photo', user_id: userId, resume_id: 'kept', session_hash: '', address_key: '' }
  const share = { resume_id: 'kept', user_id: userId, label: '', hide_contacts: 0, download: 0, created_at: 0 }
  const message = { email: '', name: '', topic: 'other', order_no: '', message: '', locale: 'zh', mail: 'sent' }
  /** Table, its key, when it ended, how long it counts after that, and the rest of a row. */
  const tables: [string, string, string, number, (id: string) => Record<string, string | number | null>][] = [
    ['sessions', 'token_hash', 'expires_at', 0, () => session],
    ['captcha_uses', 'id', 'expires_at', 0, () => ({})],
    ['passkey_uses', 'id', 'expires_at', 0, () => ({})],
    ['attempts', 'id', 'at', DAY, () => ({ kind: 'login', mobile: 'm', address: '' })],
    [
      'sms_codes',
      'id',
      'sent_at',
      DAY + 5 * MINUTE,
      () => ({ mobile: 'm', type: 'reset', code_hash: '', expires_at: 0 }),
    ],
    ['handoffs', 'id', 'expires_at', 10 * MINUTE, (id) => ({ ...handoff, link_hash: id })],
    ['wechat_scenes', 'id', 'expires_at', SCENE_LIMIT_SPAN_MS, () => scene],
    [
      'redemption_codes',
      'code_hash',
      'expires_at',
      90 * DAY,
      () => ({ tail: 'X', level: 'monthly', uses: 1, created_at: 0 }),
    ],
    ['shares', 'id', 'revoked_at', 30 * DAY, (id) => ({ ...share, request_key: id, token_hash: id })],
    ['ended_links', 'token_hash', 'ended_at', 30 * DAY, () => ({})],
    ['contact_messages', 'number', 'created_at', 365 * DAY, (id) => ({ ...message, digest: id })],
  ]
  for (const [table, key, ended, countsFor, rest] of tables) {
    for (const [id, offset] of Object.entries({ before: -1, at: 0, after: 1 })) {
      await put(table, { [key]: id, [ended]: NOW - countsFor + offset, ...rest(id) })
    }
  }
  const use = (name: string, day: string) => ({ name, day, kind: 'visit', detail: '', count: 1 })
  await put('use_counts', use('before', '2030-10-02'), use('after', '2030-10-03'))
  const left = async () =>
    Object.fromEntries(
      await Promise.all(
        [...tables.map(([table, key]) => [table, key] as const), ['use_counts', 'name'] as const].map(
          async ([table, key]) => [table, (await read(table, key)).flat().sort()] as const,
        ),
      ),
    )
  const all = await left()
  expect(all).toEqual({
    ...Object.fromEntries(tables.map(([table]) => [table, ['after', 'at', 'before']])),
    use_counts: ['after', 'before'],
  })
  const api = createTestApi()
  api.clock.now = NOW
  await waitingForAll(() => runTimers(api.services, NOW))
  expect(await left()).toEqual(Object.fromEntries(Object.keys(all).map((table) => [table, ['after']])))
  await runTimers(api.services, NOW + HOUR)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM resumes').first('count')).toBe(1)
  expect(api.faults).toEqual([])
})
