import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpShare } from '#tests/support/shares.ts'

const counted = (yes: boolean) => ({ status: 200, body: { code: 1, msg: '操作成功', data: { counted: yes } } })

test('everybody but the owner is counted, and with them when it was last', async () => {
  const { api, link, token, links } = await setUpShare()
  const other = await registerUser(api)
  const count = (who?: string) =>
    api.call('resume.Share/count', { token: link.token }, who === undefined ? {} : { token: who })
  expect([await count(), await count(other.token), await count(token)]).toEqual([
    counted(true),
    counted(true),
    counted(false),
  ])
  expect(await links()).toMatchObject([{ opens: 2, opened_at: api.clock.now }])
})

test('a locked link is not opened', async () => {
  const { api, link, links } = await setUpShare({ password: 'bamboo' })
  expect(await api.call('resume.Share/count', { token: link.token })).toEqual(counted(false))
  expect(await links()).toMatchObject([{ opens: 0, opened_at: null }])
})
