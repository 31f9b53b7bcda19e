import { describe, expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import {
  behindColon,
  behindDegree,
  behindNames,
  endsInTown,
  inCells,
  isBelowLabel,
  isLabelled,
  isOfEmployer,
  isProse,
  isTold,
  partedAtFace,
  shortened,
  trimmed,
} from '#src/resume/formats/text/entry-lines.ts'

test('a line cut shorter keeps the bold stretches that are in it', () => {
  const line: SourceLine = {
    text: 'abcdef',
    bold: [
      [0, 3],
      [1, 4],
    ],
    level: 2,
  }
  expect(shortened(line, 'abc')).toEqual({ text: 'abc', bold: [[0, 3]], level: 2 })
  expect(shortened({ text: 'abc' }, 'ab')).toEqual({ text: 'ab', bold: [] })
})

const cellsOf = (text: string, more: Partial<SourceLine> = {}) => inCells({ text, ...more }).map((line) => line.text)

describe('what a sentence tells in rows', () => {
  test.each([
    [
      '2011年9月至2015年6月就读于某某大学软件工程专业，获工学学士学位。',
      ['某某大学软件工程专业\t工学学士\t2011年9月至2015年6月'],
    ],
    [
      '2012年3月至2014年7月函授于某某大学土木工程专业，本科学历。',
      ['某某大学土木工程专业\t本科\t2012年3月至2014年7月'],
    ],
    ['2011年9月至2015年6月，就读某某大学。 主修软件 ', ['某某大学\t2011年9月至2015年6月', '主修软件']],
    ['很久以前就读于某某大学', ['很久以前就读于某某大学']],
    ['2011年9月至2015年6月就读于某个地方', ['2011年9月至2015年6月就读于某个地方']],
    ['2022年7月至今，在某某幼儿园担任主班教师， 负责中班。', ['某某幼儿园\t主班教师\t2022年7月至今', '负责中班。']],
    ['2022年7月至今就职于某某公司任会计', ['某某公司\t会计\t2022年7月至今']],
    ['2022年7月至今在某某公司实习，担任会计', ['某某公司\t会计\t2022年7月至今']],
    ['多年以来，在某某公司担任会计', ['多年以来，在某某公司担任会计']],
    ['2019-2022年，某某学校，学前教育专业。', ['2019-2022年\t某某学校\t学前教育专业']],
    ['2019-2022，某某学校，学前教育，大专', ['2019-2022\t某某学校\t学前教育\t大专']],
    ['2019-2022，某某学校，一，二，三', ['2019-2022，某某学校，一，二，三']],
    ['某某处，某某学校，学前教育', ['某某处，某某学校，学前教育']],
    ['2019-2022，某地，学前教育', ['2019-2022，某地，学前教育']],
    [`2019-2022，某某学校，${'学'.repeat(23)}`, [`2019-2022\t某某学校\t${'学'.repeat(23)}`]],
    [`2019-2022，某某学校，${'学'.repeat(24)}`, [`2019-2022，某某学校，${'学'.repeat(24)}`]],
    ['Acme        Leeds', ['Acme\tLeeds']],
    ['Acme       Leeds', ['Acme       Leeds']],
    ['Acme        Leeds        2020', ['Acme        Leeds        2020']],
  ])('%s', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
    expect(cellsOf(text, { bullet: true })).toEqual([text])
  })

  test.each([
    [
      'Worked as Software Engineer in Tech Mahindra, Pune from June 2018 to July 2021.',
      'Software Engineer\tTech Mahindra, Pune\tJune 2018 to July 2021',
    ],
    ['Currently working as a nurse at Leeds General since May 2020', 'nurse\tLeeds General\tMay 2020'],
  ])('%s', (text, row) => {
    expect(inCells({ text, bullet: true })).toEqual([{ text: row, bold: [], bullet: false, level: 2 }])
  })

  test.each([
    ['Worked as a nurse at Leeds General from time to time', ['Worked as a nurse at Leeds General from time to time']],
    ['B.Tech from IIT Delhi in 2019 with 74.5%', ['B.Tech\tIIT Delhi\t74.5%\t2019']],
    ['B.Tech from IIT Delhi in 2019.', ['B.Tech\tIIT Delhi\t2019']],
    [
      'I graduated from the University of Leeds in 2012 with a BSc in Physics.',
      ['University of Leeds\tBSc in Physics\t2012'],
    ],
    ['Graduated Nurse from Leeds College in 2012', ['Graduated Nurse\tLeeds College\t2012']],
    ['Nurse graduated from Leeds College in 2012', ['Nurse graduated\tLeeds College\t2012']],
    ['Graduated from School of the Arts in 2012 with such a grade', ['School of the Arts\tsuch a grade\t2012']],
    ['Company   : Acme Ltd', ['Acme Ltd']],
    ['I have graduated from Leeds College in 2012', ['Leeds College\t2012']],
    ['Peachtree Dental Group-Atlanta, GA', ['Peachtree Dental Group\tAtlanta, GA']],
    ['Peachtree Dental Group-San Juan del Sur, GA', ['Peachtree Dental Group\tSan Juan del Sur, GA']],
    ['AB-Atlanta, GA', ['AB-Atlanta, GA']],
    ['ABC-Atlanta, GA', ['ABC\tAtlanta, GA']],
    ['Peachtree Dental Group-Atlanta, Georgia', ['Peachtree Dental Group-Atlanta, Georgia']],
  ])('%s', (text, cells) => expect(cellsOf(text)).toEqual(cells))

  test('a label of what an entry is called begins one, a role is of the entry above', () => {
    expect(inCells({ text: '公司名称：某某公司', bullet: true, number: 1, gap: true })).toEqual([
      { text: '某某公司', bold: [], gap: true, level: 2 },
    ])
    expect(inCells({ text: '职位：会计', gap: true })).toEqual([{ text: '会计', bold: [], gap: false }])
    expect(inCells({ text: 'COMPANY: Acme Ltd' })).toEqual([{ text: 'Acme Ltd', bold: [], level: 2 }])
    expect(inCells({ text: 'ROLE: Chef', gap: true })).toEqual([{ text: 'Chef', bold: [], gap: false }])
    const degree = { text: 'B.Tech\tIIT Delhi\t2019', bold: [], gap: true }
    expect(inCells({ text: 'B.Tech from IIT Delhi in 2019.', gap: true })).toEqual([degree])
    const point = { text: 'Peachtree Dental Group-Atlanta, GA', bullet: true }
    expect(inCells(point)).toEqual([point])
    expect(inCells({ text: 'Acme', gap: true })).toEqual([{ text: 'Acme', gap: true }])
  })
})

describe('a name in its own face', () => {
  const parted = (name: string, beside: string, more: Partial<SourceLine> = {}) =>
    partedAtFace(`${name} ${beside}`, { text: '', lead: name.length, ...more })

  test('is parted from the name behind it', () => {
    expect(parted('PROCESS ENGINEER', 'ACME LTD')).toBe('PROCESS ENGINEER\tACME LTD')
    expect(parted('Chef', 'Acme Ltd')).toBe('Chef\tAcme Ltd')
    expect(parted('Process Engineer', 'Blue Heron')).toBe('Process Engineer\tBlue Heron')
  })

  test.each([
    ['CEO', 'Acme Ltd', {}],
    ['Process Engineer', 'acme Ltd', {}],
    ['Process Engineer,', 'Acme Ltd', {}],
    ['Process Engineer', 'Acme\tLtd', {}],
    ['Process Engineer', 'Acme Ltd', { bullet: true }],
    ['Something', 'Else', {}],
    ['Process Engineer –', 'Acme Ltd', {}],
    ['Process Engineer', 'Acme Ltd;', {}],
    ['Process Engineer', 'Acme, which; makes things of many kinds', {}],
  ])('is not parted: %s %s', (name, beside, more) => {
    expect(parted(name, beside, more)).toBe(`${name} ${beside}`)
  })
})

const textsOf = (lines: readonly SourceLine[]) => lines.map(({ text }) => text)

test.each([
  ['博士研究生 飞行器设计，预计2025年6月毕业', ['博士研究生 飞行器设计', '预计2025年6月毕业']],
  ['博士研究生，预计2025年6月毕业了', ['博士研究生，预计2025年6月毕业了']],
  ['飞行器设计，预计2025年6月毕业', ['飞行器设计，预计2025年6月毕业']],
  ['BTech Physics, IIT Madras, 2013. First class.', ['BTech Physics, IIT Madras, 2013', 'First class.']],
  ['Physics, IIT Madras, 2013. First class.', ['Physics, IIT Madras, 2013. First class.']],
  ['BTech Physics, IIT Madras, 2013. first class', ['BTech Physics, IIT Madras, 2013. first class']],
])('behind the heading of a degree: %s', (text, expected) => {
  expect(textsOf(behindDegree({ text }))).toEqual(expected)
  expect(textsOf(behindDegree({ text, bullet: true }))).toEqual([text])
})

test('what is said of a dated project begins a paragraph', () => {
  const text = 'Bike Counts (2023): open data of counters.'
  expect(behindColon({ text, level: 2 })).toEqual([
    { text: 'Bike Counts (2023)', bold: [], level: 2 },
    { text: 'open data of counters.', gap: true },
  ])
  for (const line of [
    { text, bullet: true },
    { text: 'Bike Counts: open data' },
    { text: 'my Bike Counts (2023): data' },
  ])
    expect(behindColon(line)).toEqual([line])
})

describe('the text behind the names of an entry', () => {
  const names = '2013 – 2019\tLecturer, University of Oslo'
  const said = 'Offered courses on runes and their readers.'

  test('is a paragraph of its own', () => {
    expect(behindNames({ text: `${names}. ${said}` })).toEqual([
      { text: names, bold: [] },
      { text: said, gap: true },
    ])
    const faced = 'Lecturer, University of Oslo in Norway'
    expect(textsOf(behindNames({ text: `${faced}. ${said}`, lead: 8 }))).toEqual([faced, said])
    expect(textsOf(behindNames({ text: `${faced}. ${said}`, lead: faced.length }))).toEqual([faced, said])
  })

  test('is that of a line of 60 signs or more, behind 110 of them or fewer', () => {
    const behind = (head: string, text: string) => textsOf(behindNames({ text: `${head}. ${text}` }))
    expect(behind(names, `Gave ${'x'.repeat(13)}`)).toEqual([names, `Gave ${'x'.repeat(13)}`])
    expect(behind(names, `Gave ${'x'.repeat(12)}`)).toHaveLength(1)
    const long = names.replace('\t', `\t${' '.repeat(70)}`)
    expect(behind(long, said)).toEqual([long, said])
    expect(behind(long.replace('\t', '\t '), said)).toHaveLength(1)
    expect(behind('2013 – present\tLecturer, University of Oslo', said)).toHaveLength(2)
  })

  test.each([
    ['names before the period', { text: `Acme ${names}. ${said}` }],
    ['a face that names nothing', { text: `Something about nothing else. ${said}`, lead: 9 }],
    ['a face that names nothing beside one that would', { text: `About the University of Oslo. ${said}`, lead: 5 }],
    ['a point', { text: `${names}. ${said}`, bullet: true }],
    ['no period before it', { text: `Lecturer, University of Oslo. ${said}` }],
    ['a face that goes on', { text: `Lecturer, University of Oslo. ${said}`, lead: 29 }],
    ['a face that goes on into the sentence', { text: `Lecturer, University of Oslo. ${said}`, lead: 37 }],
    ['a date alone', { text: `2013\tLecturer, University of Oslo. ${said}` }],
    ['a short line', { text: '2013 – 2019\tLecturer, University of Oslo. Go on with.' }],
    ['no sentence', { text: `${names}. ${said.toUpperCase()}` }],
  ])('is not, of %s', (_what, line) => expect(behindNames(line)).toEqual([line]))

  test('is a point behind a role in brackets', () => {
    expect(behindNames({ text: '2019年4月～現在\t【予約課】予約管理' })).toEqual([
      { text: '2019年4月～現在\t予約課' },
      { text: '予約管理', bullet: true },
    ])
    expect(textsOf(behindNames({ text: 'いつか長い間\t【予約課】予約管理' }))).toEqual([
      'いつか長い間\t【予約課】予約管理',
    ])
  })
})

test.each([
  ['Organisation de 20 événements par an', true],
  ['Led the new team', true],
  ['Led the team', false],
  ['Led the new Team', false],
  ['led the new team', false],
  ['2 Led the new team', false],
])('%s describes: %s', (text, expected) => expect(isTold(text)).toBe(expected))

test.each([
  ['汇报对象：CEO', true],
  ['【业绩】很好', true],
  ['招商总监  汇报对象：总经理', false],
  ['a23456789012: b', true],
  ['a234567890123: b', false],
  ['：CEO', false],
  ['汇报对象：', false],
])('%s is a label and what it says: %s', (text, expected) => expect(isLabelled(text)).toBe(expected))

test('below a label stands what it is of, unless that is apart, a heading or has a period', () => {
  const above = { text: '业绩：' }
  const line = { text: '2023 年集团“金勺奖”' }
  expect(isBelowLabel(line, above)).toBe(true)
  expect(isBelowLabel(line, undefined)).toBe(false)
  expect(isBelowLabel(line, { text: '业绩' })).toBe(false)
  expect(isBelowLabel(line, { text: '1业绩：' })).toBe(false)
  expect(isBelowLabel(line, { text: '业绩：第一' })).toBe(false)
  expect(isBelowLabel({ ...line, gap: true }, above)).toBe(false)
  expect(isBelowLabel({ ...line, level: 2 }, above)).toBe(false)
  expect(isBelowLabel({ text: '2020 - 2021 某公司' }, above)).toBe(false)
  expect(isBelowLabel({ text: '2020 至今 某公司' }, above)).toBe(false)
})

test.each([
  ['所属行业：金融', true],
  ['◆資本金：1億円', true],
  ['公司规模：500人', true],
  ['电气机械/设备 | 上市公司 | 2000-5000人', true],
  ['互联网 | 规模：500人以上', true],
  ['互联网｜20人', true],
  ['互联网 | 民营', true],
  ['金融行业：某某', false],
  ['负责。互联网 | 20人', false],
  ['互联网 | 领导20人的团队', false],
])('%s is of an employer: %s', (text, expected) => expect(isOfEmployer({ text })).toBe(expected))

test.each([
  ['Acme, Atlanta, GA', true],
  ['Atlanta, GA', false],
  ['Acme, Inc., Foo', false],
])('%s ends in a town: %s', (text, expected) => expect(endsInTown(text)).toBe(expected))

test.each([
  ['负责门店日常运营与管理工作，带领团队完成全年的业绩目标', true],
  [`${'字'.repeat(12)}，${'字'.repeat(12)}`, true],
  [`${'字'.repeat(11)}，${'字'.repeat(12)}`, false],
  [`${'字'.repeat(12)}，\t${'字'.repeat(12)}`, false],
  [`${'字'.repeat(12)}，${'字'.repeat(6)} | ${'字'.repeat(6)}`, false],
  [`${'字'.repeat(12)}，${'字'.repeat(6)}  ${'字'.repeat(6)}`, false],
  ['Writes programs; reviews those of others', true],
  ['Writes programs and reviews those of others', false],
  ['某某食品、饮料与烟草集团总公司华东区总部, Atlanta, GA', false],
])('%s is prose: %s', (text, expected) => expect(isProse(text)).toBe(expected))

test.each([
  [' | Acme, ', 'Acme'],
  ['（Acme', 'Acme'],
  ['Acme (Leeds)', 'Acme (Leeds)'],
  ['Acme)', 'Acme'],
  ['Acme) Leeds', 'Acme) Leeds'],
  ['– Acme –', 'Acme'],
  ['Acme （', 'Acme'],
  ['Acme / ', 'Acme'],
  [' / Acme /Leeds', 'Acme /Leeds'],
  ['A/B', 'A/B'],
])('%s without the signs around it', (text, expected) => expect(trimmed(text)).toBe(expected))
