import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { admitAttempt, forgetAttempt, wasAdmitted } from '#src/api/db/accounts/attempts.ts'
import { forgetCode, storeCode } from '#src/api/db/accounts/sms-codes.ts'
import { sweeps } from '#src/api/db/sweeping.ts'
import type { AttemptKind } from '#src/api/domain/limits.ts'
import { DAY, HOUR, MINUTE, START } from '#tests/support/api.ts'
import { put, read } from '#tests/support/rows.ts'

let attempts = 0

/** One try, by a person. */
function admit(kind: AttemptKind, mobile: string, address: string, at: number, isPerson = true) {
  attempts += 1
  return admitAttempt(env.DB, { id: `attempt-${attempts}`, kind, mobile, address, at }, isPerson)
}

const admitted = { admitted: true }

test('a rule is full with its number of tries, of one kind, number and address, until the first of them is a span old', async () => {
  for (let n = 0; n < 5; n += 1) expect(await admit('login', 'm1', 'a1', START + n)).toEqual(admitted)
  const full = { admitted: false, freeAt: START + 10 * MINUTE }
  expect(await admit('login', 'm1', 'a1', START + 5)).toEqual(full)
  expect(await admit('login', 'm1', 'a1', START + 10 * MINUTE - 1)).toEqual(full)
  expect(await admit('login', 'm1', 'a2', START + 5)).toEqual(admitted)
  expect(await admit('login', 'm2', 'a1', START + 5)).toEqual(admitted)
  expect(await admit('code-entry', 'm1', 'a1', START + 5)).toEqual(admitted)
  expect(await admit('login', 'm1', 'a1', START + 10 * MINUTE)).toEqual(admitted)
})

test('when several rules are full, the last to be free again counts', async () => {
  for (let n = 0; n < 20; n += 1) expect(await admit('login', 'm3', 'a3', START + n * 3 * MINUTE)).toEqual(admitted)
  expect(await admit('login', 'm3', 'a3', START + 58 * MINUTE)).toEqual({ admitted: false, freeAt: START + DAY })
})

test('who is not known to be a person is stopped earlier, and a person could go on at once', async () => {
  for (let n = 0; n < 3; n += 1) expect(await admit('login', 'm4', 'a4', START + n, false)).toEqual(admitted)
  expect(await admit('login', 'm4', 'a4', START + 3, false)).toEqual({ admitted: false, freeAt: 0 })
  expect(await admit('login', 'm4', 'a4', START + 3)).toEqual(admitted)
})

test('an attempt is forgotten by its id, alone; the same id counts once', async () => {
  const attempt = (id: string) => ({ id, kind: 'login', mobile: 'm5', address: 'a5', at: START }) as const
  expect([await admitAttempt(env.DB, attempt('f1'), true), await admitAttempt(env.DB, attempt('f2'), true)]).toEqual([
    admitted,
    admitted,
  ])
  expect((await admitAttempt(env.DB, attempt('f1'), true)).admitted).toBe(false)
  expect([await wasAdmitted(env.DB, 'f1'), await wasAdmitted(env.DB, 'none')]).toEqual([true, false])
  await forgetAttempt(env.DB, 'f1').run()
  expect([await wasAdmitted(env.DB, 'f1'), await wasAdmitted(env.DB, 'f2')]).toEqual([false, true])
})

test('a code that was not sent is taken back with its place, and no other', async () => {
  const code = { contact: 'm6', type: 'register', hash: 'h', isPerson: true } as const
  const ask = (id: string, at: number) => storeCode(env.DB, { id, kind: 'code', mobile: 'm6', address: 'a6', at }, code)
  expect([await ask('c1', START), await ask('c2', START + 1)]).toEqual([
    admitted,
    { admitted: false, freeAt: START + MINUTE },
  ])
  expect(await ask('c2', START + MINUTE)).toEqual(admitted)
  await forgetCode(env.DB, 'c2')
  const columns = 'id, type, code_hash, sent_at, expires_at, address'
  expect(await read('sms_codes', columns, "mobile = 'm6'")).toEqual([
    ['c1', 'register', 'h', START, START + 5 * MINUTE, 'a6'],
  ])
  expect(await read('attempts', 'id', "mobile = 'm6'")).toEqual([['c1']])
})

test('attempts go after a day, codes after a day and their life', async () => {
  const now = START + 9 * DAY
  for (const n of [-1, 0, 1]) {
    await put('attempts', { id: `sw${n}`, kind: 'login', mobile: 'm7', address: '', at: now - DAY + n })
    const sent = { code_hash: '', sent_at: now - DAY - 5 * MINUTE + n, expires_at: 0 }
    await put('sms_codes', { id: `sw${n}`, mobile: 'm7', type: 'reset', ...sent })
  }
  await env.DB.batch([sweeps.attempts, sweeps.codes].map((sweep) => sweep(env.DB, now).remove(1000)))
  expect(await read('attempts', 'id', "mobile = 'm7'")).toEqual([['sw1']])
  expect(await read('sms_codes', 'id', "mobile = 'm7'")).toEqual([['sw1']])
})

test('an hour’s rule counts an hour, whatever was before it', async () => {
  for (let n = 0; n < 5; n += 1) expect(await admit('code', 'm8', 'a8', START + n * MINUTE)).toEqual(admitted)
  expect(await admit('code', 'm8', 'a8', START + HOUR - 1)).toEqual({ admitted: false, freeAt: START + HOUR })
  expect(await admit('code', 'm8', 'a8', START + HOUR)).toEqual(admitted)
})
