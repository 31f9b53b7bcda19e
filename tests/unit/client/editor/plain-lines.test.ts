import { expect, test } from 'vitest'
import { plainLines } from '#client/features/editor/shell/plain-lines.ts'
import { remove, setHead } from '#src/resume/edits.ts'
import { composeResume } from '#src/resume/samples/compose.ts'

const resume = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', photo: 'abc', photoShape: 'square' },
  sections: [
    {
      kind: 'work',
      items: [
        { title: '产品经理', org: '某公司', start: '2020-03', present: true, body: '一\n\n 二 ' },
        { title: '旧' },
      ],
    },
    { kind: 'skills', title: '会什么', items: [{ title: 'SQL', level: '熟练' }] },
  ],
})

test('every word in reading order, a line each; nothing of pictures and of what is deleted', () => {
  const document = remove('items', 'work-item-2', 5)(setHead({ title: '投递甲' })(resume))
  expect(plainLines(document)).toEqual([
    '投递甲',
    '林知夏',
    '工作经历',
    '产品经理 某公司 2020.03 – 至今',
    '一',
    '二',
    '会什么',
    'SQL 熟练',
  ])
})
