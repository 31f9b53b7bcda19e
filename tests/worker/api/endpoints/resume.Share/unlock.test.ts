import { expect, test } from 'vitest'
import { MINUTE } from '#tests/support/api.ts'
import { ended, setUpShare } from '#tests/support/shares.ts'

const wrong = { status: 200, body: { code: 1032, msg: '密码不正确', errors: { password: '密码不正确' } } }

test('the right password gives a pass, a wrong one none', async () => {
  const { unlock } = await setUpShare({ password: 'bamboo' })
  expect(await unlock('Bamboo')).toEqual(wrong)
  expect((await unlock('bamboo')).body).toMatchObject({ code: 1, data: { pass: expect.stringMatching(/^\d{13}\./) } })
})

test('right tries count for nothing', async () => {
  const { unlock } = await setUpShare({ password: 'bamboo' })
  for (let nth = 0; nth < 8; nth += 1) expect((await unlock('bamboo')).body).toMatchObject({ code: 1 })
  expect(await unlock('guess')).toEqual(wrong)
})

test('after five wrong tries not even the right one is taken, until some time has passed; others are not kept out', async () => {
  const { api, unlock } = await setUpShare({ password: 'bamboo' })
  const tries = await Promise.all(Array.from({ length: 8 }, (_, nth) => unlock(`guess ${nth}`)))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(3)
  expect(await unlock('bamboo')).toMatchObject({ status: 429, body: { code: 429, retry_after: 600 } })
  expect((await unlock('bamboo', '2001:db8:2::1')).body).toMatchObject({ code: 1 })
  api.clock.now += 10 * MINUTE
  expect((await unlock('bamboo')).body).toMatchObject({ code: 1 })
})

test('however many guess elsewhere, whoever knows the password gets in', async () => {
  const { api, unlock, link } = await setUpShare({ password: 'bamboo' })
  const { db } = api.services
  const rows = Array.from({ length: 100 }, (_, nth) =>
    db
      .prepare('INSERT INTO attempts (id, kind, mobile, address, at) VALUES (?, ?, ?, ?, ?)')
      .bind(`try-${nth}`, 'share', link.id, `10.0.0.${nth}`, api.clock.now),
  )
  await db.batch(rows)
  expect((await unlock('bamboo')).body).toMatchObject({ code: 1 })
})

test('a revoked link says nothing of its password', async () => {
  const { unlock, revoke } = await setUpShare({ password: 'bamboo' })
  await revoke()
  expect([await unlock('bamboo'), await unlock('guess')]).toEqual([ended, ended])
})
