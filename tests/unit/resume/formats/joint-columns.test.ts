import { describe, expect, test } from 'vitest'
import { withAsidesBelow, withJointColumnsParted } from '#src/resume/formats/text/joint-columns.ts'

const parted = (...rows: string[]) => withJointColumnsParted(rows.map((text) => ({ text }))).map(({ text }) => text)
const head = '时间\t学校\t专业/学历'

test.each([
  ['both at the slash', '2016\t某大学\t土木工程/本科', '2016\t某大学\t土木工程\t本科'],
  ['the wide slash, and spaces', '2016\t某大学\t土木工程 ／ 本科', '2016\t某大学\t土木工程\t本科'],
  ['not another column', '2016/2020\t某大学\t土木', '2016/2020\t某大学\t土木'],
  ['not three', '2016\t某大学\t土木/工程/本科', '2016\t某大学\t土木/工程/本科'],
  ['not nothing', '2016\t某大学\t土木工程/', '2016\t某大学\t土木工程/'],
  ['not with a cell more', '2016\t某大学\t土木/本科\t优', '2016\t某大学\t土木/本科\t优'],
])('cells below a head of two things are parted: %s', (_what, row, expected) => {
  expect(parted(head, row)).toEqual([head, expected])
})

test.each(['/', '、', '及', '与', '和'])('a head of two things has %s', (sign) => {
  const joint = `时间\t学校\t专业${sign}学历`
  expect(parted(joint, '2016\t某大学\t土木/本科')).toEqual([joint, '2016\t某大学\t土木\t本科'])
})

test('a head is that of the rows below it, up to a row of other cells', () => {
  const row = '2016\t某大学\t土木/本科'
  expect(parted(row, head, row, row, '某事', row)).toEqual([
    row,
    head,
    ...['2016\t某大学\t土木\t本科', '2016\t某大学\t土木\t本科'],
    '某事',
    row,
  ])
  expect(parted(head, '时间\t学校\t专业', row)).toEqual([head, '时间\t学校\t专业', row])
})

describe('columns at the end that do not name an entry', () => {
  const below = (...rows: string[]) => withAsidesBelow(rows.map((text) => ({ text }))).map(({ text }) => text)
  const form = '起止时间\t工作单位\t职务\t离职原因\t证明人及电话'
  const named = '起止时间\t工作单位\t职务'
  const row = '2016.7-2019.2\t某公司\t操作工'

  test.each([
    [
      'stand below, each behind its label',
      `${row}\t个人发展\t李班长`,
      [row, '离职原因：个人发展', '证明人及电话：李班长'],
    ],
    ['say nothing where there is nothing', `${row}\t\t/`, [row]],
    ['have no label where a cell is missing', `${row}\t李班长`, [row, '李班长']],
    ['are not in a shorter row', row, [row]],
    ['are not in a longer row', `${row}\ta\tb\tc`, [`${row}\ta\tb\tc`]],
  ])('%s', (_what, given, expected) => expect(below(form, given)).toEqual([named, ...expected]))

  test('are those of their table', () => {
    const other = `${row}\t个人发展\t李班长`
    expect(below(form, '自我评价', other)).toEqual([named, '自我评价', other])
    expect(below('起止时间\t离职原因\t工作单位', '2016\t个人发展\t某公司')).toEqual([
      '起止时间\t离职原因\t工作单位',
      '2016\t个人发展\t某公司',
    ])
  })
})
