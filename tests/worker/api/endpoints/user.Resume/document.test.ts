import { expect, test } from 'vitest'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('the document with its revision', async () => {
  const { api, id, token } = await setUpOwner()
  expect(await api.call('user.Resume/document', { id }, { token })).toEqual({
    status: 200,
    body: { code: 1, msg: '操作成功', data: { rev: 1, doc: shortResume() } },
  })
})
