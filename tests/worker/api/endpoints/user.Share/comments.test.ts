import { expect, test } from 'vitest'
import { registerUser } from '#tests/support/accounts.ts'
import { setUpComments } from '#tests/support/comments.ts'
import { newMid } from '#tests/support/resumes.ts'

const missing = { status: 200, body: { code: 0, msg: '资源不存在' } }

test('strangers with an account neither read, answer, settle nor remove what somebody received', async () => {
  const { api, id, readerOf, received, answer, settle, remove } = await setUpComments()
  const comment = await readerOf('c').written()
  const { token } = await registerUser(api)
  expect((await api.call('user.Share/comments', { id }, { token })).body).toMatchObject({
    data: { expected: false, comments: [] },
  })
  expect(await answer(comment.id, '谢谢', newMid(), token)).toEqual(missing)
  expect(await settle(comment.id, 'resolved', token)).toEqual(missing)
  expect((await remove(comment.id, token)).body).toMatchObject({ code: 1, data: null })
  expect((await received()).comments).toEqual([{ ...comment, label: '某公司 HR' }])
  for (let times = 0; times < 2; times += 1) expect((await remove(comment.id)).body).toMatchObject({ code: 1 })
  expect((await received()).comments).toEqual([])
})
