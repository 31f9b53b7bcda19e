import { expect, test } from 'vitest'
import { signInToken } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { forgetfulDatabase } from '#tests/support/database.ts'
import { createScanApi, setUpScans } from '#tests/support/wechat-scans.ts'

const done = { code: 1, msg: '已绑定微信', data: null }
const taken = {
  code: 1063,
  msg: '这个微信是另一个账号的登录方式，没有绑定到这里。两个账号不会自动合并：请换一个微信，或登录那个账号把它解绑',
}
const over = { code: 1065, msg: '二维码已过期，请刷新后重新扫码' }

test('the WeChat of a confirmed scan is added, once; the address of the account hears of it', async () => {
  const { scanned, bindScan, hasWechat, addEmail, letters, remove } = await setUpScans()
  const email = await addEmail()
  const scene = await scanned('bind', 'o-add')
  expect(await bindScan(scene)).toEqual(done)
  expect(await hasWechat()).toBe('o-add')
  expect(letters().at(-1)).toBe(`${email}: 你的账号绑定了微信。`)
  const count = letters().length
  expect(await bindScan(scene)).toEqual(done)
  expect(letters()).toHaveLength(count)
  // What was taken off is not added again by the old scan.
  expect(await remove('wechat')).toMatchObject({ code: 1 })
  expect(await bindScan(scene)).toMatchObject({ code: 1064 })
  expect(await hasWechat()).toBeNull()
})

test('a WeChat of another account stays there; an account has one WeChat', async () => {
  const one = await setUpScans()
  const two = await setUpScans(one.api)
  await one.bindScan(await one.scanned('bind', 'o-first'))
  expect(await two.bindScan(await two.scanned('bind', 'o-first'))).toEqual(taken)
  expect([await one.hasWechat(), await two.hasWechat()]).toEqual(['o-first', null])
  expect(await one.bindScan(await one.scanned('bind', 'o-second'))).toEqual({
    code: 1064,
    msg: '这个账号已经绑定了另一个微信，请先解绑',
  })
  expect(await one.hasWechat()).toBe('o-first')
})

test('two accounts bind one WeChat at once: one has it, the other is told', async () => {
  const one = await setUpScans()
  const two = await setUpScans(one.api)
  const scenes = [await one.scanned('bind', 'o-race'), await two.scanned('bind', 'o-race')] as const
  const [first, second] = await Promise.all([one.bindScan(scenes[0]), two.bindScan(scenes[1])])
  const winner = (await one.hasWechat()) === 'o-race' ? 'first' : 'second'
  expect([await one.hasWechat(), await two.hasWechat()].filter((openid) => openid === 'o-race')).toHaveLength(1)
  expect(winner === 'first' ? [first, second] : [second, first]).toEqual([done, taken])
})

test('a scan is good for its session and purpose alone, once it is confirmed and while it lasts', async () => {
  const { api, user, openScan, scanned, bindScan, hasWechat } = await setUpScans()
  const elsewhere = await signInToken(api, user)
  expect(await bindScan(await openScan('bind'))).toEqual(over)
  expect(await bindScan(await scanned('prove', 'o-none'))).toEqual(over)
  const scene = await scanned('bind', 'o-none')
  expect(await bindScan(scene, elsewhere)).toEqual(over)
  api.clock.now += 5 * MINUTE
  expect(await bindScan(scene)).toEqual(over)
  expect(await hasWechat()).toBeNull()
})

test('when the answer is lost, asking again succeeds', async () => {
  const forgetful = forgetfulDatabase()
  const { scanned, bindScan, hasWechat } = await setUpScans(createScanApi({ db: forgetful.db }))
  const scene = await scanned('bind', 'o-lost')
  forgetful.loseReplyOf(1)
  expect(await bindScan(scene)).toMatchObject({ code: 500 })
  expect(await bindScan(scene)).toEqual(done)
  expect(await hasWechat()).toBe('o-lost')
})
