import { describe, expect, test } from 'vitest'
import type { SectionKind } from '#src/resume/document.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { beginsWithPeriod, isNamesRow, withListedHeads } from '#src/resume/formats/text/entry-lines.ts'

const textsOf = (lines: readonly SourceLine[]) => lines.map(({ text }) => text)

describe('points that are headings', () => {
  const heads = (kind: SectionKind, ...lines: SourceLine[]) =>
    withListedHeads(lines, kind).flatMap((line) => (line.level === 2 ? [line] : []))
  const point = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({ text, bullet: true, ...more })

  test('end with their periods, and lose their signs', () => {
    const lines = [point('Acme Ltd (2018 – 2021)', { indent: 10, number: 1 }), point('did things', { indent: 20 })]
    expect(withListedHeads(lines, 'work')).toEqual([{ text: 'Acme Ltd (2018 – 2021)', level: 2 }, lines[1]])
  })

  test('are the least indented points, whatever other lines there are', () => {
    const lines = [
      { text: 'About us' },
      point('Acme Ltd (2018 – 2021)', { indent: 10 }),
      point('Course 2010 – 2011', { indent: 20 }),
      point('did things', { indent: 20 }),
    ]
    expect(textsOf(heads('work', ...lines))).toEqual(['Acme Ltd (2018 – 2021)'])
    const dated = [{ text: 'Globex 2011 – 2014' }, ...lines]
    expect(withListedHeads(dated, 'work')).toEqual(dated)
  })

  test.each([
    ['Acme Ltd (2018 – present)', true],
    ['Acme Ltd (2018 – 2021), 58 万元', true],
    ['Acme Ltd 2018 – 2021, twelve word', true],
    ['Acme Ltd 2018 – 2021, twelve words', false],
    ['Acme Ltd (2018 – 2021) and more', false],
    ['Acme Ltd 2018', false],
    ['2018 – 2021', false],
    [`Acme Ltd ${'x'.repeat(99)} 2018 – 2021`, true],
    [`Acme Ltd ${'x'.repeat(100)} 2018 – 2021`, false],
    ['Field Technician, Leeds (Summer 2015)', false],
  ])('%s alone: %s', (text, expected) => expect(heads('work', point(text)).length).toBe(expected ? 1 : 0))

  test.each([
    ['Field Technician, Leeds (Summer 2015)', true],
    ['Field Technician, Leeds (Summer 2015', false],
    ['Field Technician, Leeds (Summer 2015) again', false],
    ['Field Technician, Leeds, Summer 2015', false],
    ['things of ours (Summer 2015)', false],
  ])('%s beside one with a whole period: %s', (text, expected) => {
    expect(heads('work', point('Acme Ltd (2018 – 2021)'), point(text)).length).toBe(expected ? 2 : 0)
  })

  test('are all of their rank, or none', () => {
    const head = point('Acme Ltd (2018 – 2021)')
    expect(heads('work', head, point('did things'))).toEqual([])
    expect(heads('work', head, { text: 'Globex 2011 – 2014' })).toEqual([])
    expect(textsOf(heads('work', head, point('did things', { number: 1 })))).toEqual([head.text])
  })

  test('begin with periods, if the first does', () => {
    const dated = point('2018年6月 ～ 至今  某酒店  厨师长')
    expect(textsOf(heads('work', dated, point('管理厨房')))).toEqual([dated.text])
    expect(heads('work', point('管理厨房'), dated)).toEqual([])
  })

  test('are schools and degrees, where all are', () => {
    const schools = [point('University of Leeds'), point('BSc Physics')]
    expect(textsOf(heads('education', ...schools))).toEqual(textsOf(schools))
    expect(heads('work', ...schools)).toEqual([])
    expect(heads('education', ...schools, point('Tennis'))).toEqual([])
    expect(heads('education', ...schools.slice(0, 1))).toEqual([])
    expect(heads('education', point('University of Leeds'), { text: 'BSc Physics' })).toEqual([])
  })
})

test.each([
  ['2018年6月 ～ 至今  某酒店  厨师长', true],
  ['2018 – 2021 Acme', true],
  ['2018 Acme', false],
  [' 2018 – 2021 Acme', true],
  ['2018 – 2021，某某信息技术有限公司，高级软件开发工程师，研发中心华东部', true],
  ['Acme 2018 – 2021 Ltd', false],
  ['2018 – 2021', false],
  ['2018 – 2021 带领团队完成全年的业绩目标，并且负责门店日常运营与管理工作', false],
  ['2018 – 2021，某某有限公司，会计', true],
])('%s begins with a period: %s', (text, expected) => expect(beginsWithPeriod({ text })).toBe(expected))

test.each([
  ['，某某有限公司，会计', true],
  [', 某某大学, 会计, 本科, 优秀', true],
  ['，某某大学，会计，本科，优秀，五', false],
  ['，某某有限公司', false],
  ['某某有限公司，会计', false],
  ['，某地，会计', false],
  [`，某某有限公司，${'会'.repeat(17)}`, true],
  [`，某某有限公司，${'会'.repeat(18)}`, false],
])('%s names an organisation and a position: %s', (text, expected) => expect(isNamesRow(text)).toBe(expected))
