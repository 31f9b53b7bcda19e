import { expect, test } from 'vitest'
import { registerUser, setLevel } from '#tests/support/accounts.ts'
import { createTestApi, DAY } from '#tests/support/api.ts'

test.each([
  ['free', null, 'zh', { vip_level_name: '普通用户', vip_expires_at: null }, [3, 1]],
  ['free', null, 'en', { vip_level_name: 'Free', vip_expires_at: null }, [3, 1]],
  ['monthly', DAY, 'zh', { vip_level_name: '月度会员', vip_expires_at: DAY }, [10, 5]],
  ['yearly', DAY, 'en', { vip_level_name: 'Yearly member', vip_expires_at: DAY }, [50, 20]],
  ['lifetime', null, 'zh', { vip_level_name: '终身会员', vip_expires_at: null }, [100, 50]],
  ['yearly', 0, 'zh', { vip_level_name: '普通用户', vip_expires_at: null }, [3, 1]],
] as const)('level %s until %s, in %s', async (level, until, language, expected, [resumes, downloads]) => {
  const api = createTestApi()
  const { id, mobile, token } = await registerUser(api)
  const at = (offset: number | null) => (offset === null ? null : api.clock.now + offset)
  await setLevel(id, level, at(until))
  expect(await api.call('user.Info/index', {}, { token, language })).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: expect.any(String),
      data: {
        user_id: id,
        user_name: `用户${mobile.slice(-4)}`,
        mobile_masked: `138****${mobile.slice(-4)}`,
        online_resume_management_upper_limit: resumes,
        resume_word_download_limit: downloads,
        vip_level_name: expected.vip_level_name,
        is_vip: downloads > 1,
        vip_expires_at: at(expected.vip_expires_at),
        ...(until === 0 && { vip_lapsed_at: at(until) }),
      },
    },
  })
})
