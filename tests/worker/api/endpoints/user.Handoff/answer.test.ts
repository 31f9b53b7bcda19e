import { expect, test } from 'vitest'
import { signInToken } from '#tests/support/accounts.ts'
import { newPhone, phonesOf, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'

test('who photographed the code and comes first shows another number, and the desk refuses', async () => {
  const { user, check, ask, collect, answer } = await setUpHandoff()
  const thief = newPhone({ address: '203.0.113.9' })
  await ask(thief)
  const own = Object((await ask()).body).data
  expect(own.state).toBe('taken')
  const seen = Object((await check()).body).data.phone
  expect(seen).toMatchObject({ near: false, rivals: true })
  expect(seen.number).not.toBe(own.number)
  expect(stateOf(await answer(false))).toBe('refused')
  expect(stateOf(await collect(thief))).toBe('refused')
  expect(stateOf(await answer(true))).toBe('refused')
  expect(tokenOf(await collect(thief))).toBeNull()
  expect(await phonesOf(user.id)).toBe(0)
})

test('allowing and refusing at once has one outcome, and that stays', async () => {
  const { user, ask, answer, check, collect } = await setUpHandoff()
  await ask()
  await Promise.all([answer(true), answer(false), answer(true), answer(false), collect(), collect()])
  const state = stateOf(await check())
  expect(['done', 'refused']).toContain(state)
  await answer(true)
  expect(stateOf(await check())).toBe(state)
  expect(await phonesOf(user.id)).toBe(state === 'done' ? 1 : 0)
})

test.each([
  ['before a phone has asked', 0],
  ['before the desk has answered', 1],
  ['before the phone has collected', 2],
])('the desk signs out %s', async (_when, steps) => {
  const { api, user, token, handoff, ask, answer, collect, look } = await setUpHandoff()
  if (steps > 0) await ask()
  if (steps > 1) await answer(true)
  const again = await signInToken(api, user)
  await api.call('user.Base/logout', {}, { token })
  expect([await look(), await ask(), await collect()].map(stateOf)).toEqual(Array(3).fill('ended'))
  expect((await answer(true)).status).toBe(401)
  // Another session of the same person is not the desk.
  expect(stateOf(await api.call('user.Handoff/answer', { handoff, allow: true }, { token: again }))).toBe('expired')
  expect(await phonesOf(user.id)).toBe(0)
})
