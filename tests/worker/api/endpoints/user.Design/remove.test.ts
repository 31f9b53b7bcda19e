import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi } from '#tests/support/api.ts'
import { designId, ownDesign, saveDesign } from '#tests/support/own-designs.ts'

test('a design is removed once and for all, and another user’s of the same id stays', async () => {
  const api = createTestApi()
  const [mine, other] = [await registerUser(api), await registerUser(api)]
  for (const { token } of [mine, other]) await saveDesign(api, token, 1, ownDesign('one'))
  for (const _time of [1, 2]) {
    expect(await api.call('user.Design/remove', { id: designId(1) }, { token: mine.token })).toMatchObject({
      status: 200,
      body: { code: 1, data: null },
    })
  }
  const list = async ({ token }: { token: string }) => (await api.call('user.Design/list', {}, { token })).body
  expect(await list(mine)).toMatchObject({ data: [] })
  expect(await list(other)).toMatchObject({ data: [{ id: designId(1), design: ownDesign('one') }] })
})
