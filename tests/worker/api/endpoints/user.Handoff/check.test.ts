import { expect, test } from 'vitest'
import { signInToken } from '#tests/support/accounts.ts'
import { MINUTE } from '#tests/support/api.ts'
import { phonesOf, setUpHandoff, stateOf } from '#tests/support/handoffs.ts'
import { setUpOwner } from '#tests/support/resumes.ts'

test.each([
  ['before a phone has asked', 0],
  ['before the desk has answered', 1],
  ['before the phone has collected', 2],
])('a minute is over %s', async (_when, steps) => {
  const { api, user, ask, answer, collect, check, look } = await setUpHandoff()
  if (steps > 0) await ask()
  if (steps > 1) await answer(true)
  api.clock.now += MINUTE
  expect([await check(), await look(), await ask(), await answer(true), await collect()].map(stateOf)).toEqual(
    Array(5).fill('expired'),
  )
  expect(await phonesOf(user.id)).toBe(0)
})

test('the desk is told the seconds that are left, and none once it is over', async () => {
  const { api, check } = await setUpHandoff()
  const seconds = async () => Object((await check()).body).data.seconds
  const told = []
  for (const passed of [0, 1, MINUTE - 2, 1, 1]) {
    api.clock.now += passed
    told.push(await seconds())
  }
  expect(told).toEqual([60, 60, 1, 0, 0])
})

test('nobody but the session that made it is told of a code, or can answer', async () => {
  const { api, user, handoff, ask, check } = await setUpHandoff()
  const stranger = await setUpOwner(api)
  const second = await signInToken(api, user)
  await ask()
  for (const token of [stranger.token, second]) {
    expect(await api.call('user.Handoff/check', { handoff }, { token })).toMatchObject({
      body: { data: { state: 'expired', phone: null } },
    })
    expect(stateOf(await api.call('user.Handoff/answer', { handoff, allow: true }, { token }))).toBe('expired')
    expect(stateOf(await api.call('user.Handoff/answer', { handoff, allow: false }, { token }))).toBe('expired')
  }
  expect(stateOf(await check())).toBe('asked')
})
