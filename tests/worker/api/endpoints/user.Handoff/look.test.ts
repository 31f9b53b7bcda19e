import { expect, test } from 'vitest'
import { newPhone, phonesOf, setUpHandoff, stateOf, tokenOf } from '#tests/support/handoffs.ts'

test('the browser of the desk is no phone', async () => {
  const { api, token, user, link, phone, check, collect } = await setUpHandoff()
  const atDesk = { ...phone, token }
  for (const name of ['user.Handoff/look', 'user.Handoff/ask', 'user.Handoff/collect'] as const) {
    expect(stateOf(await api.call(name, { link }, atDesk))).toBe('same-browser')
  }
  expect(stateOf(await check())).toBe('waiting')
  expect(tokenOf(await collect())).toBeNull()
  expect(await phonesOf(user.id)).toBe(0)
})

test('without a secret of its own a browser is not let in', async () => {
  const { ask, look, collect } = await setUpHandoff()
  for (const browserKey of ['', 'short', 'not/a+key'.repeat(9)]) {
    const phone = newPhone({ browserKey })
    expect([await look(phone), await ask(phone), await collect(phone)].map(({ status }) => status)).toEqual([
      400, 400, 400,
    ])
  }
})
