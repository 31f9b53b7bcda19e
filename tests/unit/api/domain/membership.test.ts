import { expect, test } from 'vitest'
import {
  type Account,
  defaultUserName,
  type Level,
  levelInForce,
  maskMobile,
  userView,
  visitorLevel,
} from '#src/api/domain/membership.ts'

const now = 1_000_000
const common = { tag: { zh: '', en: '' }, price: 0, originalPrice: null, days: null }
const free: Level = {
  ...common,
  slug: 'free',
  rank: 0,
  name: { zh: '普通用户', en: 'Free' },
  onlineResumeLimit: 3,
  wordDownloadLimit: 1,
  photoLimit: 5,
  photoBytesLimit: 500,
  deletedResumeLimit: 5,
}
const yearly: Level = {
  ...common,
  slug: 'yearly',
  rank: 2,
  name: { zh: '年度会员', en: 'Yearly' },
  onlineResumeLimit: 50,
  wordDownloadLimit: 20,
  photoLimit: 20,
  photoBytesLimit: 2000,
  deletedResumeLimit: 20,
}
const levels = [free, yearly]
const account: Account = {
  id: 10001,
  mobile: '13800138000',
  passwordHash: null,
  userName: '用户8000',
  level: 'yearly',
  levelUntil: now + 1,
  deletesAt: null,
}

test.each([
  ['free', null, free],
  ['yearly', null, yearly],
  ['yearly', now + 1, yearly],
  ['yearly', now, free],
  ['yearly', now - 1, free],
  ['free', now - 1, free],
])('level %s until %s', (level, levelUntil, expected) => {
  expect(levelInForce({ level, levelUntil }, levels, now)).toEqual(expected)
})

test('a level that is not there is a fault', () => {
  expect(() => levelInForce({ level: 'gone', levelUntil: null }, levels, now)).toThrow(
    'Membership level gone is missing',
  )
})

test('visitors have the limits of the free level', () => {
  expect(visitorLevel(levels)).toEqual(free)
})

test('an account as its owner sees it, before and after its level ends', () => {
  const view = {
    user_id: 10001,
    user_name: '用户8000',
    vip_level_name: 'Yearly',
    is_vip: true,
    mobile_masked: '138****8000',
    vip_expires_at: now + 1,
    online_resume_management_upper_limit: 50,
    resume_word_download_limit: 20,
  }
  expect(userView(account, levels, now, 'en')).toEqual(view)
  expect(userView(account, levels, now + 1, 'zh')).toEqual({
    ...view,
    vip_level_name: '普通用户',
    is_vip: false,
    vip_expires_at: null,
    vip_lapsed_at: now + 1,
    online_resume_management_upper_limit: 3,
    resume_word_download_limit: 1,
  })
})

test('who never had a paid level, or had it taken back, has none that ended', () => {
  const viewOf = (level: string, levelUntil: number | null) =>
    userView({ ...account, level, levelUntil }, levels, now, 'en')
  for (const view of [
    viewOf('free', null),
    viewOf('free', now - 1),
    viewOf('yearly', null),
    viewOf('yearly', now + 1),
  ]) {
    expect(view).not.toHaveProperty('vip_lapsed_at')
  }
})

test('names and masks', () => {
  expect([defaultUserName('13800138000', 'zh'), defaultUserName('13800138000', 'en')]).toEqual([
    '用户8000',
    'User 8000',
  ])
  expect([maskMobile('13800138000'), maskMobile(null)]).toEqual(['138****8000', ''])
})
