import { expect, test } from 'vitest'
import type { SectionKind } from '#src/resume/document.ts'
import { readDated } from '#src/resume/formats/text/dated-lists.ts'

const read = (text: string, kind: SectionKind) => readDated([{ text }], kind)

test.each([
  ['certificates', '二级（2019.11）　叉车（2017.05）'],
  ['certificates', '二级（2019.11）  叉车（2017.05）'],
  ['awards', '二级（2019.11）　　叉车（2017.05）'],
] as const)('names with dates stand apart in %s: %s', (kind, text) => {
  expect(read(text, kind)).toEqual([
    { title: '二级', date: '2019-11' },
    { title: '叉车', date: '2017-05' },
  ])
})

test.each(['、', ';', '；'])('names with dates stand apart behind %s', (sign) => {
  expect(read(`仓储 二级（2019.11）${sign}叉车（2017.05）`, 'certificates')).toEqual([
    { title: '仓储', org: '二级', date: '2019-11' },
    { title: '叉车', date: '2017-05' },
  ])
})

test.each([
  // A space alone does not part them, nor what stands in cells or has no date.
  ['二级（2019.11） 叉车（2017.05）', [{ title: '二级（2019.11）', org: '叉车（2017.05）' }]],
  ['二级  叉车', [{ title: '二级', org: '叉车' }]],
  ['二级\t甲  乙（2017.05）', [{ title: '二级', org: '甲', date: '2017-05', body: '乙' }]],
])('%s is one', (text, items) => {
  expect(read(text, 'certificates')).toEqual(items)
})

test.each([
  ['建造师（建筑，2017年）', '2017'],
  ['建造师（建筑, 2017）', '2017'],
  ['建造师（建筑,2017)', '2017'],
  ['建造师（建筑，2017年5月）', '2017-05'],
  ['建造师（建筑，2017.5）', '2017-05'],
  ['建造师（建筑，2017-12）', '2017-12'],
  ['建造师（建筑，2017/12）', '2017-12'],
  ['建造师（建筑，1999年）', '1999'],
])('%s has its date at the end of the bracket', (text, date) => {
  expect(read(text, 'certificates')).toEqual([{ title: `建造师（建筑${text.at(-1)}`, date }])
})

test.each(['建造师（建筑，2017年）合格', '建造师（建筑，1817年）', '建造师（建筑2017年）'])(
  'the year of %s is part of its name',
  (text) => {
    expect(read(text, 'certificates')).toEqual([{ title: text }])
  },
)

test.each([
  // What stands within a bracket behind words is a reference, and one with the words before it.
  ['Engines (Northgate Press, 2019)', 'Engines (Northgate Press, 2019)'],
  ['引擎（某出版社，2019）', '引擎（某出版社，2019）'],
  ['Engines (2nd) of Leeds (Northgate, 2019', 'Engines (2nd) of Leeds (Northgate, 2019'],
  ['Engines (2019)', 'Engines'],
  ['Engines (Northgate) 2019', 'Engines (Northgate)'],
  ['引擎（某出版社） 2019', '引擎（某出版社）'],
  // So is one that goes on behind the year.
  ['Nature Energy 2020, 5, 312–320.', 'Nature Energy 2020, 5, 312–320.'],
  ['Okafor, A. (2020). Solid state', 'Okafor, A. (2020). Solid state'],
  ['Nature Energy 2020; 5', 'Nature Energy 2020; 5'],
  ['Nature Energy 2020: 5', 'Nature Energy 2020: 5'],
])('a publication %s is called %s', (text, title) => {
  const date = /20\d\d/.exec(text)?.[0]
  expect(read(text, 'publications')).toEqual([{ title, date }])
})

test.each([
  // The year before everything, and cells, are no reference.
  ['2020, On engines', { title: 'On engines' }],
  ['Engines\tNature 2020, 5', { title: 'Engines', authors: 'Nature', org: '5' }],
  ['Engines | Nature 2020, 5', { title: 'Engines', authors: 'Nature', org: '5' }],
  ['Engines 2020, 。', { title: 'Engines' }],
])('the parts of a publication %j stand apart', (text, parts) => {
  expect(read(text, 'publications')).toEqual([{ ...parts, date: '2020' }])
})

test.each([
  ['2019 Prize', { title: 'Prize' }],
  ['(2019) Prize', { title: 'Prize' }],
  ['Prize2019.', { title: 'Prize' }],
  ['Prize 2019 5', { title: 'Prize', level: '5' }],
])('the year of %s is its date', (text, parts) => {
  expect(read(text, 'awards')).toEqual([{ ...parts, date: '2019' }])
})

test.each([
  'Prize2019x',
  'Prize 2019届',
  'Prize (甲, 2019) more',
  'First aid valid until 2025',
  'First aid, exp. 2025',
])('the year of %s is part of its name', (text) => {
  expect(read(text, 'awards')).toEqual([{ title: text }])
})

test('two certificates beside each other are two, one and who gives it is one', () => {
  expect(read('大学英语六级 软件设计师', 'certificates')).toEqual([{ title: '大学英语六级' }, { title: '软件设计师' }])
  expect(read('教师资格证 市教委', 'certificates')).toEqual([{ title: '教师资格证', org: '市教委' }])
  expect(read('大学英语六级 软件设计师', 'awards')).toHaveLength(1)
})
