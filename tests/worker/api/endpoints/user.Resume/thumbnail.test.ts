import { expect, test } from 'vitest'
import { setUpOwner } from '#tests/support/resumes.ts'

test('before there is a picture there is none', async () => {
  const { api, id, token } = await setUpOwner()
  const answer = await api.call('user.Resume/thumbnail', { id }, { token })
  expect(answer).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
})
