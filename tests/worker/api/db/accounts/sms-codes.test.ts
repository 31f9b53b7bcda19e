import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { creditCode, type EnteredCode, spendCode, spendNewcomerCode, tryCode } from '#src/api/db/accounts/sms-codes.ts'
import { DAY, MINUTE, START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

// Written out, so that another number in the code is noticed.
const CODE_TRIES = 5
const CODE_TRIES_PER_DAY = 20
const STRANGE_TRIES = 2

let codes = 0

/** A code for a new number, and the number. */
async function newCode(other = {}): Promise<{ id: string; mobile: string }> {
  codes += 1
  const [id, mobile] = [`code-${codes}`, `137${String(codes).padStart(8, '0')}`]
  await put('sms_codes', {
    id,
    mobile,
    type: 'register',
    code_hash: 'right',
    sent_at: START,
    expires_at: START + 5 * MINUTE,
    address: 'home',
    ...other,
  })
  return { id, mobile }
}

const typed = (mobile: string, other: Partial<EnteredCode> = {}): EnteredCode => ({
  contact: mobile,
  type: 'register',
  hash: 'right',
  address: 'home',
  now: START + 1,
  ...other,
})
const kindOf = async (code: EnteredCode) => (await tryCode(env.DB, code)).kind

test('a code is right for its number and type while it lives, wherever it is typed', async () => {
  const { mobile } = await newCode()
  const { mobile: another } = await newCode({ code_hash: 'another' })
  expect(await kindOf(typed(mobile, { address: 'elsewhere' }))).toBe('right')
  expect(await kindOf(typed(mobile, { now: START + 5 * MINUTE - 1 }))).toBe('right')
  expect(await kindOf(typed(mobile, { now: START + 5 * MINUTE }))).toBe('wrong')
  expect(await kindOf(typed(mobile, { type: 'reset' }))).toBe('wrong')
  expect(await kindOf(typed(another))).toBe('wrong')
})

test('tries from elsewhere are few, and use up none of those from where the code was asked for', async () => {
  const { id, mobile } = await newCode()
  const stranger = { address: 'elsewhere', hash: 'guess' }
  for (let n = 0; n < STRANGE_TRIES + 2; n += 1) await tryCode(env.DB, typed(mobile, stranger))
  expect(await read('sms_codes', 'wrong_tries, strange_tries', `id = '${id}'`)).toEqual([[0, STRANGE_TRIES]])
  expect(await kindOf(typed(mobile, { address: 'elsewhere' }))).toBe('wrong')
  expect(await kindOf(typed(mobile))).toBe('right')
  for (let n = 0; n < CODE_TRIES - 1; n += 1) await tryCode(env.DB, typed(mobile, { hash: 'guess' }))
  expect(await kindOf(typed(mobile))).toBe('right')
  await tryCode(env.DB, typed(mobile, { hash: 'guess' }))
  expect(await kindOf(typed(mobile))).toBe('wrong')
})

test('the code that counts is the newest asked for from here, else the newest of the number', async () => {
  const { mobile } = await newCode({ code_hash: 'old', sent_at: START - 3 })
  await newCode({ mobile, code_hash: 'here', sent_at: START - 2 })
  await newCode({ mobile, code_hash: 'there', sent_at: START - 1, address: 'there' })
  await newCode({ mobile, code_hash: 'reset', type: 'reset' })
  const right = async (hash: string, address: string) => (await kindOf(typed(mobile, { hash, address }))) === 'right'
  expect([await right('here', 'home'), await right('old', 'home'), await right('there', 'home')]).toEqual([
    true,
    false,
    false,
  ])
  expect([await right('there', 'there'), await right('there', 'elsewhere'), await right('here', 'elsewhere')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a code asked for from here that is over leaves its place to the newest of the number', async () => {
  const { mobile } = await newCode({ code_hash: 'over', sent_at: START - 2, expires_at: START + 1 })
  await newCode({ mobile, code_hash: 'there', sent_at: START - 1, address: 'there' })
  const right = async (hash: string, now: number) => (await kindOf(typed(mobile, { hash, now }))) === 'right'
  expect([await right('over', START), await right('there', START)]).toEqual([true, false])
  expect([await right('over', START + 1), await right('there', START + 1)]).toEqual([false, true])
})

test('the wrong tries of a day are counted over all codes of a number, from one place', async () => {
  const window = DAY + 5 * MINUTE
  const { mobile } = await newCode({ wrong_tries: CODE_TRIES_PER_DAY, sent_at: START + 1 - window, expires_at: START })
  // Neither tells when there may be another try: nobody guessed this one, and this is somebody else’s.
  await newCode({ mobile, sent_at: START - 30, expires_at: START })
  await newCode({ wrong_tries: CODE_TRIES_PER_DAY, sent_at: START - 30, expires_at: START })
  await newCode({
    mobile,
    wrong_tries: CODE_TRIES_PER_DAY,
    address: 'elsewhere',
    sent_at: START - 30,
    expires_at: START,
  })
  await newCode({ mobile })
  expect(await kindOf(typed(mobile))).toBe('right')
  await newCode({ mobile, wrong_tries: CODE_TRIES_PER_DAY - 1, sent_at: START - 10, expires_at: START })
  expect(await kindOf(typed(mobile))).toBe('right')
  expect(await kindOf(typed(mobile, { hash: 'guess' }))).toBe('too-many')
  expect(await kindOf(typed(mobile))).toBe('too-many')
  expect(await tryCode(env.DB, typed(mobile))).toEqual({ kind: 'too-many', freeAt: START - 10 + window })
})

test('a code is spent once, alive, with tries left, and by a newcomer only who has no account', async () => {
  const spend = async (id: string, now = START + 1) => (await spendCode(env.DB, id, now).run()).meta.changes
  const { id } = await newCode()
  expect([await spend('none'), await spend(id, START + 5 * MINUTE), await spend(id), await spend(id)]).toEqual([
    0, 0, 1, 0,
  ])
  expect(await spend((await newCode({ wrong_tries: CODE_TRIES })).id)).toBe(0)
  const newcomer = async (code: string) => (await spendNewcomerCode(env.DB, code, START + 1).run()).meta.changes
  const { id: fresh } = await newCode()
  const user = await newUser()
  const [mobile] = (await read('users', 'mobile', `id = ${user}`)).flat()
  const { id: taken } = await newCode({ mobile })
  const { id: byMail } = await newCode({ mobile: 'newcomer@example.com' })
  await env.DB.prepare("UPDATE users SET email = 'newcomer@example.com' WHERE id = ?").bind(user).run()
  expect([await newcomer(taken), await newcomer(fresh), await spend(taken)]).toEqual([0, 1, 1])
  expect([await newcomer(byMail), await spend(byMail)]).toEqual([0, 1])
})

test('a code that was spent is credited to the account it changed, and only if it changed one', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const [mobile, email] = [String((await read('users', 'mobile', `id = ${user}`)).flat()[0]), 'credited@example.com']
  await env.DB.prepare('UPDATE users SET email = ? WHERE id = ?').bind(email, other).run()
  const [first, second] = [await newCode(), await newCode()]
  const credited = async (name: string, id: string, contact: string) => {
    await env.DB.batch([
      env.DB.prepare("UPDATE users SET user_name = ? WHERE user_name = 'x' AND id IN (?, ?)").bind(name, user, other),
      creditCode(env.DB, id, contact),
    ])
    return read('sms_codes', 'id, used_for', `id IN ('${first.id}', '${second.id}')`, 'id')
  }
  const rename = (id: number) => env.DB.prepare("UPDATE users SET user_name = 'x' WHERE id = ?").bind(id).run()
  await env.DB.prepare("UPDATE users SET user_name = 'y' WHERE id = ?").bind(other).run()
  expect(await credited('y', first.id, mobile)).toEqual([
    [first.id, user],
    [second.id, null],
  ])
  expect(await credited('y', second.id, email)).toEqual([
    [first.id, user],
    [second.id, null],
  ])
  await rename(other)
  expect(await credited('y', second.id, email)).toEqual([
    [first.id, user],
    [second.id, other],
  ])
})
