import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpShare } from '#tests/support/shares.ts'

const KEY = '11111111-1111-4111-8111-111111111111'

const counted = (yes: boolean) => ({ status: 200, body: { code: 1, msg: '操作成功', data: { counted: yes } } })

test('everybody but the owner is counted, and with them when it was last', async () => {
  const { api, link, token, links } = await setUpShare()
  const other = await registerUser(api)
  const count = (who?: string) =>
    api.call(
      'resume.Share/count',
      { token: link.token, key: crypto.randomUUID() },
      who === undefined ? {} : { token: who },
    )
  expect([await count(), await count(other.token), await count(token)]).toEqual([
    counted(true),
    counted(true),
    counted(false),
  ])
  expect(await links()).toMatchObject([{ opens: 2, opened_at: api.clock.now }])
})

test('a locked link is not opened', async () => {
  const { api, link, links } = await setUpShare({ password: 'bamboo' })
  expect(await api.call('resume.Share/count', { token: link.token, key: KEY })).toEqual(counted(false))
  expect(await links()).toMatchObject([{ opens: 0, opened_at: null }])
})

test('the same key again counts nothing, and hears that it was counted', async () => {
  const { api, link, links } = await setUpShare()
  const count = () => api.call('resume.Share/count', { token: link.token, key: KEY })
  expect([await count(), await count()]).toEqual([counted(true), counted(true)])
  expect(await links()).toMatchObject([{ opens: 1 }])
})

test('one client with ever new keys is counted five times at most, others still are', async () => {
  const { api, link, links } = await setUpShare()
  const count = (address: string) =>
    api.call('resume.Share/count', { token: link.token, key: crypto.randomUUID() }, { address })
  for (let nth = 0; nth < 12; nth++) await count('198.51.100.20')
  expect(await links()).toMatchObject([{ opens: 5 }])
  expect(await count('198.51.100.21')).toEqual(counted(true))
})

test('who is signed in opens a link once a day, with whatever keys', async () => {
  const { api, link, links } = await setUpShare()
  const { token } = await registerUser(api)
  const count = () => api.call('resume.Share/count', { token: link.token, key: crypto.randomUUID() }, { token })
  expect([await count(), await count()]).toEqual([counted(true), counted(true)])
  expect(await links()).toMatchObject([{ opens: 1 }])
})
