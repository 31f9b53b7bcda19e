import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  planDelete,
  planExport,
  planFind,
  planKeep,
  planLevel,
  planLogout,
  planSessions,
} from '#scripts/lib/operate/users.ts'
import { DEVICE_ID_LENGTH } from '#src/api/domain/devices.ts'
import { registerUser, setLevel, signInToken } from '#tests/support/accounts.ts'
import { createTestApi, DAY, HOUR, START } from '#tests/support/api.ts'
import { operatorBeside, operatorTranscript } from '#tests/support/operator.ts'
import { put, resumeRow } from '#tests/support/rows.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

// What those who run the site read of accounts, whole. Written anew by
// `npx vitest run --project worker whole-users -u`, once the differences have been looked at.

async function openDesk() {
  const api = createTestApi()
  const user = await registerUser(api)
  const operator = operatorBeside(api)
  const names: [RegExp, string][] = [
    [new RegExp(`(user|User|keep) ${user.id}\\b`, 'g'), '$1 ID'],
    [/用户\d{4}/g, 'NAME'],
    [/138\*{4}\d{4}/g, '138****NNNN'],
  ]
  const { note, kept } = operatorTranscript(operator, names)
  const typed = String(user.id)
  return {
    ...{ api, user, operator, names, note, kept },
    find: (search = typed) => note('find', () => planFind(operator, search)),
    level: (level: string, until: number | null, apply?: 'apply') =>
      note(`level ${level}`, () => planLevel(operator, typed, level, until), apply),
    sessions: () => note('sessions', () => planSessions(operator, typed)),
    logout: (session?: string, apply?: 'apply') => note('logout', () => planLogout(operator, typed, session), apply),
    remove: (apply?: 'apply') => note('delete', () => planDelete(operator, typed), apply),
    keep: (apply?: 'apply') => note('keep', () => planKeep(operator, typed), apply),
    set: (column: string, value: string | null) =>
      env.DB.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).bind(value, user.id).run(),
  }
}

test('an account with both, one or neither of number and address, its membership and what it has', async () => {
  const desk = await openDesk()
  await desk.set('email', 'ada.lovelace@example.com')
  await put('resumes', resumeRow('one', desk.user.id))
  await put('resumes', resumeRow('gone', desk.user.id, { deleted_at: START }))
  await setLevel(desk.user.id, 'monthly', START + 31 * DAY)
  await desk.find()
  await desk.find(' ADA.lovelace@example.com ')
  await desk.set('mobile', null)
  await desk.find()
  await desk.set('email', null)
  await desk.find()
  await desk.find('ada.lovelace@example.com')
  await desk.find('')
  await desk.kept('user-found')
})

test('levels: what they need, from what to what, once told', async () => {
  const desk = await openDesk()
  await desk.level('monthly', START + 3 * DAY, 'apply')
  await desk.level('lifetime', null)
  await desk.level('lifetime', null, 'apply')
  await desk.level('lifetime', START)
  await desk.level('yearly', null)
  await desk.level('free', null, 'apply')
  await desk.level('', null)
  await desk.kept('user-levels')
})

test('of two sessions one is ended, by its own name alone', async () => {
  const desk = await openDesk()
  await env.DB.prepare("UPDATE sessions SET user_agent = ?, country = 'CN' WHERE user_id = ?")
    .bind(BROWSER, desk.user.id)
    .run()
  desk.api.clock.now += HOUR
  const second = await signInToken(desk.api, desk.user)
  const isSignedIn = async (token: string) => (await desk.api.call('user.Info/index', {}, { token })).status === 200
  const { results } = await env.DB.prepare('SELECT token_hash FROM sessions WHERE user_id = ? ORDER BY created_at')
    .bind(desk.user.id)
    .all<{ token_hash: string }>()
  const [one = '', two = ''] = results.map(({ token_hash }) => token_hash.slice(0, DEVICE_ID_LENGTH))
  desk.names.unshift(
    [new RegExp(one, 'g'), 'ONE'],
    [new RegExp(two, 'g'), 'TWO'],
    [new RegExp(one.slice(1), 'g'), 'PART'],
  )
  await desk.sessions()
  await desk.logout(two, 'apply')
  expect([await isSignedIn(desk.user.token), await isSignedIn(second)]).toEqual([true, false])
  await desk.logout(two, 'apply')
  await desk.note('logout by a part of its name', () => planLogout(desk.operator, String(desk.user.id), one.slice(1)))
  await desk.logout()
  await signInToken(desk.api, desk.user)
  await desk.logout(undefined, 'apply')
  await desk.sessions()
  await desk.kept('user-sessions')
})

test('an account that is to go, kept to the last moment and not a moment more', async () => {
  const desk = await openDesk()
  await put('resumes', resumeRow('two', desk.user.id))
  await desk.keep()
  await desk.remove()
  await desk.remove('apply')
  await desk.remove()
  await desk.find()
  desk.api.clock.now += 7 * DAY - 1
  await desk.keep()
  await desk.keep('apply')
  await desk.find()
  await desk.remove('apply')
  desk.api.clock.now += 7 * DAY
  await desk.keep('apply')
  await desk.kept('user-going')
})

test('an account that went while its archive was to be made, or its deletion', async () => {
  const desk = await openDesk()
  const typed = String(desk.user.id)
  const written: unknown[] = []
  const export_ = await planExport(desk.operator, typed, {
    file: 'x.zip',
    withSite: (use) => use({ archive: async () => null }),
    write: async (archive) => void written.push(archive),
  })
  const leave = await planDelete(desk.operator, typed)
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(desk.user.id).run()
  await expect(export_.act?.()).rejects.toThrow('The account is gone.')
  await expect(leave.act?.()).rejects.toThrow('The account is gone.')
  expect(written).toEqual([])
})
