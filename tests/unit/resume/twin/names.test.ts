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

test.each([
  ['林知夏', 'Zhixia Lin'],
  ['王芳', 'Fang Wang'],
  [' 张伟 ', 'Wei Zhang'],
  // Family names of two signs.
  ['欧阳明月', 'Mingyue Ouyang'],
  ['司马光', 'Guang Sima'],
  ['诸葛亮', 'Liang Zhuge'],
  ['尉迟恭', 'Gong Yuchi'],
  ['万俟雪', 'Xue Moqi'],
  ['长孙晴', 'Qing Zhangsun'],
  // Signs that are read otherwise as family names.
  ['单雄信', 'Xiongxin Shan'],
  ['解晓东', 'Xiaodong Xie'],
  ['仇英', 'Ying Qiu'],
  ['查良', 'Liang Zha'],
  ['曾国', 'Guo Zeng'],
  ['任静', 'Jing Ren'],
  ['区志', 'Zhi Ou'],
  ['翟天', 'Tian Zhai'],
  // Ü as in passports.
  ['吕文', 'Wen Lyu'],
  ['李绿', 'Lyu Li'],
  ['王略', 'Lyue Wang'],
  // More than one reading, or none that is known.
  ['林乐', undefined],
  ['乐嘉', undefined],
  ['王行', undefined],
  ['覃芳', undefined],
  ['盖伟', undefined],
  ['王龘', undefined],
  ['王', undefined],
  ['欧阳', undefined],
  ['阿依古丽·买买提', undefined],
] as const)('%s is read as %s', (name, expected) => {
  expect(nameIn(name, 'en', true)).toBe(expected)
})

test.each([
  ['OUYANG Mingyue', 'Mingyue Ouyang'],
  ['Ou Yang Mingyue', 'Mingyue Ouyang'],
  // Alone, it is all there is.
  ['Bian', 'Bian'],
  ['Wang Xiao Ming', 'Xiaoming Wang'],
  ['Lǚ Bīng', 'Bīng Lyu'],
  ['Lü Bing', 'Bing Lyu'],
  ['LV Bing', 'Bing Lyu'],
  ['Lyu Bing', 'Bing Lyu'],
  ['Xie Na', 'Na Xie'],
  ['Lin Mary', 'Mary Lin'],
  ['Mary Ann Lin', 'Mary Ann Lin'],
  ['Li Ming', 'Ming Li'],
  ['Xiao Ming Wang', 'Xiao Ming Wang'],
  ['Bing Lyu', 'Bing Lyu'],
  ['Müller Anna', 'Müller Anna'],
] as const)('%s becomes %s', (name, expected) => {
  expect(nameIn(name, 'en', true)).toBe(expected)
})

test('where the family name stays first, it does', () => {
  expect(nameIn('林知夏', 'en', false)).toBe('Lin Zhixia')
  expect(nameIn('LIN Zhixia', 'en', false)).toBe('LIN Zhixia')
})
