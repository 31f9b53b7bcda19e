import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'

test('a link nobody made leads nowhere', async () => {
  const answer = await createTestApi().call('user.Resume/linkedFile', { key: 'ABCDEFGHIJKLMNOPQRST' })
  expect(answer).toEqual({ status: 200, body: { code: 0, msg: '资源不存在' } })
})
