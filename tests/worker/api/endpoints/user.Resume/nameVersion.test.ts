import { expect, test } from 'vitest'
import { setUpOwner } from '#tests/support/resumes.ts'

test('up to fifty states are kept under a name', async () => {
  const { api, id, token } = await setUpOwner()
  const keep = async (name: string) => (await api.call('user.Resume/nameVersion', { id, name }, { token })).body
  for (let i = 0; i < 50; i += 1) expect(await keep(`第${i}`)).toMatchObject({ code: 1 })
  expect(await keep('再来')).toEqual({ code: 1020, msg: '最多保留 50 个命名版本' })
})
