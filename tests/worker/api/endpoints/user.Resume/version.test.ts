import { expect, test } from 'vitest'
import { named, setUpOwner, shortResume } from '#tests/support/resumes.ts'

test('a kept state is the whole document of then, and one that is not there is not found', async () => {
  const { api, id, token, save } = await setUpOwner()
  await save(1, named(shortResume(), '一'))
  const read = (number: string) => api.call('user.Resume/version', { id, number }, { token })
  expect(await read('1')).toEqual({ status: 200, body: { code: 1, msg: '操作成功', data: { doc: shortResume() } } })
  expect((await read('2')).body).toEqual({ code: 0, msg: '资源不存在' })
})
