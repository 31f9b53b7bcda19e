import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'

test.each([
  ['zh-CN', '二维码已过期'],
  ['en', 'The QR code has expired'],
])('check says that an unknown scene is over (%s)', async (language, text) => {
  const answer = await createTestApi().call('user.WechatLogin/check', { scene_id: 'a'.repeat(22) }, { language })
  expect(answer).toEqual({
    status: 200,
    body: { code: 1, msg: expect.any(String), data: { status: -1, text, data: null } },
  })
})
