import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addCodes, listRedemptions, readCodeCase, redeemCode } from '#src/api/db/orders/redemptions.ts'
import { START } from '#tests/support/api.ts'
import { newUser, put, read } from '#tests/support/rows.ts'

test('a code is spent while it has uses and lives, on the membership it was entered for, once by each person', async () => {
  const code = (hash: string, uses: number, expiresAt: number | null) => ({
    hash,
    tail: 'TAIL',
    level: 'monthly',
    uses,
    expiresAt,
  })
  await addCodes(env.DB, [code('two', 2, null), code('ends', 9, START), code('lives', 9, START + 1)], 3)
  const [user, other, third] = [await newUser(), await newUser(), await newUser()]
  const free: { level: string; levelUntil: number | null } = { level: 'free', levelUntil: null }
  const after = { level: 'monthly', levelUntil: START + 5 }
  const redeem = (hash: string, userId: number, before = free, given = after) =>
    redeemCode(env.DB, { userId, hash, before, after: given, days: 31, now: START })
  expect([
    await redeem('none', user),
    await redeem('ends', user),
    await redeem('two', user, { level: 'yearly', levelUntil: null }),
  ]).toEqual([false, false, false])
  expect(await redeem('two', user, free, { level: 'yearly', levelUntil: START + 5 })).toBe(false)
  expect(await redeem('two', user)).toBe(true)
  expect([await redeem('two', user, { level: 'monthly', levelUntil: null }), await redeem('two', user, after)]).toEqual(
    [false, false],
  )
  expect([await redeem('two', other), await redeem('two', third), await redeem('lives', third)]).toEqual([
    true,
    false,
    true,
  ])
  expect(await read('redemption_codes', 'code_hash, used', '1', 'code_hash')).toEqual([
    ['ends', 0],
    ['lives', 1],
    ['two', 2],
  ])
  expect(await read('users', 'level, level_until', `id IN (${user}, ${other}, ${third})`)).toEqual([
    ['monthly', START + 5],
    ['monthly', START + 5],
    ['monthly', START + 5],
  ])
  // Of the membership both its level and its end are still those it was entered for.
  for (const before of [
    { level: 'monthly', levelUntil: START + 4 },
    { level: 'yearly', levelUntil: START + 5 },
  ]) {
    expect(await redeem('lives', user, before, { level: 'monthly', levelUntil: START + 9 })).toBe(false)
  }
  expect(await redeem('lives', user, after, { level: 'monthly', levelUntil: START + 9 })).toBe(true)
  const listed = await listRedemptions(env.DB, user)
  expect(listed.map(({ levelUntil }) => levelUntil).toSorted()).toEqual([START + 5, START + 9])
})

test('what a code has given is told to the person it was given to, and of that code alone', async () => {
  const code = (hash: string) => ({ hash, tail: hash, level: 'monthly', uses: 9, expiresAt: null })
  await addCodes(env.DB, [code('one'), code('other')], 3)
  const [user, stranger] = [await newUser(), await newUser()]
  const before = { level: 'free', levelUntil: null }
  const after = { level: 'monthly', levelUntil: START + 5 }
  await redeemCode(env.DB, { userId: user, hash: 'one', before, after, days: 31, now: START })
  const given = async (hash: string, userId: number) => (await readCodeCase(env.DB, hash, userId)).redeemed
  expect(await given('one', user)).toEqual({
    ...{ tail: 'one', level: 'monthly', days: 31, levelUntil: START + 5, redeemedAt: START },
  })
  expect([await given('other', user), await given('one', stranger)]).toEqual([null, null])
  const found = await readCodeCase(env.DB, 'one', stranger)
  expect([found.code?.tail, found.code?.used, found.account?.id]).toEqual(['one', 1, stranger])
  expect((await readCodeCase(env.DB, 'none', user)).code).toBeNull()
})

test('of what somebody redeemed the newest fifty are listed', async () => {
  const user = await newUser()
  const hashes = Array.from({ length: 51 }, (_, nth) => `many-${nth}`)
  const code = (hash: string) => ({ hash, tail: hash, level: 'monthly', uses: 1, expiresAt: null })
  await addCodes(env.DB, hashes.map(code), 3)
  const row = (code_hash: string, nth: number) => ({
    ...{ user_id: user, code_hash, tail: code_hash, level: 'monthly', days: 31, level_until: 9, redeemed_at: nth },
  })
  await put('redemptions', ...hashes.map(row))
  expect((await listRedemptions(env.DB, user)).map(({ tail }) => tail)).toEqual(hashes.toReversed().slice(0, 50))
})
