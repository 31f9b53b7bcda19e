import { expect, test } from 'vitest'
import { setUpOwner } from '#tests/support/resumes.ts'

test('a picture that is not there is not found', async () => {
  const { api, token } = await setUpOwner()
  const answer = await api.call('user.Resume/photo', { key: 'ABCDEFGHIJKLMNOPQRST' }, { token })
  expect(answer).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
})
