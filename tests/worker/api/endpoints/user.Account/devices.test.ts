import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, HOUR, MINUTE, START } from '#tests/support/api.ts'
import { devicesOf, PHONE, signInFrom } from '#tests/support/devices.ts'
import { BROWSER } from '#tests/support/user-agents.ts'

test('every session is told in words, the present one first', async () => {
  const api = createTestApi()
  const user = await registerUser(api)
  api.clock.now += MINUTE
  const computer = await signInFrom(api, user, BROWSER, 'CN')
  api.clock.now += HOUR
  await signInFrom(api, user, PHONE, 'IE')
  await api.call('user.Info/index', {}, { token: computer })
  const words = {
    browser: '',
    system: '',
    country: '',
    began_at: START,
    seen_at: START,
    handed_over: false,
    present: false,
  }
  const id = expect.stringMatching(/^[\w-]{16}$/)
  const [chrome, ...others] = await devicesOf(api, computer)
  expect(chrome).toEqual({
    ...{ id, browser: 'Chrome', system: 'Linux', country: '中国', handed_over: false, present: true },
    ...{ began_at: START + MINUTE, seen_at: START + MINUTE + HOUR },
  })
  expect(others).toEqual([
    {
      ...{ id, browser: 'Safari', system: 'iOS', country: '爱尔兰', handed_over: false, present: false },
      ...{ began_at: START + MINUTE + HOUR, seen_at: START + MINUTE + HOUR },
    },
    { ...words, id },
  ])
  expect((await devicesOf(api, computer, 'en')).map(({ country }) => country)).toEqual(['China', 'Ireland', ''])
})
