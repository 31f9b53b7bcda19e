import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Trouble } from '#scripts/lib/main.ts'
import { planCodes, planList, planRevoke, planUsage } from '#scripts/lib/operate/codes.ts'
import { planOperations } from '#scripts/lib/operate/operations.ts'
import { run } from '#scripts/lib/operate/task.ts'
import { runTimers } from '#src/api/upkeep/timers.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, START } from '#tests/support/api.ts'
import { countOf, databaseWith } from '#tests/support/database.ts'
import { operatorBeside, told } from '#tests/support/operator.ts'
import { newCode } from '#tests/support/redeem-codes.ts'
import { read } from '#tests/support/rows.ts'

const DRY = 'Nothing has been changed: this is what --apply would do.'
const batch = { plan: 'yearly', count: 2, uses: 3, expiresAt: null }

test('codes are made once --apply is given, listed by an id and redeemed by people', async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  const make = () => planCodes(operator, batch)
  expect(await told(operator, make)).toEqual(['Codes to make: 2 of yearly, 3 uses each, for good', DRY])
  expect(await countOf('SELECT count(*) AS count FROM redemption_codes')).toBe(0)
  const [, code = '', other = ''] = await told(operator, make, 'apply')
  const { id, token } = await registerUser(api)
  const redeemed = await api.call('user/vip_redeem', { code }, { token })
  expect(redeemed.body).toMatchObject({ code: 1 })
  const [, ...rows] = await told(operator, () => planList(operator, false))
  expect(rows.at(-1)).toBe('2 codes')
  for (const [text, used] of [
    [code, '1/3'],
    [other, '0/3'],
  ]) {
    expect(rows.find((row) => row.includes(`****-****-${text?.slice(-4)}`))).toMatch(
      new RegExp(`^[\\w-]{10}  \\S+  yearly  ${used}   [-\\d]{10} [:\\d]{8}  for good$`),
    )
  }
  expect(await told(operator, () => planUsage(operator, code.toLowerCase()))).toEqual([
    expect.stringMatching(/^\*{4}-\*{4}-\w{4} \([\w-]{10}\) of yearly: used 1 of 3 times$/),
    'user   redeemed',
    `${id}  2026-11-21 10:00:00`,
  ])
})

test("a secret that is not the site's is refused before it makes codes nobody could redeem", async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  await runTimers(api.services, api.clock.now)
  expect(await told(operator, () => planCodes(operator, batch))).toHaveLength(2)
  const codes = () => countOf('SELECT count(*) AS count FROM redemption_codes')
  const before = await codes()
  const other = { ...operator, secret: () => 'b'.repeat(32) }
  const refusal = 'APP_SECRET here is another than that of the site, which could not redeem such codes.'
  await expect(told(other, () => planCodes(other, batch), 'apply')).rejects.toThrow(refusal)
  await expect(told(other, () => planUsage(other, 'ABCD-EFGH-JKMN'))).rejects.toThrow(refusal)
  expect(await codes()).toBe(before)
})

test('a revoked code says that it has expired, and what it gave stays', async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  const code = await newCode(api, 'monthly', { uses: 9 })
  const [first, second] = [await registerUser(api), await registerUser(api)]
  await api.call('user/vip_redeem', { code }, { token: first.token })
  const revoke = () => planRevoke(operator, code)
  expect((await told(operator, revoke))[1]).toBe(DRY)
  expect((await told(operator, revoke, 'apply'))[1]).toMatch(/ is revoked\.$/)
  await expect(told(operator, revoke, 'apply')).rejects.toThrow(/ is ended already\.$/)
  const late = await api.call('user/vip_redeem', { code }, { token: second.token })
  expect(late.body).toMatchObject({ code: 1014, msg: '这个兑换码已过期' })
  expect(await read('users', 'level', `id IN (${first.id}, ${second.id})`, 'id')).toEqual([['monthly'], ['free']])
})

test('what is not there is refused, and every run is on record with its outcome', async () => {
  const api = createTestApi()
  const operator = operatorBeside(api)
  await env.DB.exec('DELETE FROM operations')
  await expect(told(operator, () => planRevoke(operator, 'A1B2C3D4E5'))).rejects.toThrow('There is no such code.')
  await expect(told(operator, () => planCodes(operator, { ...batch, plan: 'free' }))).rejects.toThrow(
    'A plan is one of monthly, yearly, lifetime, not "free".',
  )
  await told(operator, () => planCodes(operator, batch))
  await told(operator, () => planCodes(operator, batch), 'apply')
  const failing = (error: Error) => async () => ({ subject: 'x', lines: [], act: () => Promise.reject(error) })
  await expect(told(operator, failing(new Trouble('Too late.')), 'apply')).rejects.toThrow('Too late.')
  await expect(told(operator, failing(new Error('D1 is down')), 'apply')).rejects.toThrow('D1 is down')
  await told(operator, () => planList(operator, true))
  const { id } = await registerUser(api)
  await told(operator, async () => ({ subject: 'somebody', userId: id, lines: [] }))
  expect(await read('operations', 'at, operator, command, subject, user_id, outcome', '1', 'id')).toEqual([
    [START, 'ada@desk', 'test', '', null, 'refused'],
    [START, 'ada@desk', 'test', '', null, 'refused'],
    [START, 'ada@desk', 'test', 'yearly', null, 'dry'],
    [START, 'ada@desk', 'test', 'yearly', null, 'done'],
    [START, 'ada@desk', 'test', 'x', null, 'failed'],
    [START, 'ada@desk', 'test', 'x', null, 'begun'],
    [START, 'ada@desk', 'test', 'codes', null, 'read'],
    [START, 'ada@desk', 'test', 'somebody', id, 'read'],
  ])
  expect((await told(operator, () => planOperations(operator, 1)))[1]).toBe(
    `2026-11-21 10:00:00  ada@desk  test     read     ${id}  somebody`,
  )
  expect((await told(operator, () => planOperations(operator, 9))).join(' ')).not.toContain('null')
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()
  expect(await read('operations', 'user_id', "subject = 'somebody'", 'id')).toEqual([[null]])
})

test('what somebody saw is on record though they stopped listening, and what broke is told as it broke', async () => {
  const operator = operatorBeside(createTestApi())
  await env.DB.exec('DELETE FROM operations')
  const lines = run('test', 'ada@desk', false, operator, async () => ({ subject: 'seen', lines: ['one', 'two'] }))
  expect(await lines.next()).toEqual({ done: false, value: 'one' })
  await lines.return(undefined)
  expect(await read('operations', 'subject, outcome', '1', 'id')).toEqual([['seen', 'read']])
  const unreachable = () => {
    throw new Error('No connection')
  }
  const broken = { ...operator, db: databaseWith({ prepare: unreachable }) }
  const plan = () => Promise.reject(new Error('The first fault'))
  await expect(run('test', 'ada@desk', false, broken, plan).next()).rejects.toThrow('The first fault')
})
