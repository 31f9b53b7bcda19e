import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpComments } from '#tests/support/comments.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

test('nobody takes another’s comments away by revoking a link that is not theirs', async () => {
  const { api, link, readerOf, received } = await setUpComments()
  const { id } = await readerOf('c').written()
  const { token } = await registerUser(api)
  expect(await api.call('user.Share/revoke', { share: link.id }, { token })).toEqual(missing)
  expect((await received()).comments).toMatchObject([{ id }])
})
