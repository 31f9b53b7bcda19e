import { expect, test } from 'vitest'
import { formatMinute, timeAgo } from '#client/lib/clock.ts'
import { formatDay } from '#client/lib/dates.ts'

const NOW = Date.UTC(2026, 10, 21, 4)
const MINUTE = 60_000

test.each([
  [-MINUTE, null, null],
  [59_999, null, null],
  [MINUTE, '1分钟前', '1 minute ago'],
  [59 * MINUTE, '59分钟前', '59 minutes ago'],
  [60 * MINUTE, '1小时前', '1 hour ago'],
  [24 * 60 * MINUTE, '昨天', 'yesterday'],
  // It is noon: 37 hours ago it was eleven at night, the day before yesterday.
  [36 * 60 * MINUTE, '昨天', 'yesterday'],
  [37 * 60 * MINUTE, '前天', '2 days ago'],
  [6 * 24 * 60 * MINUTE, '6天前', '6 days ago'],
  [7 * 24 * 60 * MINUTE, '2026年11月14日', 'Nov 14, 2026'],
])('%s ms ago', (passed, zh, en) => {
  expect([timeAgo(NOW - passed, NOW, 'zh'), timeAgo(NOW - passed, NOW, 'en')]).toEqual([zh, en])
})

test('a moment reads the same way everywhere in the world', () => {
  expect([formatMinute(NOW, 'zh'), formatMinute(NOW, 'en')]).toEqual([
    '2026/11/21 12:00',
    'Nov 21, 2026, 12:00 (Beijing time)',
  ])
})

test.each([
  ['zh', 'zh-CN', 'long'],
  ['en', 'en-US', 'short'],
] as const)('every day of four years reads as the language has it (%s)', (locale, tag, month) => {
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Shanghai', year: 'numeric', month, day: 'numeric' })
  for (let hour = 0; hour < 4 * 366 * 24; hour += 8) {
    const time = Date.UTC(2024, 0, 1, hour)
    expect(formatDay(time, locale)).toBe(format.format(time))
  }
})
