import { expect, test } from 'vitest'
import { headersOf, JSON_BODY } from '#tests/support/api.ts'
import { countOf } from '#tests/support/database.ts'
import { newPhone, phonesOf, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'
import { read } from '#tests/support/rows.ts'
import { IPHONE } from '#tests/support/user-agents.ts'

test('who photographed the code and comes later is told, gets nothing, and the desk is warned', async () => {
  const { user, check, ask, look, collect, answer } = await setUpHandoff()
  const thief = newPhone()
  await ask()
  expect(stateOf(await look(thief))).toBe('taken')
  expect(stateOf(await ask(thief))).toBe('taken')
  expect(await check()).toMatchObject({ body: { data: { state: 'asked', phone: { rivals: true } } } })
  await answer(true)
  expect(await collect(thief)).toMatchObject({ body: { data: { state: 'taken', resume: null, data: null } } })
  expect(await phonesOf(user.id)).toBe(0)
  expect(tokenOf(await collect())).not.toBeNull()
  expect(await collect(thief)).toMatchObject({ body: { data: { state: 'taken', data: null } } })
})

test('of what a phone says of itself no more is kept than is read', async () => {
  const { handoff, ask, check } = await setUpHandoff()
  await ask(newPhone({ userAgent: `${IPHONE} ${'x'.repeat(5000)}` }))
  expect(Object((await check()).body).data.phone).toMatchObject({ browser: 'Safari', system: 'iOS' })
  expect(await read('handoffs', 'length(phone_agent)', `id = '${handoff}'`)).toEqual([[300]])
})

test.each([
  ['%E4%B8%8A%E6%B5%B7', '上海'],
  ['%E4%B8', ''],
  [encodeURIComponent('城'.repeat(200)), '城'.repeat(100)],
])('where a phone is is told as it is, or not at all: %s', async (sent, told) => {
  const { api, link, phone, check } = await setUpHandoff()
  const headers = { ...headersOf(phone), ...JSON_BODY, 'x-client-place': sent }
  await api.send('/api/user.Handoff/ask', { method: 'POST', headers, body: JSON.stringify({ link }) })
  expect(Object((await check()).body).data.phone.place).toBe(told)
})

test('codes that are made up leave nothing behind', async () => {
  const { api, ask } = await setUpHandoff()
  const attempts = () => countOf("SELECT count(*) AS count FROM attempts WHERE kind = 'handoff-ask'")
  await ask()
  const before = await attempts()
  const phone = newPhone()
  for (const sign of ['x', 'y', 'z']) {
    expect(stateOf(await api.call('user.Handoff/ask', { link: sign.repeat(43) }, phone))).toBe('expired')
  }
  expect(await attempts()).toBe(before)
})

test('of twenty phones that ask at once one is asked about', async () => {
  const { check, ask, answer, collect, user } = await setUpHandoff()
  const many = Array.from({ length: 20 }, (_, nth) => newPhone({ address: `198.51.100.${nth}` }))
  const states = (await Promise.all(many.map((one) => ask(one)))).map(stateOf)
  expect(states.toSorted()).toEqual(['asked', ...Array(19).fill('taken')])
  const first = many[states.indexOf('asked')]
  expect(Object((await check()).body).data.phone.number).toBe(Object((await collect(first)).body).data.number)
  await answer(true)
  const tokens = (await Promise.all(many.map((one) => collect(one)))).map(tokenOf)
  expect(tokens.filter((token) => token !== null)).toHaveLength(1)
  expect(tokens.findIndex((token) => token !== null)).toBe(states.indexOf('asked'))
  expect(await phonesOf(user.id)).toBe(1)
})
