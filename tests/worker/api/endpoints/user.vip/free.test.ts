import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'

test.each([
  ['zh-CN', '普通用户'],
  ['en-GB', 'Free'],
])('what everybody has, in the language of the request: %s', async (language, name) => {
  expect(await createTestApi().call('user.vip/free', {}, { language })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: expect.any(String),
      data: { name, online_resume_management_upper_limit: 3, resume_word_download_limit: 1 },
    },
  })
})
