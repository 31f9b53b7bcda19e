import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PROOF_LIFE_MS } from '#src/api/accounts/proof.ts'
import { signInToken } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE } from '#tests/support/api.ts'
import { forgetfulDatabase } from '#tests/support/database.ts'
import { setUpOwner } from '#tests/support/resumes.ts'
import { listen } from '#tests/support/sockets.ts'
import { MAILING, setUpWays } from '#tests/support/ways.ts'

const password = 'a better password'
const done = { status: 200, body: { code: 1, msg: '密码已保存，其他设备已退出登录', data: null } }

test('another password ends the other sessions with their sockets, never this one', async () => {
  const owner = await setUpOwner(createTestApi({ config: MAILING }))
  const { api, user, token } = owner
  const { addEmail, letters } = await setUpWays(api, user)
  const email = await addEmail()
  const phone = await signInToken(api, user)
  const socket = await listen({ ...owner, token: phone })
  expect(await api.call('user.Password/save', { password }, { token })).toEqual(done)
  await expect.poll(() => socket.closed).toEqual([4401])
  expect((await api.call('user.Info/index', {}, { token: phone })).status).toBe(401)
  expect((await api.call('user.Info/index', {}, { token })).status).toBe(200)
  expect((await api.call('user.Base/loginByPassword', { ...user })).body).toMatchObject({ code: 1002 })
  expect(await signInToken(api, { ...user, password })).toMatch(/^[\w-]{43}$/)
  expect(letters().at(-1)).toBe(`${email}: 你的账号修改了登录密码，其他设备已退出登录。`)
})

test('an account that had none gets one', async () => {
  const { api, user, token, addEmail, letters } = await setUpWays()
  await addEmail()
  await env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(user.id).run()
  expect(await api.call('user.Password/save', { password }, { token })).toEqual(done)
  expect(letters().at(-1)).toContain('你的账号设置了登录密码，其他设备已退出登录。')
})

test('only after a proof; a guessable one is refused by its field', async () => {
  const { api, user, token } = await setUpWays()
  const save = async (password: string) => (await api.call('user.Password/save', { password }, { token })).body
  expect(await save(`${user.mobile}!`)).toMatchObject({ errors: { password: '密码太容易被猜到，请换一个' } })
  expect(await save('short')).toMatchObject({ errors: { password: '密码长度为 8 至 64 个字符' } })
  api.clock.now += PROOF_LIFE_MS
  expect(await save(password)).toMatchObject({ code: 1040 })
  expect(await signInToken(api, user)).toMatch(/^[\w-]{43}$/)
  await api.call('user.Account/prove', { password: user.password }, { token })
  expect(await save(password)).toMatchObject({ code: 1 })
})

test('two sessions at once: one wins, and it alone is left', async () => {
  const { api, user, token } = await setUpWays()
  const tokens = [token, await signInToken(api, user)]
  const answers = await Promise.all(
    tokens.map((token, nth) => api.call('user.Password/save', { password: `${password} ${nth}` }, { token })),
  )
  const winner = answers.findIndex(({ body }) => JSON.stringify(body) === JSON.stringify(done.body))
  expect(answers[1 - winner]?.body).toMatchObject({ code: 1040 })
  expect(await signInToken(api, { ...user, password: `${password} ${winner}` })).toMatch(/^[\w-]{43}$/)
  const standing = await Promise.all(
    tokens.map(async (token) => (await api.call('user.Info/index', {}, { token })).status),
  )
  expect([standing[winner], standing[1 - winner]]).toEqual([200, 401])
})

test('they are limited; when the answer is lost, asking again succeeds', async () => {
  const forgetful = forgetfulDatabase()
  const { api, user, token } = await setUpWays(createTestApi({ config: MAILING, db: forgetful.db }))
  const save = (nth: number) => api.call('user.Password/save', { password: `${password} ${nth}` }, { token })
  // The first call counts the try, the second changes the password.
  forgetful.loseReplyOf(2)
  expect((await save(0)).status).toBe(500)
  forgetful.loseReplyOf(0)
  for (let nth = 0; nth < 9; nth += 1) expect(await save(nth)).toEqual(done)
  expect(await save(9)).toMatchObject({ status: 429, body: { retry_after: 600 } })
  api.clock.now += MINUTE
  expect(await signInToken(api, { ...user, password: `${password} 8` })).toMatch(/^[\w-]{43}$/)
})

test('one made of the number or the address of the account is refused', async () => {
  const { api, user, token, addEmail } = await setUpWays()
  const email = await addEmail()
  for (const guessable of [`${user.mobile}!`, `${email}!`]) {
    expect(await api.call('user.Password/save', { password: guessable }, { token })).toMatchObject({
      status: 400,
      body: { errors: { password: expect.any(String) } },
    })
  }
})
