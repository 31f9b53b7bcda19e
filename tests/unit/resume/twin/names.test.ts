import { expect, test } from 'vitest'
import { nameIn } from '#src/resume/twin/names.ts'

test.each([
  ['林知夏', 'zh', '林知夏'],
  ['Lin Zhixia 林知夏', 'zh', '林知夏'],
  ['阿依古丽·买买提', 'zh', '阿依古丽·买买提'],
  ['Jean·Luc Martin', 'zh', undefined],
  ['LIN Zhixia', 'en', 'Zhixia Lin'],
  ['林知夏 (Zhixia Lin)', 'en', 'Zhixia Lin'],
  ['Jean-Luc O’Neill', 'en', 'Jean-Luc O’Neill'],
  ['林知夏 - 产品', 'en', undefined],
  ['林知夏.', 'en', undefined],
  ['', 'en', undefined],
] as const)('%s in %s', (name, to, expected) => {
  expect(nameIn(name, to, true)).toBe(expected)
})
