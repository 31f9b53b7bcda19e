import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { maintained } from '#scripts/lib/operate/maintained.ts'
import {
  planDelete,
  planExport,
  planFind,
  planKeep,
  planLevel,
  planLogout,
  planSessions,
} from '#scripts/lib/operate/users.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { createApp } from '#src/app.ts'
import { download } from '#tests/support/account-archive.ts'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY, MINUTE } from '#tests/support/api.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { partsOf } from '#tests/support/read-docx.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { read } from '#tests/support/rows.ts'
import { levelOf } from '#tests/support/shop.ts'

const KEY = 'k'.repeat(32)
const NOT_SIGNED_IN = { code: 401 }

async function setUp() {
  const api = createTestApi()
  const user = await registerUser(api)
  const signedIn = (token: string) => api.call('user.Info/index', {}, { token })
  return { api, ...user, operator: operatorBeside(api), signedIn }
}

test('an account is found by its id or number, which is not told whole', async () => {
  const { operator, id } = await setUp()
  const mobile = String(await env.DB.prepare('SELECT mobile FROM users WHERE id = ?').bind(id).first('mobile'))
  for (const text of [String(id), mobile]) {
    const lines = await told(operator, () => planFind(operator, text))
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^user ${id}: .*, 138\\*{4}\\d{4}, since 2026-11-21 10:00:00$`)),
      'membership: free',
      '0 résumés, 0 paid orders',
    ])
    expect(lines.join()).not.toContain(mobile)
  }
  await expect(told(operator, () => planFind(operator, '13999999999'))).rejects.toThrow('There is no such user.')
  expect(await read('operations', 'subject, detail, user_id', `user_id = ${id}`, 'id')).toEqual([
    ['', '', id],
    ['', '', id],
  ])
})

test('a level is given with its end, unless the membership changed meanwhile', async () => {
  const { operator, id, token, signedIn } = await setUp()
  const until = operator.now() + 9 * DAY
  const give = () => planLevel(operator, String(id), 'yearly', until)
  expect((await told(operator, give))[0]).toBe(`Membership of user ${id}: free -> yearly until 2026-11-30 10:00:00`)
  expect(await levelOf(id)).toEqual({ level: 'free', until: null })
  const late = await planLevel(operator, String(id), 'lifetime', null)
  await told(operator, give, 'apply')
  expect(await levelOf(id)).toEqual({ level: 'yearly', until })
  expect((await signedIn(token)).body).toMatchObject({ data: { is_vip: true, vip_expires_at: until } })
  await expect(late.act?.()).rejects.toThrow('The membership changed meanwhile')
  expect((await levelOf(id))?.level).toBe('yearly')
  for (const [level, end, words] of [
    ['gold', null, 'A level is one of free, monthly, yearly, lifetime, not "gold".'],
    ['monthly', null, 'Say how long with --until: monthly is not for good.'],
    ['lifetime', until, 'lifetime has no end: leave --until out.'],
  ] as const) {
    await expect(told(operator, () => planLevel(operator, String(id), level, end))).rejects.toThrow(words)
  }
})

test('sessions are listed and ended, one or all, and nobody else notices', async () => {
  const { api, operator, id, token, signedIn } = await setUp()
  const other = await registerUser(api)
  const [, row = ''] = await told(operator, () => planSessions(operator, String(id)))
  const session = row.split(' ')[0] ?? ''
  await expect(told(operator, () => planLogout(operator, String(other.id), session))).rejects.toThrow('has no session')
  await told(operator, () => planLogout(operator, String(id), session))
  expect((await signedIn(token)).body).toMatchObject({ code: 1 })
  await told(operator, () => planLogout(operator, String(id), session), 'apply')
  expect((await signedIn(token)).body).toMatchObject(NOT_SIGNED_IN)
  expect((await signedIn(other.token)).body).toMatchObject({ code: 1 })
  await told(operator, () => planLogout(operator, String(other.id), undefined), 'apply')
  expect((await signedIn(other.token)).body).toMatchObject(NOT_SIGNED_IN)
})

test('a deleted account is signed out, can be kept for seven days, and is emptied after them', async () => {
  const { api, operator, id, token, signedIn } = await setUp()
  await setLevel(id, 'lifetime', null)
  const remove = () => planDelete(operator, String(id))
  expect((await told(operator, remove)).at(-1)).toBe('Nothing has been changed: this is what --apply would do.')
  expect((await signedIn(token)).body).toMatchObject({ code: 1 })
  expect((await told(operator, remove, 'apply'))[2]).toMatch(/^It is emptied at 2026-11-28 10:00:00\./)
  expect((await signedIn(token)).body).toMatchObject(NOT_SIGNED_IN)
  await expect(told(operator, remove, 'apply')).rejects.toThrow('already')
  expect((await told(operator, () => planKeep(operator, String(id)), 'apply'))[1]).toBe('Kept.')
  await told(operator, remove, 'apply')
  api.clock.now += 7 * DAY + 2 * MINUTE
  await expect(told(operator, () => planKeep(operator, String(id)), 'apply')).rejects.toThrow(
    'The time to keep it is over.',
  )
  const all = "operator = 'ada@desk' AND at >= 0"
  const before = (await read('operations', 'user_id', all, 'id')).length
  await runTimers(api.services, api.clock.now)
  expect(await read('users', 'id', `id = ${id}`, 'id')).toEqual([])
  expect(await read('operations', 'id', `user_id = ${id}`, 'id')).toEqual([])
  expect((await read('operations', 'user_id', all, 'id')).length).toBe(before)
  const texts = await env.DB.prepare('SELECT group_concat(subject || detail) AS texts FROM operations').first('texts')
  expect(String(texts)).not.toContain(String(id))
})

test('the archive is the one its owner would get, in their language, and nothing is read without --apply', async () => {
  const owner = await setUpOwner()
  const { api, token } = owner
  const { id } = owner.user
  await env.DB.prepare("UPDATE users SET language = 'en' WHERE id = ?").bind(id).run()
  const services = { ...api.services, config: { ...api.services.config, maintenanceKey: KEY } }
  const site = maintained('https://qingjian.test', KEY, async (request) =>
    createApp(() => services).fetch(request, env, createExecutionContext()),
  )
  let asked = 0
  let archive = new Uint8Array()
  const plan = () =>
    planExport(operatorBeside(api), String(id), {
      file: 'x.zip',
      withSite: (use) => {
        asked += 1
        return use(site)
      },
      write: async (stream) => {
        archive = new Uint8Array(await new Response(stream).arrayBuffer())
      },
    })
  expect(await told(operatorBeside(api), plan)).toEqual([
    `To export: everything of user ${id} with 1 résumé, to x.zip`,
    'Nothing has been changed: this is what --apply would do.',
  ])
  expect(asked).toBe(0)
  expect((await told(operatorBeside(api), plan, 'apply'))[1]).toMatch(/^Written: x\.zip\./)
  const theirs = await download(api, token, 'en')
  const ours = partsOf(Buffer.from(archive))
  expect([...ours.keys()]).toEqual(theirs.names)
  expect(Buffer.from(ours.get('README.txt') ?? []).toString()).toBe(theirs.readme)
  expect(await site.archive(1)).toBe(null)
})
