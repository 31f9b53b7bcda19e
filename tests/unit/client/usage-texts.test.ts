import { expect, test } from 'vitest'
import { usageMessages } from '#client/i18n/usage.ts'

test.each([
  [3, 3, '删除 1 份', 'Delete one you'],
  [12, 3, '删除 10 份', 'Delete 10 you'],
])('whoever has %i résumés and may have %i is told how many are too many for another', (used, limit, zh, en) => {
  expect(usageMessages.zh.noRoom(used, limit)).toContain(zh)
  expect(usageMessages.en.noRoom(used, limit)).toContain(en)
})
