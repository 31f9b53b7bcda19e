import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { put } from '#tests/support/rows.ts'
import { setUpWays } from '#tests/support/ways.ts'

const done = { code: 1, msg: '已解绑', data: null }
const last = { code: 1062, msg: '这是最后一种登录方式，解绑后就无法登录了。请先绑定另一种' }

test('the last way stays; with another one left it goes, and going again changes nothing', async () => {
  const { user, addEmail, remove, account, letters } = await setUpWays()
  expect(await remove('mobile')).toEqual(last)
  expect(await remove('email')).toEqual(done)
  const email = await addEmail()
  expect(await remove('mobile')).toEqual(done)
  expect(await account()).toEqual({ mobile: null, email })
  expect(letters().at(-1)).toBe(`${email}: 你的账号解绑了手机号，不能再用它登录。`)
  expect(await remove('mobile')).toEqual(done)
  expect(await remove('email')).toEqual(last)
  await put('identities', { provider: 'wechat', subject: `o-${user.id}`, user_id: user.id, created_at: 0 })
  expect(await remove('email')).toEqual(done)
  expect(letters().at(-1)).toBe(`${email}: 你的账号解绑了邮箱，不能再用这个邮箱登录。`)
  expect(await remove('wechat')).toEqual(last)
})

test('WeChat goes while a number is left, and the address of the account hears of it once', async () => {
  const { user, addEmail, remove, letters } = await setUpWays()
  const email = await addEmail()
  await put('identities', { provider: 'wechat', subject: `o-${user.id}`, user_id: user.id, created_at: 0 })
  const before = letters().length
  expect(await remove('wechat')).toEqual(done)
  expect(await remove('wechat')).toEqual(done)
  expect(letters().slice(before)).toEqual([`${email}: 你的账号解绑了微信，不能再用它登录。`])
  expect(await remove('email')).toEqual(done)
  expect(await remove('mobile')).toEqual(last)
})

test('removing all ways at once leaves one', async () => {
  const { addEmail, remove, account } = await setUpWays()
  await addEmail()
  const answers = await Promise.all((['mobile', 'email', 'mobile', 'email'] as const).map(remove))
  const left = Object.values((await account()) ?? {}).filter((contact) => contact !== null)
  expect(left.length).toBe(1)
  expect(answers.map((answer) => (answer as { code: number }).code).sort()).toEqual([1, 1, 1062, 1062])
})

test('only for somebody who has shown lately who they are', async () => {
  const { api, addEmail, remove, account } = await setUpWays()
  const email = await addEmail()
  api.clock.now += PROOF_LIFE_MS
  expect(await remove('email')).toMatchObject({ code: 1040 })
  expect((await account())?.email).toBe(email)
})
