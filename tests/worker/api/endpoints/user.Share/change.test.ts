import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { plainLink, setUpShare } from '#tests/support/shares.ts'

test('everything about a link can be changed; it stays the same link', async () => {
  const { api, link, links, change } = await setUpShare()
  const settings = { label: '另一家', hide_contacts: true, download: false, comments: true }
  const changes = { ...settings, expires_at: api.clock.now + 1000 }
  expect((await change(changes)).body).toMatchObject({ code: 1, data: { ...link, ...changes } })
  expect(await links()).toEqual([{ ...link, ...changes }])
})

test('another password ends what the old one opened; without one the old one stays', async () => {
  const { change, passOf, visit } = await setUpShare({ password: 'bamboo' })
  const pass = await passOf('bamboo')
  await change({ label: '另一家', password: undefined })
  expect((await visit('open', pass)).body).toMatchObject({ data: { state: 'open' } })
  await change({ password: 'slips' })
  expect((await visit('open', pass)).body).toMatchObject({ data: { state: 'locked' } })
  await change({ password: null })
  expect((await visit('open')).body).toMatchObject({ data: { state: 'open' } })
})

test('nobody changes the link of somebody else', async () => {
  const { api, link, links } = await setUpShare()
  const { token } = await registerUser(api)
  const answer = await api.call('user.Share/change', { share: link.id, ...plainLink, label: 'x' }, { token })
  expect(answer.body).toEqual({ code: 0, msg: '资源不存在' })
  expect(await links()).toEqual([link])
})

test('passwords of links are hashed twenty times in ten minutes, and then again', async () => {
  const { api, change } = await setUpShare()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => change({ password: `bamboo-${i}` })))
  expect(answers.filter(({ status }) => status === 200).length).toBe(20)
  expect(answers.filter(({ body }) => JSON.stringify(body).includes('"retry_after":600')).length).toBe(10)
  expect((await change({ label: 'no password' })).status).toBe(200)
  api.clock.now += 10 * MINUTE
  expect((await change({ password: 'bamboo' })).status).toBe(200)
})
