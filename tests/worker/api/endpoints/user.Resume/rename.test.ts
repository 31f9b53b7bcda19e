import { expect, test } from 'vitest'
import { setUpOwner, shortResume } from '#tests/support/resumes.ts'

const done = { status: 200, body: { code: 1, msg: '操作成功', data: null } }

test('a new name is a change like any other, made once', async () => {
  const { api, id, token, current } = await setUpOwner()
  const rename = (mid: string) => api.call('user.Resume/rename', { id, mid, title: ' 产品 ' }, { token })
  expect([await rename('rename-1'), await rename('rename-1')]).toEqual([done, done])
  expect(await current()).toEqual({ rev: 2, doc: { ...shortResume(), title: '产品' } })
})
