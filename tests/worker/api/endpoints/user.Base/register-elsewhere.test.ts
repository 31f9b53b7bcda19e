import { describe, expect, test } from 'vitest'
import { receiveCode, wrongCode } from '#tests/support/accounts.ts'
import { createTestApi, MINUTE, newMobile } from '#tests/support/api.ts'

const password = 'correct horse battery'

describe('somebody elsewhere', () => {
  const stranger = { address: '192.0.2.66' }

  test('cannot use up the code of its owner, nor guess on', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    for (let nth = 0; nth < 30; nth += 1) {
      const address = `192.0.2.${nth}`
      await api.call('user.Base/register', { mobile, password, code: wrongCode(code) }, { address })
    }
    expect(await api.call('user.Base/register', { mobile, password, code }, stranger)).toMatchObject({
      body: { code: 1003 },
    })
    expect(await api.call('user.Base/register', { mobile, password, code })).toMatchObject({ body: { code: 1 } })
  })

  test('cannot void the code of its owner by asking for another', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    await api.call('user.Base/sendCode', { mobile, type: 'register' }, stranger)
    expect(await api.call('user.Base/register', { mobile, password, code })).toMatchObject({ body: { code: 1 } })
  })

  test('cannot close a number for a day', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    for (let round = 0; round < 4; round += 1) {
      await api.call('user.Base/sendCode', { mobile, type: 'register' }, stranger)
      const { code = '' } = api.sms.sent.at(-1) ?? {}
      for (let nth = 0; nth < 5; nth += 1) {
        await api.call('user.Base/register', { mobile, password, code: wrongCode(code) }, stranger)
      }
      api.clock.now += 15 * MINUTE
    }
    const code = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, code })).toMatchObject({ body: { code: 1 } })
  })

  test('may be the owner, whose telephone has moved', async () => {
    const api = createTestApi()
    const mobile = newMobile()
    const code = await receiveCode(api, mobile, 'register')
    expect(await api.call('user.Base/register', { mobile, password, code }, stranger)).toMatchObject({
      body: { code: 1 },
    })
  })
})
