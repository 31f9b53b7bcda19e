import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpShare } from '#tests/support/shares.ts'

test('the links of a résumé, for its owner alone', async () => {
  const { api, id, link, links } = await setUpShare()
  expect(await links()).toEqual([link])
  const stranger = await registerUser(api)
  expect((await api.call('user.Share/list', { id }, { token: stranger.token })).body).toEqual({
    code: 0,
    msg: '资源不存在',
  })
})

test('links go with the account', async () => {
  const { link, user } = await setUpShare()
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user.id).run()
  expect(await env.DB.prepare('SELECT id FROM shares WHERE id = ?').bind(link.id).first()).toBeNull()
})
