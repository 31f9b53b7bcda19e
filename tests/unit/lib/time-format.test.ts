import { expect, test } from 'vitest'
import { timeFormat } from '#src/lib/time-format.ts'

const NEW_YEAR = Date.parse('2026-12-31T16:30:00Z')

test('a format is made once for a language and its options, and keeps them apart', () => {
  const day = { timeZone: 'Asia/Shanghai', dateStyle: 'long' } as const
  expect(timeFormat('zh-CN', day)).toBe(timeFormat('zh-CN', { ...day }))
  const texts = [timeFormat('zh-CN', day), timeFormat('en', day), timeFormat('en', { ...day, timeZone: 'UTC' })]
  expect(texts.map((format) => format.format(NEW_YEAR))).toEqual([
    '2027年1月1日',
    'January 1, 2027',
    'December 31, 2026',
  ])
})
