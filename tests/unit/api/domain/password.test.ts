import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from '#src/api/domain/password.ts'

const COST = 4
const salt = new Uint8Array(16).fill(7)
const saltText = Buffer.from(salt).toString('base64').replace(/=+$/, '')

function stored(parameters: string, options: { N: number; r: number; p: number }, password = 'correct horse'): string {
  const key = scryptSync(password, salt, 32, { ...options, maxmem: 2 ** 28 })
  return `$scrypt$${parameters}$${saltText}$${key.toString('base64').replace(/=+$/, '')}`
}

/** Scrypt with r = 8 and p = 1, five times over. */
function fiveSteps(cost: number): string {
  let key: string | Buffer = 'correct horse'
  for (let done = 0; done < 5; done += 1) key = scryptSync(key, salt, 32, { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** 28 })
  return `$scrypt$ln=${cost},r=8,p=1,t=5$${saltText}$${Buffer.from(key).toString('base64').replace(/=+$/, '')}`
}

test.each([4, 14])(
  'a hash of cost %i is a PHC string of scrypt five times over, with rests in between',
  async (cost) => {
    let rests = 0
    const rest = async () => {
      rests += 1
    }
    expect(await hashPassword('correct horse', cost, () => salt, rest)).toBe(fiveSteps(cost))
    expect(rests).toBe(4)
  },
)

test.each([
  ['correct horse', true],
  ['correct house', false],
  ['correct horse ', false],
  ['Correct horse', false],
  ['ｃｏｒｒｅｃｔ　ｈｏｒｓｅ', true],
  ['', false],
])('%j verifies: %s', async (password, expected) => {
  expect(await verifyPassword(password, await hashPassword('correct horse', COST, () => salt), COST)).toBe(expected)
})

test('a hash with other parameters verifies by its own, and asks to be replaced', async () => {
  const old = stored('ln=5,r=4,p=1', { N: 32, r: 4, p: 1 })
  expect(await verifyPassword('correct horse', old, COST)).toBe(true)
  const inOneStep = stored('ln=4,r=8,p=5', { N: 16, r: 8, p: 5 })
  expect(await verifyPassword('correct horse', inOneStep, COST)).toBe(true)
  expect([old, inOneStep, fiveSteps(COST)].map((hash) => needsRehash(hash, COST))).toEqual([true, true, false])
  const own = fiveSteps(COST)
  const others = [
    own.replace('ln=4', 'ln=5'),
    own.replace('r=8', 'r=4'),
    own.replace('p=1', 'p=2'),
    own.replace('t=5', 't=4'),
    'no hash',
  ]
  expect(others.map((hash) => needsRehash(hash, COST))).toEqual(others.map(() => true))
})

test('the most costly hash that is read verifies', async () => {
  const most = stored('ln=16,r=8,p=1', { N: 2 ** 16, r: 8, p: 1 })
  expect(await verifyPassword('correct horse', most, COST)).toBe(true)
})

describe('an unreadable or too costly hash matches no password', () => {
  const key = 'A'.repeat(43)
  test.each([
    [null],
    [''],
    ['correct horse'],
    [`$argon2id$v=19$m=19456,t=2,p=1$${saltText}$${key}`],
    [`$scrypt$ln=17,r=8,p=1$${saltText}$${key}`],
    [`$scrypt$ln=16,r=8,p=5$${saltText}$${key}`],
    [`$scrypt$ln=0,r=8,p=5$${saltText}$${key}`],
    [`$scrypt$ln=4,r=0,p=5$${saltText}$${key}`],
    [`$scrypt$ln=4,r=8,p=0$${saltText}$${key}`],
    [`$scrypt$ln=4,r=8,p=1,t=0$${saltText}$${key}`],
    [`$scrypt$ln=14,r=8,p=1,t=9$${saltText}$${key}`],
    [`$scrypt$ln=4,r=8,p=5$$${key}`],
    [`$scrypt$ln=4,r=8,p=5$${saltText}$${key}A`],
  ])('%j', async (hash) => {
    let rests = 0
    const rest = async () => {
      rests += 1
    }
    // What is done is the work of a hash of ours, not of the one that is stored.
    expect([await verifyPassword('correct horse', hash, COST, rest), rests]).toEqual([false, 4])
  })
})
